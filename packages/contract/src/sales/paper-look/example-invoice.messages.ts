import { messages } from '../../messages.ts';

/** What stands on the example of a bill. */
export const exampleInvoiceMessages = messages('exampleInvoice', {
  number: { en: 'EXAMPLE-1', ne: 'EXAMPLE-1' },
  buyer: { en: 'Example Kirana Store', ne: 'नमुना किराना पसल' },
  buyerAddress: { en: 'Tansen-4, Palpa', ne: 'तानसेन-४, पाल्पा' },
  rice: { en: 'Basmati rice, 20 kg', ne: 'बासमती चामल, २० केजी' },
  oil: { en: 'Mustard oil, 1 litre', ne: 'तोरीको तेल, १ लिटर' },
  tea: { en: 'Tea from Ilam, 500 g', ne: 'इलामको चिया, ५०० ग्राम' },
  sack: { en: 'Sack', ne: 'बोरा' },
  bottle: { en: 'Bottle', ne: 'बोतल' },
  packet: { en: 'Packet', ne: 'प्याकेट' },
  remarks: { en: 'An example, no invoice', ne: 'नमुना मात्र, बिल होइन' },
  enteredBy: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
});
