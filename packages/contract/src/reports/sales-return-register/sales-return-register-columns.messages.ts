import { messages } from '../../messages.ts';

/** The heads of the register of what came back, in the words of the tax office's form where it has them. */
export const salesReturnRegisterColumns = messages('salesReturnRegisterColumns', {
  title: { en: 'Sales return register', ne: 'बिक्री फिर्ता खाता' },
  lines: { en: 'Lines: {count}', ne: '{count} हरफ' },
  invoiceNumber: { en: 'Returned invoice No.', ne: 'फिर्ता भएको बीजक नं.' },
  sold: { en: 'Item or service', ne: 'वस्तु वा सेवाको नाम' },
  quantity: { en: 'Quantity', ne: 'परिमाण' },
  unit: { en: 'Unit', ne: 'एकाइ' },
  total: { en: 'Total return (Rs)', ne: 'जम्मा फिर्ता (रु)' },
  exempt: { en: 'Exempt return (Rs)', ne: 'स्थानीय कर छुटको फिर्ता मूल्य (रु)' },
  taxable: { en: 'Taxable return (Rs)', ne: 'करयोग्य फिर्ता मूल्य (रु)' },
  hint: {
    en: 'Values are without VAT. A quantity stands where goods or services came back; of a lower price or a discount there is none.',
    ne: 'मूल्यहरूमा मू.अ.कर छैन। परिमाण फर्केको सामान वा सेवाको मात्र हुन्छ; घटेको मूल्य वा छुटको हुँदैन।',
  },
});
