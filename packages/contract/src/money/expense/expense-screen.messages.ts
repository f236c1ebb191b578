import { messages } from '../../messages.ts';

/** The words of the expense screens that are not those of income as well. */
export const expenseScreenMessages = messages('expenseScreen', {
  title: { en: 'Expenses', ne: 'खर्च' },
  add: { en: 'New expense', ne: 'नयाँ खर्च' },
  createTitle: { en: 'New expense', ne: 'नयाँ खर्च' },
  editTitle: { en: 'Edit expense', ne: 'खर्च सच्याउनुहोस्' },
  searchLabel: { en: 'Search by heading, vendor or bill number', ne: 'शीर्षक, विक्रेता वा बिल नम्बरबाट खोज्नुहोस्' },
  empty: {
    en: 'What the business spends stands here: rent, electricity, transport, tea; with what is paid and what is due.',
    ne: 'व्यवसायको खर्च यहाँ रहन्छ: भाडा, बिजुली, ढुवानी, चियापान; तिरेको र तिर्न बाँकी रकमसहित।',
  },
  heading: { en: 'Expense heading', ne: 'खर्चको शीर्षक' },
  headingHint: { en: 'What it is for: July electricity', ne: 'केको खर्च: साउनको बिजुली' },
  category: { en: 'Expense category', ne: 'खर्चको वर्ग' },
  billNumber: { en: "Vendor's bill number", ne: 'विक्रेताको बिल नम्बर' },
  vatAmount: { en: 'VAT within the total', ne: 'जम्मामा भएको भ्याट' },
  vatHint: {
    en: 'Set off against the VAT that you collect',
    ne: 'आफूले उठाएको भ्याटबाट घट्छ',
  },
  takeVat: { en: 'Take {rate} %: Rs {amount}', ne: '{rate} % राख्नुहोस्: रु {amount}' },
  settled: { en: 'Paid so far', ne: 'अहिलेसम्म तिरेको' },
  remaining: { en: 'To be paid', ne: 'तिर्न बाँकी' },
});
