import { messages } from '../../messages.ts';

/** The words of the customer screens. */
export const customerScreenMessages = messages('customerScreen', {
  title: { en: 'Customers', ne: 'ग्राहक' },
  add: { en: 'Add customer', ne: 'ग्राहक थप्नुहोस्' },
  addTitle: { en: 'New customer', ne: 'नयाँ ग्राहक' },
  editTitle: { en: 'Edit customer', ne: 'ग्राहक सच्याउनुहोस्' },
  viewTitle: { en: 'Customer', ne: 'ग्राहक' },
  searchLabel: { en: 'Search by name, phone or PAN', ne: 'नाम, फोन वा प्यानबाट खोज्नुहोस्' },
  empty: {
    en: 'Enter the people and firms you sell to; then an invoice takes their name, address and PAN by itself.',
    ne: 'सामान किन्ने व्यक्ति र फर्म राख्नुहोस्; त्यसपछि बिलमा नाम, ठेगाना र प्यान आफैँ आउँछ।',
  },
  // fields
  name: { en: 'Name', ne: 'नाम' },
  nameEnglish: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  nameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  phoneNumber: { en: 'Phone', ne: 'फोन' },
  email: { en: 'Email', ne: 'इमेल' },
  focalPerson: { en: 'Contact person', ne: 'सम्पर्क व्यक्ति' },
  vatPanNo: { en: 'PAN / VAT number', ne: 'प्यान / भ्याट नम्बर' },
  isWalkIn: { en: 'Pays at the counter', ne: 'काउन्टरमै तिर्ने ग्राहक' },
  walkInHint: { en: 'Invoices to them begin with cash', ne: 'बिलमा भुक्तानीको माध्यम नगदबाट सुरु हुन्छ' },
  creditLimit: { en: 'Credit limit', ne: 'उधारो सीमा' },
  creditLimitHint: {
    en: 'Left empty, it is not limited. 0: nothing on credit.',
    ne: 'खाली राखे सीमा छैन। ० भए उधारो छैन।',
  },
  isOverLimit: { en: 'Exceeded', ne: 'नाघेका' },
  isWithinLimit: { en: 'Not exceeded', ne: 'ननाघेका' },
  creditDays: { en: 'Credit period (days)', ne: 'उधारो अवधि (दिन)' },
  creditDaysHint: {
    en: 'The due date of an invoice is proposed by it.',
    ne: 'बिलको तिर्ने मिति यसैबाट सुझाइन्छ।',
  },
  daysOf: { en: '{days} {days|day|days}', ne: '{days} दिन' },
  customerGroup: { en: 'Customer group', ne: 'ग्राहक समूह' },
  vatPanNoColumn: { en: 'PAN', ne: 'प्यान' },
  address: { en: 'Address', ne: 'ठेगाना' },
  due: { en: 'Still due', ne: 'उठाउन बाँकी' },
  dueColumn: { en: 'Due (Rs)', ne: 'बाँकी (रु)' },
  advance: { en: 'Advance', ne: 'अग्रिम' },
  // groups of the form
  who: { en: 'The customer', ne: 'ग्राहकको चिनारी' },
  selling: { en: 'Selling', ne: 'बिक्री' },
  // actions
  payBack: { en: 'Pay back advance', ne: 'अग्रिम फिर्ता' },
  receive: { en: 'Receive payment', ne: 'रकम बुझ्नुहोस्' },
  quotations: { en: 'Quotations', ne: 'कोटेसन' },
  dues: { en: 'Invoices and dues', ne: 'बिल र बाँकी' },
});
