import { messages } from '../../messages.ts';

/** The words that the screens of income and expense have in common. */
export const dueDocumentScreenMessages = messages('dueDocumentScreen', {
  // list
  state: { en: 'Status', ne: 'अवस्था' },
  active: { en: 'Active', ne: 'सक्रिय' },
  cancelled: { en: 'Cancelled', ne: 'रद्द' },
  category: { en: 'Category', ne: 'वर्ग' },
  billDate: { en: 'Bill date', ne: 'बिल मिति' },
  dueDate: { en: 'Due date', ne: 'तिर्ने मिति' },
  totalColumn: { en: 'Total (Rs)', ne: 'जम्मा (रु)' },
  remainingColumn: { en: 'Due (Rs)', ne: 'बाँकी (रु)' },
  // row menu
  payment: { en: 'Payment', ne: 'भुक्तानी' },
  copy: { en: 'Copy into a new one', ne: 'प्रतिलिपि गरी नयाँ बनाउनुहोस्' },
  cancelRecord: { en: 'Cancel it', ne: 'रद्द गर्नुहोस्' },
  reactivate: { en: 'Make active again', ne: 'फेरि सक्रिय बनाउनुहोस्' },
  // detail
  generalTab: { en: 'General Information', ne: 'सामान्य विवरण' },
  documentsTab: { en: 'Documents', ne: 'कागजात' },
  noDocuments: { en: 'No documents', ne: 'कागजात छैन' },
  noDocumentsText: {
    en: 'A picture or PDF of the bill can be added while nothing is paid on it.',
    ne: 'केही नतिरेसम्म बिलको तस्बिर वा PDF थप्न मिल्छ।',
  },
  total: { en: 'Total', ne: 'जम्मा' },
  words: { en: 'In words', ne: 'अक्षरेपी' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  description: { en: 'Description', ne: 'विवरण' },
  enteredBy: { en: 'Entered by', ne: 'प्रविष्टि गर्ने' },
  // form
  bill: { en: 'The bill', ne: 'बिल' },
  documents: { en: 'Documents', ne: 'कागजात' },
  totalBillAmount: { en: 'Total bill amount', ne: 'बिलको जम्मा रकम' },
  paidNow: { en: 'Payment now', ne: 'अहिलेको भुक्तानी' },
  letters: { en: '{count} of 50 letters', ne: '५० मध्ये {count} अक्षर' },
  // no longer to be edited
  notEditableTitle: { en: 'This can no longer be edited', ne: 'अब यो सच्याउन मिल्दैन' },
  isCancelled: {
    en: 'It was cancelled. Make it active again in the list, and then edit it.',
    ne: 'यो रद्द गरिएको छ। सूचीमा गएर फेरि सक्रिय बनाउनुहोस्, अनि सच्याउनुहोस्।',
  },
  setAgainst: { en: 'Set against it by voucher', ne: 'रकम घटाउने भौचर' },
  aVoucher: { en: 'A voucher', ne: 'भौचर' },
  someSetAgainst: {
    en: 'A voucher is set against it. Let somebody who may see vouchers cancel that first, and then edit it.',
    ne: 'यसबाट भौचरले रकम घटाएको छ। पहिले भौचर हेर्न मिल्नेलाई त्यो रद्द गर्न लगाउनुहोस्, अनि सच्याउनुहोस्।',
  },
  isSetAgainst: {
    en: 'Voucher {vouchers} is set against it. Cancel that first, and then edit it.',
    ne: 'यसबाट भौचर {vouchers}ले रकम घटाएको छ। पहिले त्यो रद्द गर्नुहोस्, अनि सच्याउनुहोस्।',
  },
  isPaid: {
    en: 'Something is paid on it already. Delete the payments first, and then edit it.',
    ne: 'यसमा भुक्तानी भइसकेको छ। पहिले भुक्तानी मेटाउनुहोस्, अनि सच्याउनुहोस्।',
  },
  seeRecord: { en: 'See it in the list', ne: 'सूचीमा हेर्नुहोस्' },
});
