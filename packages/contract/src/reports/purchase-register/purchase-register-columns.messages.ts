import { messages } from '../../messages.ts';

/** The heads of the register of purchases, in the words of the tax office's form. */
export const purchaseRegisterColumns = messages('purchaseRegisterColumns', {
  title: { en: 'Purchase register', ne: 'खरिद खाता' },
  documents: { en: 'Bills and debit notes: {count}', ne: '{count} बिल र डेबिट नोट' },
  withoutReturns: { en: 'Leave out debit notes', ne: 'डेबिट नोट नराख्ने' },
  number: { en: 'Bill number', ne: 'बीजक नं.' },
  declarationNumber: { en: 'Customs declaration No.', ne: 'प्रज्ञापनपत्र नं.' },
  supplier: { en: "Supplier's name", ne: 'आपूर्तिकर्ताको नाम' },
  supplierPan: { en: "Supplier's PAN", ne: 'आपूर्तिकर्ताको स्थायी लेखा नम्बर' },
  total: { en: 'Total purchases (Rs)', ne: 'जम्मा खरिद मूल्य (रु)' },
  exempt: {
    en: 'Exempt purchases / imports (Rs)',
    ne: 'कर छुट हुने वस्तु वा सेवाको खरिद / पैठारी मूल्य (रु)',
  },
  taxable: { en: 'Taxable purchases (Rs)', ne: 'करयोग्य खरिद मूल्य (रु)' },
  vat: { en: 'Tax on purchases (Rs)', ne: 'करयोग्य खरिदको कर (रु)' },
  imported: { en: 'Taxable imports (Rs)', ne: 'करयोग्य पैठारी मूल्य (रु)' },
  importVat: { en: 'Tax on imports (Rs)', ne: 'करयोग्य पैठारीको कर (रु)' },
  capital: { en: 'Taxable capital goods (Rs)', ne: 'पूँजीगत करयोग्य खरिद / पैठारी मूल्य (रु)' },
  capitalVat: { en: 'Tax on capital goods (Rs)', ne: 'पूँजीगत खरिद / पैठारीको कर (रु)' },
  hint: {
    en: 'Purchase bills, the costs of bringing goods home, and expenses whose bill bears VAT. Values are without VAT that is set off; a debit note takes off what went back, on its own day.',
    ne: 'खरिद बिल, सामान ल्याउँदाका खर्च र भ्याट भएका खर्चका बिल। मूल्यहरूमा मिलान हुने मू.अ.कर छैन; डेबिट नोटले फिर्ता गरेको रकम आफ्नै मितिमा घटाउँछ।',
  },
});
