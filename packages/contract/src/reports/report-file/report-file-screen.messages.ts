import { messages } from '../../messages.ts';
import type { ReportFileFailure, ReportFileState } from './report-file-choices.ts';

const states = {
  WAITING: { en: 'Waits for its turn', ne: 'पालो कुर्दै छ' },
  MAKING: { en: 'Being made', ne: 'बन्दै छ' },
  READY: { en: 'Ready', ne: 'तयार' },
  EXPIRED: { en: 'Not kept any more', ne: 'हटिसक्यो' },
  FAILED: { en: 'Not made', ne: 'बनेन' },
  CANCELLED: { en: 'Stopped', ne: 'रोकियो' },
} as const satisfies Record<ReportFileState, { en: string; ne: string }>;

const failures = {
  USER_INACTIVE: { en: 'You were not active when it was to be made.', ne: 'बनाउने बेला तपाईं सक्रिय हुनुहुन्नथ्यो।' },
  NO_RIGHT: { en: 'You may not see this report any more.', ne: 'तपाईंलाई अब यो प्रतिवेदन हेर्ने अधिकार छैन।' },
  NO_OUTLET: {
    en: 'You do not work in this outlet any more, or it is closed.',
    ne: 'तपाईं अब यो आउटलेटमा काम गर्नुहुन्न, वा आउटलेट बन्द भएको छ।',
  },
  FILTER_WRONG: {
    en: 'The report cannot be made with its filter any more: export it again.',
    ne: 'यो छनोटले अब प्रतिवेदन बन्दैन: फेरि निकाल्नुहोस्।',
  },
  NO_ROWS: { en: 'There is nothing in it any more.', ne: 'यसमा अब केही छैन।' },
  TOO_LONG: {
    en: 'It has more than 200,000 rows by now: choose a shorter time.',
    ne: 'यसमा २,००,००० भन्दा धेरै हरफ भए: छोटो अवधि छान्नुहोस्।',
  },
  TOO_LONG_FOR_PDF: {
    en: 'It has more than 5,000 rows: take Excel, or a shorter time.',
    ne: 'यसमा ५,००० भन्दा धेरै हरफ छन्: एक्सेल लिनुहोस् वा छोटो अवधि छान्नुहोस्।',
  },
  OTHER: { en: 'It did not succeed: export it again.', ne: 'बनाउन सकिएन: फेरि निकाल्नुहोस्।' },
} as const satisfies Record<ReportFileFailure, { en: string; ne: string }>;

/** The words around long reports, which are made as files apart. */
export const reportFileScreenMessages = messages('reportFileScreen', {
  ...states,
  ...failures,
  title: { en: 'Files of long reports', ne: 'लामा प्रतिवेदनका फाइल' },
  none: {
    en: 'Reports of more than 5,000 rows, and a month as a whole, are made as files. Yours wait here for a day.',
    ne: '५,००० भन्दा धेरै हरफका प्रतिवेदन र पूरै महिनाको हिसाब फाइलमा बन्छन्। तपाईंका फाइल एक दिन यहाँ रहन्छन्।',
  },
  strip: { en: 'Reports being made', ne: 'बन्दै गरेका प्रतिवेदन' },
  rowsOf: { en: '{done} of {total} rows', ne: '{total} मध्ये {done} हरफ' },
  rows: { en: '{count} {count|row|rows}', ne: '{count} हरफ' },
  progress: { en: 'How far {name} is', ne: '{name} कति बन्यो' },
  percent: { en: '{name}: {percent} per cent made', ne: '{name}: {percent} प्रतिशत बन्यो' },
  isReady: { en: '{name} is ready to be downloaded', ne: '{name} तयार भयो, डाउनलोड गर्नुहोस्' },
  isMade: { en: '{name} is being made', ne: '{name} बन्दै छ' },
  isOver: { en: '{name} was not made', ne: '{name} बनेन' },
  changes: { en: 'changes', ne: 'परिवर्तन' },
  EXCEL: { en: 'Excel', ne: 'एक्सेल' },
  PDF: { en: 'PDF', ne: 'पीडीएफ' },
  ZIP: { en: 'ZIP', ne: 'जिप' },
  download: { en: 'Download', ne: 'डाउनलोड गर्नुहोस्' },
  downloadIt: { en: 'Download {name}', ne: '{name} डाउनलोड गर्नुहोस्' },
  stop: { en: 'Stop', ne: 'रोक्नुहोस्' },
  stopIt: { en: 'Stop {name}', ne: '{name} रोक्नुहोस्' },
  dismissIt: { en: 'Take {name} out of the strip', ne: '{name} यहाँबाट हटाउनुहोस्' },
  keptUntil: { en: 'Kept until {moment}', ne: '{moment}सम्म रहन्छ' },
  keptUntilLabel: { en: 'Kept until', ne: 'यति बेलासम्म रहन्छ' },
  begunAt: { en: 'Asked for', ne: 'मागिएको' },
});
