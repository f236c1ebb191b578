import { messages } from '../../messages.ts';
import { paperLookWords } from './paper-look-words.ts';

/** The words of the screen on which a business chooses how its bills look. */
export const paperLookScreenMessages = messages('paperLookScreen', {
  title: { en: 'Look of invoices', ne: 'बिलको रूप' },
  text: {
    en: 'How invoices, quotations and notes look on paper. What they say stays the same, also of those that were issued before.',
    ne: 'बिल, कोटेसन र नोट कागजमा कस्ता देखिने भन्ने कुरा। तिनमा लेखिएको कुरा फेरिँदैन, पहिले जारी भएका बिलको पनि।',
  },
  layout: { en: 'Layout', ne: 'ढाँचा' },
  ...paperLookWords,
  CLASSICHint: { en: 'Ruled to the foot of the page, as in an invoice book', ne: 'बिल बुकजस्तै पृष्ठको पुछारसम्म धर्का भएको' },
  MODERNHint: { en: 'Coloured head and total', ne: 'शिर र कुल जम्मामा रङ' },
  COMPACTHint: { en: 'Small, dense lines for long invoices', ne: 'लामो बिलका लागि साना र नजिकका हरफ' },
  colour: { en: 'Colour', ne: 'रङ' },
  logoPlace: { en: 'Logo', ne: 'लोगो' },
  NONE: { en: 'No logo on paper', ne: 'कागजमा लोगो नराख्ने' },
  footerEnglish: { en: 'Footer in English', ne: 'अङ्ग्रेजीमा पुछारको हरफ' },
  footerNepali: { en: 'Footer in Nepali', ne: 'नेपालीमा पुछारको हरफ' },
  footerHint: {
    en: 'One line at the foot of every page, on the counter slip too',
    ne: 'हरेक पृष्ठको पुछारमा एक हरफ, काउन्टरको स्लिपमा पनि',
  },
  signature: { en: 'Signature or stamp', ne: 'दस्तखत वा छाप' },
  signatureHint: {
    en: 'A picture that stands over the line of the seller’s signature. It is kept as soon as it is chosen.',
    ne: 'विक्रेताको दस्तखतको धर्कामाथि देखिने तस्बिर। छान्नेबित्तिकै सुरक्षित हुन्छ।',
  },
  noSignature: { en: 'No picture yet', ne: 'तस्बिर राखिएको छैन' },
  removeSignature: { en: 'Remove the picture', ne: 'तस्बिर हटाउनुहोस्' },
  removeQuestion: { en: 'Remove this picture?', ne: 'यो तस्बिर हटाउने हो?' },
  preview: { en: 'Example of an invoice', ne: 'बिलको नमुना' },
  previewLanguage: { en: 'Language of the example', ne: 'नमुनाको भाषा' },
});
