import { messages } from '../messages.ts';

/** The words of taking a report along. */
export const exportMessages = messages('export', {
  export: { en: 'Export', ne: 'निकाल्नुहोस्' },
  excel: { en: 'Excel', ne: 'एक्सेल' },
  pdf: { en: 'PDF', ne: 'पीडीएफ' },
  madeFiles: { en: 'Files of long reports', ne: 'लामा प्रतिवेदनका फाइल' },
  inNepali: { en: 'In Nepali', ne: 'नेपालीमा' },
  inEnglish: { en: 'In English', ne: 'अङ्ग्रेजीमा' },
});
