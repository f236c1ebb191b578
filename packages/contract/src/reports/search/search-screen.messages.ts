import { foundWords } from '../../books/document-registry/document-registry.ts';
import { messages } from '../../messages.ts';

/** The words of the one search over everything. */
export const searchScreenMessages = messages('searchScreen', {
  title: { en: 'Find and go', ne: 'खोजेर जानुहोस्' },
  label: {
    en: 'Screen, name, code or invoice number',
    ne: 'स्क्रिन, नाम, कोड वा बिल नम्बर',
  },
  results: { en: 'Found', ne: 'भेटिएका' },
  searching: { en: 'Searching …', ne: 'खोज्दै …' },
  count: { en: '{count} found', ne: '{count} भेटियो' },
  nothing: { en: 'Nothing of that name or number', ne: 'यस्तो नाम वा नम्बरको केही भेटिएन' },
  failed: { en: 'Records could not be searched', ne: 'विवरण खोज्न सकिएन' },
  keys: {
    en: 'Arrow keys choose · Enter opens · Esc closes',
    ne: 'तीरले छान्ने · Enterले खोल्ने · Escले बन्द गर्ने',
  },
  inactive: { en: 'not in use', ne: 'निष्क्रिय' },
  more: { en: 'All that fit: {list}', ne: 'मिल्ने सबै: {list}' },
  // groups
  RECENT: { en: 'Lately chosen', ne: 'भर्खरै छानिएका' },
  ACTION: { en: 'Do', ne: 'काम' },
  SCREEN: { en: 'Go to', ne: 'स्क्रिन' },
  CUSTOMER: { en: 'Customers', ne: 'ग्राहक' },
  VENDOR: { en: 'Vendors', ne: 'विक्रेता' },
  ITEM: { en: 'Items', ne: 'सामान' },
  SERVICE: { en: 'Services', ne: 'सेवा' },
  QUOTATION: { en: 'Quotations', ne: 'कोटेसन' },
  WRITE_OFF: { en: 'Damage and own use', ne: 'क्षति र निजी प्रयोग' },
  STOCK_COUNT: { en: 'Stock counts', ne: 'मौज्दात गन्ती' },
  STOCK_TRANSFER: { en: 'Stock transfers', ne: 'सामान स्थानान्तरण' },
  ...foundWords,
  // actions
  newInvoice: { en: 'New invoice', ne: 'नयाँ बिल' },
  newCreditNote: { en: 'New credit note', ne: 'नयाँ क्रेडिट नोट' },
  newQuotation: { en: 'New quotation', ne: 'नयाँ कोटेसन' },
  newCustomer: { en: 'New customer', ne: 'नयाँ ग्राहक' },
  newVendor: { en: 'New vendor', ne: 'नयाँ विक्रेता' },
  newItem: { en: 'New item', ne: 'नयाँ सामान' },
  newService: { en: 'New service', ne: 'नयाँ सेवा' },
  newIncome: { en: 'New income', ne: 'नयाँ आम्दानी' },
  newExpense: { en: 'New expense', ne: 'नयाँ खर्च' },
  newPurchase: { en: 'New purchase bill', ne: 'नयाँ खरिद बिल' },
  newDebitNote: { en: 'New debit note', ne: 'नयाँ डेबिट नोट' },
  newWriteOff: { en: 'New damage or own use', ne: 'नयाँ क्षति वा निजी प्रयोग' },
  newCount: { en: 'New count', ne: 'नयाँ गन्ती' },
  newTransfer: { en: 'New stock transfer', ne: 'नयाँ सामान स्थानान्तरण' },
  newOutlet: { en: 'New outlet', ne: 'नयाँ आउटलेट' },
  newUser: { en: 'New user', ne: 'नयाँ प्रयोगकर्ता' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  ownRecord: { en: 'My work and rights', ne: 'मेरो काम र अधिकार' },
});
