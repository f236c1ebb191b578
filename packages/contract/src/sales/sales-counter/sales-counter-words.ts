import type { Text } from '../../messages.ts';
import type {
  counterFaults,
  counterInvoiceStates,
  counterStates,
  freezeReasons,
  refusalReasons,
} from './sales-counter-answer.ts';

/** How counters and their invoices stand, as lists, histories and the counter itself say it. */
export const counterStateWords = {
  NEW: { en: 'No device yet', ne: 'यन्त्र राखिएको छैन' },
  ACTIVE: { en: 'Selling', ne: 'बिक्री गर्दै' },
  FROZEN: { en: 'Frozen', ne: 'रोकिएको' },
  CLOSED: { en: 'Closed', ne: 'बन्द' },
} as const satisfies Record<(typeof counterStates)[number], Text>;

export const counterInvoiceWords = {
  KEPT: { en: 'Waits to be posted', ne: 'खातामा चढ्न बाँकी' },
  POSTED: { en: 'Posted', ne: 'खातामा चढेको' },
  REFUSED: { en: 'Not posted', ne: 'खातामा नचढेको' },
  LOST: { en: 'Lost', ne: 'हराएको' },
  SETTLED: { en: 'Settled', ne: 'मिलाइएको' },
} as const satisfies Record<(typeof counterInvoiceStates)[number], Text>;

/** What is wrong with what a device sent. */
export const counterFaultWords = {
  UNREADABLE: { en: 'What came cannot be read', ne: 'आएको कुरा पढ्न सकिएन' },
  VERSION: {
    en: 'It is written in a way that is not known here: reload the page on that device',
    ne: 'यहाँ नचिनिने तरिकाले लेखिएको छ: त्यो यन्त्रमा पृष्ठ फेरि खोल्नुहोस्',
  },
  OTHER_COUNTER: { en: 'It says another counter or device', ne: 'यसमा अर्कै काउन्टर वा यन्त्र लेखिएको छ' },
  NUMBER: { en: 'Its number is not that of its place', ne: 'यसको नम्बर क्रमसँग मिल्दैन' },
  HASH: { en: 'It does not follow the invoice before it', ne: 'यो अघिल्लो बिलसँग जोडिँदैन' },
  GAP: { en: 'Invoices before it are missing', ne: 'यसअघिका बिल छैनन्' },
  OTHER_KEPT: { en: 'Another invoice came under this number', ne: 'यही नम्बरमा अर्कै बिल आइसकेको छ' },
  AFTER_FAULT: { en: 'It came after what is wrong', ne: 'गडबडीपछि आएको' },
  AFTER_CLOSING: {
    en: 'It came after the counter was closed, beyond its last number',
    ne: 'काउन्टर बन्द भएपछि, अन्तिम नम्बरभन्दा पछिको आयो',
  },
} as const satisfies Record<(typeof counterFaults)[number], Text>;

/** Why a counter is frozen. */
export const freezeWords = {
  ...counterFaultWords,
  OLD_PROFILE: {
    en: 'The storage of its browser was set back to an earlier moment',
    ne: 'यसको ब्राउजरको भण्डार पहिलेको अवस्थामा फर्काइएको छ',
  },
  TOTALS: {
    en: 'The totals of an invoice are not those that were printed',
    ne: 'एउटा बिलको जम्मा छापिएकोसँग मिलेन',
  },
} as const satisfies Record<(typeof freezeReasons)[number], Text>;

/** Why an invoice of a counter is not posted. */
export const refusalWords = {
  TOTALS: { en: 'Its totals are worked out to others than were printed', ne: 'हिसाब गर्दा छापिएकोभन्दा फरक जम्मा आयो' },
  CLOCK: { en: 'The clock of its device was wrong', ne: 'यन्त्रको घडी मिलेको थिएन' },
  DAY: { en: 'Its day is not that of the moment at which it was issued', ne: 'यसको मिति जारी भएको समयसँग मिल्दैन' },
  FORM: { en: 'What it says is not taken', ne: 'यसमा लेखिएको कुरा स्वीकार भएन' },
  RULE: { en: 'A rule of the books stands in its way', ne: 'खाताको नियमले रोक्यो' },
  SERVER: { en: 'The server failed: try again', ne: 'सर्भरमा समस्या आयो: फेरि प्रयास गर्नुहोस्' },
} as const satisfies Record<(typeof refusalReasons)[number], Text>;
