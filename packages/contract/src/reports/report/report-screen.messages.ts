import { messages } from '../../messages.ts';

/** The words that the screens of all reports share. */
export const reportScreenMessages = messages('reportScreen', {
  // filter
  filter: { en: 'What the report is about', ne: 'केको प्रतिवेदन' },
  startDate: { en: 'Start date', ne: 'सुरु मिति' },
  endDate: { en: 'End date', ne: 'अन्तिम मिति' },
  typeFirst: { en: 'Choose the inventory type first', ne: 'पहिले सामान वा सेवा छान्नुहोस्' },
  everything: { en: 'All', ne: 'सबै' },
  generate: { en: 'Generate Report', ne: 'प्रतिवेदन हेर्नुहोस्' },
  // result
  filterSummary: { en: 'The filter of this report', ne: 'यो प्रतिवेदनको छनोट' },
  backToFilter: { en: 'Back to the filter', ne: 'छनोटमा फर्कनुहोस्' },
  closeResult: { en: 'Close the report', ne: 'प्रतिवेदन बन्द गर्नुहोस्' },
  rows: { en: 'Rows', ne: 'हरफ' },
  subtotals: { en: 'Subtotals', ne: 'उपजम्मा' },
  totals: { en: 'Totals', ne: 'जम्मा रकम' },
  emptyTitle: { en: 'Nothing for this filter', ne: 'यो छनोटमा केही छैन' },
  emptyText: {
    en: 'Take a longer period, or leave out a part of the filter.',
    ne: 'अवधि लामो पार्नुहोस् वा छनोट घटाउनुहोस्।',
  },
  changeFilter: { en: 'Change the filter', ne: 'छनोट फेर्नुहोस्' },
  cancelledHint: {
    en: 'Cancelled invoices are shown with their number and counted as nothing.',
    ne: 'रद्द भएका बिल नम्बरसहित देखिन्छन्, जम्मामा जोडिँदैनन्।',
  },
  // two clocks
  knownOn: { en: 'As known on {date}', ne: '{date}को जानकारीअनुसार' },
  changes: { en: 'Changes: {count}', ne: '{count} परिवर्तन' },
  became: { en: 'became', ne: 'बाट' },
  noChangesTitle: { en: 'Nothing has changed since then', ne: 'त्यसपछि केही परिवर्तन भएको छैन' },
  noChangesText: {
    en: 'The report still says what was known on that day.',
    ne: 'प्रतिवेदन त्यो दिनको जानकारीअनुसार नै छ।',
  },
  changesHint: {
    en: 'Each figure is what is there now less what was known then; of what has changed both stand below it.',
    ne: 'प्रत्येक अङ्क अहिलेको रकमबाट त्यतिबेलाको घटाएको हो; परिवर्तन भएकोमा दुवै अङ्क तल छन्।',
  },
  dueCard: { en: 'Due Rs {amount}', ne: 'बाँकी रु {amount}' },
  // one invoice
  invoiceTitle: { en: 'Invoice {number}', ne: 'बिल {number}' },
  invoicePage: { en: 'Invoice {number} as it is printed', ne: 'छापिने रूपमा बिल {number}' },
});
