import { messages } from '../messages.ts';

/** The words of the payment detail dialog (specification, section 2). */
export const paymentDialogMessages = messages('paymentDialog', {
  title: { en: 'Payment of {number}', ne: '{number} को भुक्तानी' },
  summaryTab: { en: 'Payment Summary', ne: 'भुक्तानी सारांश' },
  historyTab: { en: 'Payment History', ne: 'भुक्तानी इतिहास' },
  total: { en: 'Total amount', ne: 'जम्मा रकम' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  due: { en: 'Due amount', ne: 'बाँकी रकम' },
  status: { en: 'Payment status', ne: 'भुक्तानी अवस्था' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  address: { en: 'Address', ne: 'ठेगाना' },
  billDate: { en: 'Bill date', ne: 'बिल मिति' },
  // form
  add: { en: 'Add payment', ne: 'भुक्तानी थप्नुहोस्' },
  newPayment: { en: 'New payment', ne: 'नयाँ भुक्तानी' },
  row: { en: 'Payment {number}', ne: 'भुक्तानी {number}' },
  mode: { en: 'Payment mode', ne: 'भुक्तानीको माध्यम' },
  date: { en: 'Payment date', ne: 'भुक्तानी मिति' },
  amount: { en: 'Amount', ne: 'रकम' },
  cash: { en: 'Cash', ne: 'नगद' },
  online: { en: 'Online', ne: 'अनलाइन' },
  cheque: { en: 'Cheque', ne: 'चेक' },
  credit: { en: 'Credit', ne: 'उधारो' },
  addRow: { en: 'Add a row', ne: 'अर्को हरफ थप्नुहोस्' },
  removeRow: { en: 'Remove payment {number}', ne: 'भुक्तानी {number} हटाउनुहोस्' },
  paying: { en: 'Paying now', ne: 'अहिले तिर्ने' },
  left: { en: 'Left after this', ne: 'यसपछि बाँकी' },
  save: { en: 'Save payment', ne: 'भुक्तानी सुरक्षित गर्नुहोस्' },
  // history
  receivedBy: { en: 'Received by', ne: 'बुझ्ने' },
  noPayments: { en: 'No payment yet', ne: 'अहिलेसम्म भुक्तानी आएको छैन' },
  noPaymentsText: {
    en: 'What the customer pays stands here, with its date and mode.',
    ne: 'ग्राहकले तिरेको रकम मिति र माध्यमसहित यहाँ देखिन्छ।',
  },
  allPaid: { en: 'Nothing is due any more.', ne: 'अब केही तिर्न बाँकी छैन।' },
  closed: {
    en: 'A draft or cancelled bill takes no payment.',
    ne: 'मस्यौदा वा रद्द बिलमा भुक्तानी हुँदैन।',
  },
});
