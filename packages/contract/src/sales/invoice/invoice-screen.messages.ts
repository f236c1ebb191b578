import { messages } from '../../messages.ts';

/** The words of the invoice list, the editor and the panel after issuing. */
export const invoiceScreenMessages = messages('invoiceScreen', {
  // list
  title: { en: 'Invoices', ne: 'बिल' },
  add: { en: 'New invoice', ne: 'नयाँ बिल' },
  searchLabel: { en: 'Search by number or customer', ne: 'बिल नम्बर वा ग्राहक खोज्नुहोस्' },
  emptyText: {
    en: 'Every sale you invoice stands here, with what is paid and what is due.',
    ne: 'तपाईंले काटेका सबै बिल, आएको रकम र बाँकी रकमसहित यहाँ देखिन्छन्।',
  },
  number: { en: 'Invoice No.', ne: 'बिल नं.' },
  draft: { en: 'Draft', ne: 'मस्यौदा' },
  cancelled: { en: 'Cancelled', ne: 'रद्द' },
  issued: { en: 'Issued', ne: 'जारी' },
  state: { en: 'Status', ne: 'अवस्था' },
  dueDate: { en: 'Due date', ne: 'तिर्ने मिति' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  dueDays: { en: 'Time to pay', ne: 'तिर्ने भाका' },
  onlyOverdue: { en: 'Overdue', ne: 'भाका नाघेको' },
  total: { en: 'Total (Rs)', ne: 'जम्मा (रु)' },
  remaining: { en: 'Due (Rs)', ne: 'बाँकी (रु)' },
  draftOf: { en: 'draft for {name}', ne: '{name}को मस्यौदा' },
  // row menu
  print: { en: 'Print / PDF', ne: 'छाप्नुहोस् / PDF' },
  payment: { en: 'Payment', ne: 'भुक्तानी' },
  credit: { en: 'Credit note', ne: 'बिक्री फिर्ता' },
  creditedAmount: { en: 'Credited', ne: 'बिक्री फिर्ताबाट घटेको' },
  cancelInvoice: { en: 'Cancel invoice', ne: 'बिल रद्द गर्नुहोस्' },
  cancelPaid: { en: 'Cancel: delete its receipt first', ne: 'रद्द गर्न पहिले रसिद मेटाउनुहोस्' },
  cancelling: { en: 'Cancelling', ne: 'रद्द गर्ने' },
  notCancellable: {
    en: 'Printed, shared or of a month that is over, it stays: a credit note corrects it',
    ne: 'छापिएको, पठाइएको वा बितेको महिनाको बिल रद्द हुँदैन: यसलाई क्रेडिट नोटले सच्याउँछ',
  },
  removeDraft: { en: 'Delete draft', ne: 'मस्यौदा मेटाउनुहोस्' },
  cancelTitle: { en: 'Cancel invoice {number}', ne: 'बिल {number} रद्द गर्ने' },
  cancelHint: {
    en: 'The number stays in the books, marked as cancelled. Stock and dues go back.',
    ne: 'नम्बर खातामा रद्द भनेर रहन्छ। मौज्दात र बाँकी रकम पहिलेकै अवस्थामा फर्कन्छ।',
  },
  reason: { en: 'Reason', ne: 'कारण' },
  keepInvoice: { en: 'Keep it', ne: 'रद्द नगर्नुहोस्' },
  // detail
  generalTab: { en: 'General information', ne: 'सामान्य विवरण' },
  paymentsTab: { en: 'Payments', ne: 'भुक्तानी' },
  paperTab: { en: 'The invoice', ne: 'बिल' },
  fiscalYear: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  paymentMode: { en: 'Mode of payment', ne: 'भुक्तानीको माध्यम' },
  tendered: { en: 'Given', ne: 'दिएको रकम' },
  change: { en: 'Give back', ne: 'फिर्ता दिने' },
  lacking: { en: 'Still lacking', ne: 'अपुग' },
  givenBack: { en: 'Given back', ne: 'फिर्ता दिएको' },
  receipt: { en: 'Receipt', ne: 'रसिद' },
  enteredBy: { en: 'Entered by', ne: 'प्रविष्टि गर्ने' },
  printed: { en: 'Printed', ne: 'छापिएको' },
  printedTimes: { en: '{count} times', ne: '{count} पटक' },
  notPrinted: { en: 'Not yet', ne: 'अहिलेसम्म छैन' },
  cancelReason: { en: 'Reason for cancelling', ne: 'रद्द गर्नुको कारण' },
  cancelledBy: { en: 'Cancelled by', ne: 'रद्द गर्ने' },
  address: { en: 'Address', ne: 'ठेगाना' },
  pan: { en: 'PAN', ne: 'प्यान' },
  paperLanguage: { en: 'Language of the invoice', ne: 'बिलको भाषा' },
  paperFrame: { en: 'Invoice {number} on paper', ne: 'कागजमा बिल {number}' },
  // print
  printTitle: { en: 'Print invoice {number}', ne: 'बिल {number} छाप्ने' },
  printHint: {
    en: 'The first print is the original; each later one is marked as a copy.',
    ne: 'पहिलो छपाइ सक्कल हुन्छ, त्यसपछिका सबै प्रतिलिपि भनेर छापिन्छन्।',
  },
  // editor
  createTitle: { en: 'New sales invoice', ne: 'नयाँ बिक्री बिल' },
  editTitle: { en: 'Draft invoice', ne: 'बिलको मस्यौदा' },
  head: { en: 'Invoice details', ne: 'बिलको विवरण' },
  nextNumber: { en: 'Number', ne: 'बिल नम्बर' },
  recentChoices: { en: 'Sold lately', ne: 'भर्खरै बेचिएका' },
  terms: { en: 'Terms and conditions', ne: 'सर्तहरू' },
  keys: {
    en: 'Enter: next · Ctrl+Backspace: remove line · Ctrl+S: save draft · Ctrl+Enter: issue',
    ne: 'Enter: अर्को · Ctrl+Backspace: हरफ हटाउने · Ctrl+S: मस्यौदा · Ctrl+Enter: जारी',
  },
  // totals
  // saving
  issue: { en: 'Issue invoice', ne: 'बिल जारी गर्नुहोस्' },
  notDraft: { en: 'Invoice {number} is issued', ne: 'बिल {number} जारी भइसकेको छ' },
  viewIssued: { en: 'View the invoice', ne: 'बिल हेर्नुहोस्' },
  notDraftText: {
    en: 'An issued invoice is not changed. Correct it with a credit note.',
    ne: 'जारी भएको बिल फेरिँदैन। क्रेडिट नोटबाट सच्याउनुहोस्।',
  },
  backToList: { en: 'All invoices', ne: 'सबै बिल' },
  // after issuing
  doneTitle: { en: 'Invoice {number} issued', ne: 'बिल {number} जारी भयो' },
  share: { en: 'Share', ne: 'पठाउनुहोस्' },
  receivePayment: { en: 'Receive payment', ne: 'रकम बुझ्नुहोस्' },
  newInvoice: { en: 'New invoice', ne: 'नयाँ बिल' },
  stillDue: { en: 'Still due', ne: 'बाँकी' },
  // sharing
  shareTitle: { en: 'Share invoice {number}', ne: 'बिल {number} पठाउने' },
  shareText: {
    en: '{seller}\nInvoice {number}, {date}\nTotal: Rs {total}\nDue: Rs {due}',
    ne: '{seller}\nबिल नं. {number}, मिति {date}\nजम्मा: रु {total}\nबाँकी: रु {due}',
  },
});
