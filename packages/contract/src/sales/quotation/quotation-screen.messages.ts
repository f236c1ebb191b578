import { messages } from '../../messages.ts';
import { quotationsTitle } from './quotation-words.ts';

/** The words of the list of quotations, the editor and the panel after publishing. */
export const quotationScreenMessages = messages('quotationScreen', {
  // list
  title: quotationsTitle,
  add: { en: 'New quotation', ne: 'नयाँ कोटेसन' },
  searchLabel: { en: 'Search by number or customer', ne: 'कोटेसन नम्बर वा ग्राहक खोज्नुहोस्' },
  emptyText: {
    en: 'What you offer your customers stands here, and how long it holds. Once accepted, it becomes an invoice.',
    ne: 'तपाईंले ग्राहकलाई दिएका कोटेसन र तिनको म्याद यहाँ देखिन्छन्। स्वीकृत भएपछि त्यसैबाट बिल बन्छ।',
  },
  number: { en: 'Quotation No.', ne: 'कोटेसन नं.' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  validUntil: { en: 'Valid until', ne: 'मान्य अवधि' },
  total: { en: 'Total (Rs)', ne: 'जम्मा (रु)' },
  draft: { en: 'Draft', ne: 'मस्यौदा' },
  published: { en: 'Published', ne: 'जारी' },
  accepted: { en: 'Accepted', ne: 'स्वीकृत' },
  rejected: { en: 'Rejected', ne: 'अस्वीकृत' },
  expired: { en: 'Expired', ne: 'म्याद सकिएको' },
  converted: { en: 'Invoiced', ne: 'बिल बनेको' },
  draftOf: { en: 'draft for {name}', ne: '{name}को मस्यौदा' },
  // row menu
  publish: { en: 'Publish', ne: 'जारी गर्नुहोस्' },
  publishQuestion: {
    en: 'Publish this quotation? It takes its number and is not changed after that.',
    ne: 'यो कोटेसन जारी गर्ने? यसले नम्बर पाउँछ र त्यसपछि फेरिँदैन।',
  },
  accept: { en: 'Accept', ne: 'स्वीकृत गर्नुहोस्' },
  reject: { en: 'Reject', ne: 'अस्वीकृत गर्नुहोस्' },
  convert: { en: 'Make invoice', ne: 'बिल बनाउनुहोस्' },
  print: { en: 'Print / PDF', ne: 'छाप्नुहोस् / PDF' },
  share: { en: 'Share', ne: 'पठाउनुहोस्' },
  copy: { en: 'Copy', ne: 'कपी गर्नुहोस्' },
  removeDraft: { en: 'Delete draft', ne: 'मस्यौदा मेटाउनुहोस्' },
  isOver: {
    en: 'Its last day is over: copy it into a new draft',
    ne: 'यसको म्याद सकियो: नयाँ मस्यौदामा कपी गर्नुहोस्',
  },
  // the customer's answer
  acceptTitle: { en: 'Accept quotation {number}', ne: 'कोटेसन {number} स्वीकृत गर्ने' },
  acceptHint: { en: 'The customer takes what is offered.', ne: 'ग्राहकले यो कोटेसन मान्नुभयो।' },
  rejectTitle: { en: 'Reject quotation {number}', ne: 'कोटेसन {number} अस्वीकृत गर्ने' },
  rejectHint: {
    en: 'The customer does not take it. It stays in the list, marked as rejected.',
    ne: 'ग्राहकले यो कोटेसन मान्नुभएन। सूचीमा अस्वीकृत भनेर रहन्छ।',
  },
  said: { en: 'What the customer said', ne: 'ग्राहकले के भन्नुभयो' },
  // making an invoice
  convertTitle: { en: 'Make an invoice of {number}', ne: '{number}बाट बिल बनाउने' },
  convertHint: {
    en: 'The lines that are ticked become an invoice draft at the quoted rates. The rest can follow later.',
    ne: 'चिन्ह लगाएका हरफ कोटेसनकै दरमा बिलको मस्यौदा बन्छन्। बाँकी पछि बनाउन मिल्छ।',
  },
  makeDraft: { en: 'Make invoice draft', ne: 'बिलको मस्यौदा बनाउनुहोस्' },
  // detail
  generalTab: { en: 'General information', ne: 'सामान्य विवरण' },
  paperTab: { en: 'The quotation', ne: 'कोटेसन' },
  status: { en: 'Status', ne: 'अवस्था' },
  answeredBy: { en: 'Answer noted by', ne: 'जवाफ टिप्ने' },
  answeredOn: { en: 'Answer noted on', ne: 'जवाफ टिपेको मिति' },
  invoices: { en: 'Invoices made of it', ne: 'यसबाट बनेका बिल' },
  invoiceDraft: { en: 'Invoice draft', ne: 'बिलको मस्यौदा' },
  fiscalYear: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  enteredBy: { en: 'Entered by', ne: 'प्रविष्टि गर्ने' },
  address: { en: 'Address', ne: 'ठेगाना' },
  pan: { en: 'PAN', ne: 'प्यान' },
  terms: { en: 'Terms and conditions', ne: 'सर्तहरू' },
  paperLanguage: { en: 'Language of the quotation', ne: 'कोटेसनको भाषा' },
  paperFrame: { en: 'Quotation {number} on paper', ne: 'कागजमा कोटेसन {number}' },
  // print and share
  printTitle: { en: 'Print quotation {number}', ne: 'कोटेसन {number} छाप्ने' },
  printHint: { en: 'It may be printed as often as you like.', ne: 'जति पटक पनि छाप्न मिल्छ।' },
  shareTitle: { en: 'Share quotation {number}', ne: 'कोटेसन {number} पठाउने' },
  shareText: {
    en: '{seller}\nQuotation {number}, {date}\nTotal: Rs {total}\nValid until {until}',
    ne: '{seller}\nकोटेसन नं. {number}, मिति {date}\nजम्मा: रु {total}\nमान्य अवधि: {until}',
  },
  // editor
  createTitle: { en: 'New quotation', ne: 'नयाँ कोटेसन' },
  editTitle: { en: 'Draft quotation', ne: 'कोटेसनको मस्यौदा' },
  head: { en: 'Quotation details', ne: 'कोटेसनको विवरण' },
  nextNumber: { en: 'Number', ne: 'कोटेसन नम्बर' },
  recentChoices: { en: 'Sold lately', ne: 'भर्खरै बेचिएका' },
  keys: {
    en: 'Enter: next · Ctrl+Backspace: remove line · Ctrl+S: save draft · Ctrl+Enter: publish',
    ne: 'Enter: अर्को · Ctrl+Backspace: हरफ हटाउने · Ctrl+S: मस्यौदा · Ctrl+Enter: जारी',
  },
  issue: { en: 'Publish quotation', ne: 'कोटेसन जारी गर्नुहोस्' },
  notDraft: { en: 'Quotation {number} is published', ne: 'कोटेसन {number} जारी भइसकेको छ' },
  notDraftText: {
    en: 'A published quotation is not changed. Copy it into a new draft.',
    ne: 'जारी भएको कोटेसन फेरिँदैन। नयाँ मस्यौदामा कपी गर्नुहोस्।',
  },
  viewIssued: { en: 'View the quotation', ne: 'कोटेसन हेर्नुहोस्' },
  // after publishing
  doneTitle: { en: 'Quotation {number} published', ne: 'कोटेसन {number} जारी भयो' },
  backToList: { en: 'All quotations', ne: 'सबै कोटेसन' },
  // on an invoice
  ofQuotation: { en: 'Of quotation', ne: 'कोटेसन' },
  quotedAs: { en: 'As quoted in {number}', ne: '{number}मा कोट गरिएअनुसार' },
  changedSince: {
    en: 'Since it was quoted some prices have changed. The invoice has the quoted rates.',
    ne: 'कोटेसन दिएपछि केही मूल्य फेरिएका छन्। बिलमा कोटेसनकै दर छन्।',
  },
  priceChanged: {
    en: '{name}: quoted at Rs {rate}, price was Rs {former}, is Rs {present}',
    ne: '{name}: कोट गरिएको रु {rate}, त्यतिबेला मूल्य रु {former}, अहिले रु {present}',
  },
  taxChanged: {
    en: '{name}: VAT was {former}%, is {present}%',
    ne: '{name}: भ्याट {former}% थियो, अहिले {present}%',
  },
});
