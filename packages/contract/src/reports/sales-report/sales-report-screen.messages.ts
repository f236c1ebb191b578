import { messages } from '../../messages.ts';

/** The words of the sales report's screen; the heads of its columns stand in sales-report-columns.messages.ts. */
export const salesReportScreenMessages = messages('salesReportScreen', {
  // filter
  filter: { en: 'What the report is about', ne: 'केको प्रतिवेदन' },
  startDate: { en: 'Start date', ne: 'सुरु मिति' },
  endDate: { en: 'End date', ne: 'अन्तिम मिति' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  inventoryType: { en: 'Inventory type', ne: 'सामान वा सेवा' },
  item: { en: 'Item', ne: 'सामान' },
  service: { en: 'Service', ne: 'सेवा' },
  itemOrService: { en: 'Item or service', ne: 'कुन सामान वा सेवा' },
  typeFirst: { en: 'Choose the inventory type first', ne: 'पहिले सामान वा सेवा छान्नुहोस्' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  invoiceNumber: { en: 'Invoice number', ne: 'बिल नम्बर' },
  everything: { en: 'All', ne: 'सबै' },
  generate: { en: 'Generate Report', ne: 'प्रतिवेदन हेर्नुहोस्' },
  // result
  filterSummary: { en: 'The filter of this report', ne: 'यो प्रतिवेदनको छनोट' },
  backToFilter: { en: 'Back to the filter', ne: 'छनोटमा फर्कनुहोस्' },
  closeResult: { en: 'Close the report', ne: 'प्रतिवेदन बन्द गर्नुहोस्' },
  invoices: { en: 'Invoices: {count}', ne: '{count} बिल' },
  totals: { en: 'Totals', ne: 'जम्मा रकम' },
  cancelledHint: {
    en: 'Cancelled invoices are shown with their number and counted as nothing.',
    ne: 'रद्द भएका बिल नम्बरसहित देखिन्छन्, जम्मामा जोडिँदैनन्।',
  },
  narrowedHint: {
    en: 'Quantity and amounts are those of the chosen goods alone, without shipping; what is due is their share of it.',
    ne: 'परिमाण र रकम छानिएका सामान वा सेवाका मात्र हुन्, ढुवानीबिना; बाँकी रकम तिनको भागको हो।',
  },
  emptyTitle: { en: 'No invoices for this filter', ne: 'यो छनोटमा कुनै बिल छैन' },
  emptyText: {
    en: 'Take a longer period, or leave out a part of the filter.',
    ne: 'अवधि लामो पार्नुहोस् वा छनोट घटाउनुहोस्।',
  },
  changeFilter: { en: 'Change the filter', ne: 'छनोट फेर्नुहोस्' },
  dueCard: { en: 'Due Rs {amount}', ne: 'बाँकी रु {amount}' },
  // one invoice
  invoiceTitle: { en: 'Invoice {number}', ne: 'बिल {number}' },
  invoicePage: { en: 'Invoice {number} as it is printed', ne: 'छापिने रूपमा बिल {number}' },
});
