import { messages } from '../../messages.ts';

/** The words of the opening dues of customers and of vendors. */
export const openingDueScreenMessages = messages('openingDueScreen', {
  // list
  customerTitle: { en: 'Opening dues of customers', ne: 'ग्राहकका अघिल्लो बाँकी बिल' },
  vendorTitle: { en: 'Opening dues to vendors', ne: 'विक्रेताका अघिल्लो बाँकी बिल' },
  toCustomers: { en: 'Of customers', ne: 'ग्राहकका' },
  toVendors: { en: 'To vendors', ne: 'विक्रेताका' },
  add: { en: 'New opening due', ne: 'नयाँ अघिल्लो बाँकी बिल' },
  toImport: { en: 'From a file', ne: 'फाइलबाट भित्र्याउनुहोस्' },
  customerSearch: { en: 'Search by bill number or customer', ne: 'बिल नम्बर वा ग्राहकबाट खोज्नुहोस्' },
  vendorSearch: { en: 'Search by bill number or vendor', ne: 'बिल नम्बर वा विक्रेताबाट खोज्नुहोस्' },
  customerEmpty: {
    en: 'What customers still owe of bills of your old program stands here, each with its own number and dates.',
    ne: 'पुरानो प्रोग्रामका बिलमा ग्राहकबाट उठाउन बाँकी रकम यहाँ रहन्छ, हरेकको आफ्नै नम्बर र मितिसहित।',
  },
  vendorEmpty: {
    en: 'What you still owe vendors of bills of your old program stands here, each with its own number and dates.',
    ne: 'पुरानो प्रोग्रामका बिलमा विक्रेतालाई तिर्न बाँकी रकम यहाँ रहन्छ, हरेकको आफ्नै नम्बर र मितिसहित।',
  },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  vendor: { en: 'Vendor', ne: 'विक्रेता' },
  billNumber: { en: 'Bill number', ne: 'बिल नम्बर' },
  billDate: { en: 'Bill date', ne: 'बिल मिति' },
  dueDate: { en: 'Due date', ne: 'तिर्ने मिति' },
  asAt: { en: 'Owed as at', ne: 'कहिलेसम्मको बाँकी' },
  state: { en: 'Status', ne: 'अवस्था' },
  active: { en: 'Active', ne: 'सक्रिय' },
  cancelled: { en: 'Cancelled', ne: 'रद्द' },
  // row menu
  payment: { en: 'Payment', ne: 'भुक्तानी' },
  cancelDue: { en: 'Cancel opening due', ne: 'अघिल्लो बाँकी बिल रद्द गर्नुहोस्' },
  cancelTitle: { en: 'Cancel {number}', ne: '{number} रद्द गर्ने' },
  cancelHint: {
    en: 'It is taken out of the books as at its day. Its number can be entered anew.',
    ne: 'यो आफ्नै मितिमा हिसाबबाट हट्छ। यही नम्बर फेरि राख्न मिल्छ।',
  },
  reason: { en: 'Reason', ne: 'कारण' },
  keepDue: { en: 'Keep it', ne: 'रद्द नगर्नुहोस्' },
  // detail
  paidReceived: { en: 'Received so far', ne: 'अहिलेसम्म बुझेको' },
  paidMade: { en: 'Paid so far', ne: 'अहिलेसम्म तिरेको' },
  toCollect: { en: 'To be collected', ne: 'उठाउन बाँकी' },
  toPay: { en: 'To be paid', ne: 'तिर्न बाँकी' },
  generalTab: { en: 'General information', ne: 'सामान्य विवरण' },
  paymentsTab: { en: 'Payments', ne: 'भुक्तानी' },
  words: { en: 'In words', ne: 'अक्षरेपी' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  description: { en: 'Description', ne: 'विवरण' },
  enteredBy: { en: 'Entered by', ne: 'प्रविष्टि गर्ने' },
  cancelReason: { en: 'Reason for cancelling', ne: 'रद्द गर्नुको कारण' },
  // form
  editTitle: { en: 'Correct opening due', ne: 'अघिल्लो बाँकी बिल सच्याउनुहोस्' },
  billNumberHint: { en: 'As it stands on the old bill', ne: 'पुरानो बिलमा भएअनुसार' },
  totalBillAmount: { en: 'What is left of it', ne: 'बाँकी रकम' },
  asAtHint: {
    en: 'The day on which you moved in: what was paid until then is taken off already',
    ne: 'हिसाब यहाँ सारेको दिन: त्यसअघि तिरेको रकम घटाइसकेको हुनुपर्छ',
  },
});
