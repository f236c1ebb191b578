import { messages } from '../../messages.ts';

/** The words of the outlet screens. */
export const outletScreenMessages = messages('outletScreen', {
  title: { en: 'Outlets', ne: 'आउटलेट' },
  add: { en: 'Add outlet', ne: 'आउटलेट थप्नुहोस्' },
  addTitle: { en: 'New outlet', ne: 'नयाँ आउटलेट' },
  editTitle: { en: 'Edit outlet', ne: 'आउटलेट सच्याउनुहोस्' },
  viewTitle: { en: 'Outlet', ne: 'आउटलेट' },
  searchLabel: { en: 'Search by name, code or phone', ne: 'नाम, कोड वा फोनबाट खोज्नुहोस्' },
  empty: {
    en: 'Each place where you sell is an outlet, with its own stock and its own invoice numbers.',
    ne: 'बेच्ने हरेक ठाउँ एउटा आउटलेट हो; त्यसको मौज्दात र बिल नम्बर आफ्नै हुन्छ।',
  },
  // fields
  code: { en: 'Code', ne: 'कोड' },
  codeHint: {
    en: 'Stands in invoice numbers: INV-{code}-2083/84-00001',
    ne: 'बिल नम्बरमा बस्छ: INV-{code}-2083/84-00001',
  },
  name: { en: 'Name', ne: 'नाम' },
  nameEnglish: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  nameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  phone: { en: 'Phone', ne: 'फोन' },
  phone2: { en: 'Second phone', ne: 'अर्को फोन' },
  email: { en: 'Email', ne: 'इमेल' },
  email2: { en: 'Second email', ne: 'अर्को इमेल' },
  addressType: { en: 'Type of address', ne: 'ठेगानाको प्रकार' },
  googleCode: { en: 'Google code', ne: 'गुगल कोड' },
  googleCodeHint: { en: 'As Google Maps shows it: MFP3+XR Butwal', ne: 'गुगल म्यापमा देखिने: MFP3+XR Butwal' },
  company: { en: 'Business', ne: 'व्यवसाय' },
  panOrVATNumber: { en: 'PAN / VAT number', ne: 'प्यान / भ्याट नम्बर' },
  address: { en: 'Address', ne: 'ठेगाना' },
  // groups of the form
  what: { en: 'The outlet', ne: 'आउटलेटको चिनारी' },
  contact: { en: 'How to reach it', ne: 'सम्पर्क' },
  where: { en: 'Where it is', ne: 'ठेगाना' },
});
