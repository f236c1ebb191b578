import { messages } from '../../messages.ts';

/** The heads of the two registers of sales, in the words of the tax office's forms. */
export const salesRegisterColumns = messages('salesRegisterColumns', {
  title: { en: 'Sales register', ne: 'बिक्री खाता' },
  documents: { en: 'Invoices and credit notes: {count}', ne: '{count} बीजक र क्रेडिट नोट' },
  withoutReturns: { en: 'Leave out credit notes', ne: 'क्रेडिट नोट नराख्ने' },
  number: { en: 'Invoice number', ne: 'बीजक नम्बर' },
  buyer: { en: "Buyer's name", ne: 'खरिदकर्ताको नाम' },
  buyerPan: { en: "Buyer's PAN", ne: 'खरिदकर्ताको स्थायी लेखा नम्बर' },
  total: { en: 'Total sales / export (Rs)', ne: 'जम्मा बिक्री / निकासी (रु)' },
  exempt: { en: 'Exempt sales (Rs)', ne: 'स्थानीय कर छुटको बिक्री मूल्य (रु)' },
  taxable: { en: 'Taxable sales (Rs)', ne: 'करयोग्य बिक्री मूल्य (रु)' },
  vat: { en: 'Tax (Rs)', ne: 'कर (रु)' },
  exported: { en: 'Export (Rs)', ne: 'निकासी गरेको वस्तु वा सेवाको मूल्य (रु)' },
  exportCountry: { en: 'Country', ne: 'निकासी गरेको देश' },
  declarationNumber: { en: 'Declaration No.', ne: 'निकासी प्रज्ञापनपत्र नम्बर' },
  declarationDate: { en: 'Declaration date', ne: 'निकासी प्रज्ञापनपत्र मिति' },
  hint: {
    en: 'Values are without VAT. A credit note takes off what it gave back, on its own day; a cancelled invoice keeps its number and counts nothing.',
    ne: 'मूल्यहरूमा मू.अ.कर छैन। क्रेडिट नोटले फिर्ता गरेको रकम आफ्नै मितिमा घटाउँछ; रद्द बीजकको नम्बर रहन्छ, रकम गनिँदैन।',
  },
});
