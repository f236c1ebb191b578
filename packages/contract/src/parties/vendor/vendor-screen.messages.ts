import { messages } from '../../messages.ts';

/** The words of the vendor screen and of the dialog that an expense opens from its form. */
export const vendorScreenMessages = messages('vendorScreen', {
  title: { en: 'Vendors', ne: 'विक्रेता' },
  add: { en: 'Add vendor', ne: 'विक्रेता थप्नुहोस्' },
  addTitle: { en: 'New vendor', ne: 'नयाँ विक्रेता' },
  editTitle: { en: 'Edit vendor', ne: 'विक्रेता सच्याउनुहोस्' },
  viewTitle: { en: 'Vendor', ne: 'विक्रेता' },
  searchLabel: { en: 'Search by name, alias, phone or PAN', ne: 'नाम, छोटो नाम, फोन वा प्यानबाट खोज्नुहोस्' },
  empty: {
    en: 'Enter the people and firms you buy from; then each expense knows whom it is owed to.',
    ne: 'सामान र सेवा दिने व्यक्ति र फर्म राख्नुहोस्; त्यसपछि कसलाई कति तिर्न बाँकी छ थाहा हुन्छ।',
  },
  // fields
  vendorType: { en: 'Type', ne: 'प्रकार' },
  vendorTypeNp: { en: 'Type in Nepali', ne: 'नेपालीमा प्रकार' },
  inOtherLanguage: { en: 'In Nepali: {name}', ne: 'अङ्ग्रेजीमा: {name}' },
  alias: { en: 'Alias', ne: 'छोटो नाम' },
  aliasHint: { en: 'Short name, under 10 characters', ne: '१० अक्षरभन्दा कम' },
  name: { en: 'Name', ne: 'नाम' },
  nameEnglish: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  nameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  email: { en: 'Email', ne: 'इमेल' },
  contact: { en: 'Phone', ne: 'फोन' },
  panOrVat: { en: 'PAN / VAT number', ne: 'प्यान / भ्याट नम्बर' },
  panColumn: { en: 'PAN', ne: 'प्यान' },
  isVatRegistered: { en: 'Registered for VAT', ne: 'भ्याटमा दर्ता छ' },
  vatHint: {
    en: 'The VAT on its bills is then set off against the VAT you collect. Without the tick, that VAT is part of the cost.',
    ne: 'यसका बिलमा तिरेको भ्याट आफूले उठाएको भ्याटबाट घटाउन मिल्छ। चिनो नलगाए त्यो भ्याट खर्चमै जोडिन्छ।',
  },
  address: { en: 'Address', ne: 'ठेगाना' },
  dueColumn: { en: 'To pay (Rs)', ne: 'तिर्न बाँकी (रु)' },
  advance: { en: 'Advance', ne: 'अग्रिम' },
  receiveBack: { en: 'Receive advance back', ne: 'अग्रिम फिर्ता बुझ्नुहोस्' },
  dueAmount: { en: 'To pay', ne: 'तिर्न बाँकी' },
  addressLine: { en: 'House, building or floor', ne: 'घर, भवन वा तला' },
  // groups of the form
  who: { en: 'The vendor', ne: 'विक्रेताको चिनारी' },
  mainAddress: { en: 'Main address', ne: 'मुख्य ठेगाना' },
  // tabs of the detail
  generalTab: { en: 'General', ne: 'विवरण' },
  addressesTab: { en: 'Addresses', ne: 'ठेगानाहरू' },
  peopleTab: { en: 'Contact persons', ne: 'सम्पर्क व्यक्ति' },
  // addresses
  addAddress: { en: 'Add address', ne: 'ठेगाना थप्नुहोस्' },
  newAddress: { en: 'New address', ne: 'नयाँ ठेगाना' },
  editAddress: { en: 'Edit address', ne: 'ठेगाना सच्याउनुहोस्' },
  noAddress: { en: 'No address yet.', ne: 'अझै ठेगाना छैन।' },
  addressType: { en: 'Kind of address', ne: 'ठेगानाको प्रकार' },
  main: { en: 'Main', ne: 'मुख्य' },
  isMain: { en: 'Main address', ne: 'मुख्य ठेगाना हो' },
  isMainHint: {
    en: 'The one that lists and vouchers show; another loses it.',
    ne: 'सूची र बिलमा देखिने ठेगाना; अघिल्लो मुख्य रहँदैन।',
  },
  isMainKept: {
    en: 'To change this, make another address the main one.',
    ne: 'फेर्न अर्को ठेगानालाई मुख्य बनाउनुहोस्।',
  },
  // people
  addPerson: { en: 'Add person', ne: 'व्यक्ति थप्नुहोस्' },
  newPerson: { en: 'New contact person', ne: 'नयाँ सम्पर्क व्यक्ति' },
  editPerson: { en: 'Edit contact person', ne: 'सम्पर्क व्यक्ति सच्याउनुहोस्' },
  noPerson: {
    en: 'Whom to call about an order or a bill: enter the first one.',
    ne: 'अर्डर वा बिलबारे फोन गर्ने व्यक्ति राख्नुहोस्।',
  },
  designation: { en: 'Post', ne: 'पद' },
});
