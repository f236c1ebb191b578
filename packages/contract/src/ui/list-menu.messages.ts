import { messages } from '../messages.ts';

/** What can be done with a list as a whole, with rows that are chosen of it, and with the records it leads to. */
export const listMenuMessages = messages('listMenu', {
  menu: { en: 'Export, print, columns', ne: 'निकाल्ने, छाप्ने, स्तम्भ' },
  excel: { en: 'Excel', ne: 'एक्सेल' },
  pdf: { en: 'PDF', ne: 'पीडीएफ' },
  takeAlong: { en: 'Export {count} {count|row|rows}', ne: '{count} हरफ निकाल्नुहोस्' },
  print: { en: 'Print', ne: 'छाप्नुहोस्' },
  chooseRows: { en: 'Choose rows', ne: 'हरफ छान्नुहोस्' },
  columns: { en: 'Columns', ne: 'स्तम्भ' },
  allColumns: { en: 'Show all columns', ne: 'सबै स्तम्भ देखाउनुहोस्' },
  showTotals: { en: 'Total of all rows', ne: 'सबै हरफको जम्मा' },
  counted: { en: '{count} counted', ne: '{count} वटाको' },
  searched: { en: 'Search: {text}', ne: 'खोजी: {text}' },
  formerRecord: { en: 'Previous in the list', ne: 'सूचीको अघिल्लो' },
  nextRecord: { en: 'Next in the list', ne: 'सूचीको अर्को' },
});
