import { messages } from '../messages.ts';

/** What the server says of payments; the dialog's own texts stand in payment-dialog.messages.ts. */
export const paymentMessages = messages('payment', {
  saved: { en: 'Payment saved', ne: 'भुक्तानी सुरक्षित भयो' },
  amountSmall: { en: 'Should be greater than 0', ne: '० भन्दा बढी हुनुपर्छ' },
  aboveDue: { en: 'cannot be greater than due amount', ne: 'बाँकी रकमभन्दा बढी हुन सक्दैन' },
  beforeBill: { en: 'The date cannot be before the bill date', ne: 'मिति बिल मितिभन्दा अघि हुन सक्दैन' },
  future: { en: 'Cannot be in the future', ne: 'आजपछिको मिति हुन सक्दैन' },
  rowsMissing: { en: 'Add at least one payment', ne: 'कम्तीमा एउटा भुक्तानी थप्नुहोस्' },
  rowsMany: { en: 'At most 50 payments at once', ne: 'एक पटकमा बढीमा ५० भुक्तानी' },
  totalDiffers: { en: 'The total is not the sum of the rows', ne: 'जम्मा रकम हरफहरूको जोडसँग मिलेन' },
  notOpen: { en: 'A draft or cancelled bill takes no payment', ne: 'मस्यौदा वा रद्द बिलमा भुक्तानी हुँदैन' },
  alreadyPaid: { en: 'This bill is paid', ne: 'यो बिलको भुक्तानी भइसकेको छ' },
  kindUnknown: { en: 'Payments of this kind are not taken here', ne: 'यस्तो भुक्तानी यहाँ लिइँदैन' },
});
