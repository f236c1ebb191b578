import { messages } from '../../messages.ts';

/** The words of what is paid to the tax office, beside the month whose tax it is. */
export const taxPaymentScreenMessages = messages('taxPaymentScreen', {
  deposits: { en: 'Paid to the tax office', ne: 'कर कार्यालयमा दाखिला' },
  noDeposits: { en: 'Nothing paid yet', ne: 'अहिलेसम्म दाखिला भएको छैन' },
  deposit: { en: 'Mark as paid', ne: 'दाखिला राख्नुहोस्' },
  account: { en: 'From account', ne: 'कुन खाताबाट' },
  paidOn: { en: 'Paid on', ne: 'तिरेको मिति' },
  amount: { en: 'Amount', ne: 'रकम' },
  submissionNumber: { en: 'Submission No. of the portal', ne: 'पोर्टलको सबमिसन नं.' },
  voucherNumber: { en: 'Voucher No.', ne: 'भौचर नं.' },
  takeBack: { en: 'Take back', ne: 'फिर्ता लिनुहोस्' },
  takeBackText: {
    en: 'The payment is taken back in the books on its own day, or where that is locked on the first open one after it, and is left to pay again.',
    ne: 'दाखिला खातामा त्यही दिन, बन्द भए त्यसपछिको पहिलो खुला दिनमा फिर्ता हुन्छ, र रकम फेरि दाखिला गर्न बाँकी हुन्छ।',
  },
  reason: { en: 'Reason', ne: 'कारण' },
  isCancelled: { en: 'Taken back', ne: 'रद्द' },
  state: { en: 'Status', ne: 'अवस्था' },
  left: { en: 'Left to pay', ne: 'दाखिला गर्न बाँकी' },
  overpaid: { en: 'Paid too much', ne: 'बढी दाखिला' },
  paid: { en: 'Paid', ne: 'दाखिला भयो' },
});
