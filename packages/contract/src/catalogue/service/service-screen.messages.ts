import { messages } from '../../messages.ts';

/** The words of the service screens. */
export const serviceScreenMessages = messages('serviceScreen', {
  title: { en: 'Services', ne: 'सेवा' },
  add: { en: 'Add service', ne: 'सेवा थप्नुहोस्' },
  createTitle: { en: 'New service', ne: 'नयाँ सेवा' },
  editTitle: { en: 'Edit service', ne: 'सेवा सच्याउनुहोस्' },
  empty: {
    en: 'Enter the work you charge for (repair, delivery, fitting) with its price; then it can be put on invoices.',
    ne: 'पैसा लिएर गर्ने काम (मर्मत, ढुवानी, जडान) र त्यसको मूल्य राख्नुहोस्; त्यसपछि बिलमा हाल्न मिल्छ।',
  },
  service: { en: 'Service', ne: 'सेवा' },
  name: { en: 'Name', ne: 'नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  code: { en: 'Code', ne: 'कोड' },
  durationType: { en: 'Charged', ne: 'कसरी लिने' },
  durationJOB: { en: 'Per job', ne: 'कामअनुसार' },
  durationHOURLY: { en: 'By the hour', ne: 'घण्टाको' },
  durationDAILY: { en: 'By the day', ne: 'दिनको' },
  durationWEEKLY: { en: 'By the week', ne: 'हप्ताको' },
  durationMONTHLY: { en: 'By the month', ne: 'महिनाको' },
  durationYEARLY: { en: 'By the year', ne: 'वर्षको' },
  costPrice: { en: 'Price', ne: 'मूल्य' },
  costPriceHint: { en: 'What the customer pays for one', ne: 'ग्राहकले एउटाको तिर्ने रकम' },
  costPriceColumn: { en: 'Price (Rs)', ne: 'मूल्य (रु)' },
  description: { en: 'Description', ne: 'विवरण' },
  aboutService: { en: 'The service', ne: 'सेवाको चिनारी' },
  more: { en: 'More', ne: 'थप कुरा' },
  priceAndTax: { en: 'Price and tax', ne: 'मूल्य र कर' },
});
