import { messages } from '../../messages.ts';

/** The words of differences that are reported on an invoice. */
export const discrepancyScreenMessages = messages('discrepancyScreen', {
  tab: { en: 'Discrepancies', ne: 'फरक' },
  report: { en: 'Report a discrepancy', ne: 'फरक दर्ता गर्नुहोस्' },
  reportTitle: { en: 'Report a discrepancy', ne: 'फरक दर्ता गर्ने' },
  reportHint: {
    en: 'What the customer got or agreed to differs from the invoice. It is noted and posts nothing.',
    ne: 'ग्राहकले पाएको वा मानेको कुरा बिलभन्दा फरक छ। यो टिपोट हो, हिसाब फेरिँदैन।',
  },
  reason: { en: 'Kind', ne: 'प्रकार' },
  QUANTITY: { en: 'Quantity', ne: 'परिमाण' },
  PRICE: { en: 'Price', ne: 'मूल्य' },
  DAMAGED: { en: 'Damaged goods', ne: 'बिग्रेको सामान' },
  TAX: { en: 'Tax', ne: 'कर' },
  OTHER: { en: 'Other', ne: 'अन्य' },
  amount: { en: 'Amount (Rs)', ne: 'रकम (रु)' },
  remarks: { en: 'Remarks', ne: 'कैफियत' },
  open: { en: 'Open', ne: 'मिलाउन बाँकी' },
  resolved: { en: 'Resolved', ne: 'मिलाइयो' },
  reportedColumn: { en: 'Reported', ne: 'दर्ता' },
  state: { en: 'Status', ne: 'अवस्था' },
  resolve: { en: 'Resolve', ne: 'मिलाउनुहोस्' },
  resolveTitle: { en: 'Resolve the discrepancy', ne: 'फरक मिलाउने' },
  resolution: { en: 'How it was settled', ne: 'कसरी मिलाइयो' },
  none: { en: 'Nothing was reported on this invoice.', ne: 'यस बिलमा कुनै फरक दर्ता भएको छैन।' },
});
