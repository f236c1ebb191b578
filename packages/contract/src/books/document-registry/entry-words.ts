import type { Text } from '../../messages.ts';
import { chequeEntryWords } from '../cheque/cheque-words.ts';
import { voucherReversalWords, voucherWords } from '../voucher/voucher-words.ts';
import { bookWords } from './document-registry.ts';

/** Every kind of entry, as the books tell it. */
export const entryWords = {
  ...bookWords,
  ...voucherWords,
  ...voucherReversalWords,
  PAYMENT_RECEIVED: { en: 'Payment received', ne: 'भुक्तानी आएको' },
  PAYMENT_RECEIVED_REVERSAL: { en: 'Received payment reversed', ne: 'आएको भुक्तानी उल्टाएको' },
  PAYMENT_MADE: { en: 'Payment made', ne: 'भुक्तानी दिएको' },
  PAYMENT_MADE_REVERSAL: { en: 'Made payment reversed', ne: 'दिएको भुक्तानी उल्टाएको' },
  WRITE_OFF: { en: 'Damage and own use', ne: 'क्षति र निजी प्रयोग' },
  WRITE_OFF_CANCELLATION: { en: 'Damage and own use cancelled', ne: 'क्षति र निजी प्रयोग रद्द' },
  STOCK_COUNT: { en: 'Stock count', ne: 'मौज्दात गन्ती' },
  STOCK_COUNT_CANCELLATION: { en: 'Stock count cancelled', ne: 'मौज्दात गन्ती रद्द' },
  STOCK_TRANSFER: { en: 'Stock transfer', ne: 'सामान स्थानान्तरण' },
  STOCK_TRANSFER_RECEIPT: { en: 'Stock transfer received', ne: 'स्थानान्तरणको सामान बुझेको' },
  STOCK_TRANSFER_CANCELLATION: { en: 'Cancelled stock transfer', ne: 'रद्द भएको सामान स्थानान्तरण' },
  ...chequeEntryWords,
  DAY_CLOSE: { en: "Day's close", ne: 'दिन बन्द' },
  DAY_CLOSE_TRANSFER: { en: "Day's close: cash taken out", ne: 'दिन बन्द: निकालिएको नगद' },
  DAY_CLOSE_CANCELLATION: { en: "Day's close cancelled", ne: 'दिन बन्द रद्द' },
  TDS_DEPOSIT: { en: 'TDS paid', ne: 'कर कट्टी दाखिला' },
  TDS_DEPOSIT_CANCELLATION: { en: 'TDS payment taken back', ne: 'कर कट्टी दाखिला रद्द' },
  VAT_PAYMENT: { en: 'VAT paid', ne: 'भ्याट दाखिला' },
  VAT_PAYMENT_CANCELLATION: { en: 'VAT payment taken back', ne: 'भ्याट दाखिला रद्द' },
  VAT_RETURN: { en: 'VAT return filed', ne: 'भ्याट विवरण बुझाएको' },
  VAT_RETURN_CANCELLATION: { en: 'VAT return said again or withdrawn', ne: 'भ्याट विवरण फेरिएको वा फिर्ता लिएको' },
  STOCK_REVALUATION: { en: 'Stock revaluation', ne: 'मौज्दात पुनर्मूल्याङ्कन' },
  OPENING_STOCK: { en: 'Opening stock', ne: 'प्रारम्भिक मौज्दात' },
  OPENING_STOCK_TAKEN_BACK: { en: 'Opening stock taken back', ne: 'प्रारम्भिक मौज्दात फिर्ता' },
} as const satisfies Record<string, Text>;
