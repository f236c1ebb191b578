import { chequeEntryWords } from '../../books/cheque/cheque-words.ts';
import { statementWords } from '../../books/document-registry/document-registry.ts';
import { voucherReversalWords, voucherWords } from '../../books/voucher/voucher-words.ts';
import { messages } from '../../messages.ts';

/** The heads and words of a statement, the same on screen, in Excel and on paper. */
export const statementColumns = messages('statementColumns', {
  customerTitle: { en: 'Customer statement', ne: 'ग्राहकको हिसाब विवरण' },
  vendorTitle: { en: 'Vendor statement', ne: 'विक्रेताको हिसाब विवरण' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  vendor: { en: 'Vendor', ne: 'विक्रेता' },
  phone: { en: 'Phone', ne: 'फोन' },
  vatPanNo: { en: 'PAN / VAT number', ne: 'प्यान / भ्याट नम्बर' },
  date: { en: 'Date', ne: 'मिति' },
  dateAD: { en: 'Date (AD)', ne: 'मिति (ई.सं.)' },
  what: { en: 'What', ne: 'विवरण' },
  reference: { en: 'Number or heading', ne: 'नम्बर वा शीर्षक' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  debit: { en: 'Debit (Rs)', ne: 'डेबिट (रु)' },
  credit: { en: 'Credit (Rs)', ne: 'क्रेडिट (रु)' },
  balance: { en: 'Balance (Rs)', ne: 'बाँकी (रु)' },
  opening: { en: 'Opening balance', ne: 'अघिल्लो बाँकी' },
  closing: { en: 'Closing balance', ne: 'अन्तिम बाँकी' },
  // what moved the balance
  ...statementWords,
  PAYMENT_RECEIVED: { en: 'Payment received', ne: 'रकम आयो' },
  PAYMENT_RECEIVED_REVERSAL: { en: 'Payment taken back', ne: 'भुक्तानी रद्द' },
  PAYMENT_MADE: { en: 'Payment made', ne: 'रकम दिइयो' },
  PAYMENT_MADE_REVERSAL: { en: 'Payment taken back', ne: 'भुक्तानी रद्द' },
  CHEQUE_BOUNCED: chequeEntryWords.CHEQUE_BOUNCED,
  CHEQUE_RETURNED: chequeEntryWords.CHEQUE_RETURNED,
  CHEQUE_CANCELLED: chequeEntryWords.CHEQUE_CANCELLED,
  JOURNAL_VOUCHER: voucherWords.JOURNAL_VOUCHER,
  JOURNAL_VOUCHER_CANCELLATION: voucherReversalWords.JOURNAL_VOUCHER_CANCELLATION,
  OTHER: { en: 'Other entry', ne: 'अन्य प्रविष्टि' },
  CASH: { en: 'cash', ne: 'नगद' },
  ONLINE: { en: 'online', ne: 'अनलाइन' },
  CHEQUE: { en: 'cheque', ne: 'चेक' },
  ADVANCE: { en: 'out of the advance', ne: 'अग्रिमबाट' },
  TDS: { en: 'TDS held back', ne: 'कर कट्टी' },
});
