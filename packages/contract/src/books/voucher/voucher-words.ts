import type { VoucherKind } from '@bahi/domain/posting/accounts/voucher';
import type { Text } from '../../messages.ts';

/** What they are called together. */
export const vouchersTitle = { en: 'Vouchers', ne: 'भौचर' } as const satisfies Text;

/** What each kind of voucher is called. */
export const voucherWords = {
  JOURNAL_VOUCHER: { en: 'Journal voucher', ne: 'गोश्वारा भौचर' },
  CONTRA_VOUCHER: { en: 'Contra voucher', ne: 'नगद र बैंक सार्ने भौचर' },
  OPENING_VOUCHER: { en: 'Opening balance voucher', ne: 'अघिल्लो बाँकी भौचर' },
  CLOSING_VOUCHER: { en: 'Closing voucher', ne: 'वर्षान्त भौचर' },
  ASSET_VOUCHER: { en: 'Fixed asset voucher', ne: 'स्थिर सम्पत्ति भौचर' },
  PREPAID_VOUCHER: { en: 'Prepaid expense voucher', ne: 'अग्रिम खर्च भौचर' },
  LOAN_VOUCHER: { en: 'Loan payment voucher', ne: 'ऋण भुक्तानी भौचर' },
} as const satisfies Record<VoucherKind, Text>;

/** What the mirror of each is called in the books. */
export const voucherReversalWords = {
  JOURNAL_VOUCHER_CANCELLATION: { en: 'Journal voucher cancelled', ne: 'गोश्वारा भौचर रद्द' },
  CONTRA_VOUCHER_CANCELLATION: { en: 'Contra voucher cancelled', ne: 'नगद र बैंक सार्ने भौचर रद्द' },
  OPENING_VOUCHER_CANCELLATION: { en: 'Opening balance voucher cancelled', ne: 'अघिल्लो बाँकी भौचर रद्द' },
  CLOSING_VOUCHER_CANCELLATION: { en: 'Closing voucher cancelled', ne: 'वर्षान्त भौचर रद्द' },
  ASSET_VOUCHER_CANCELLATION: { en: 'Fixed asset voucher cancelled', ne: 'स्थिर सम्पत्ति भौचर रद्द' },
  PREPAID_VOUCHER_CANCELLATION: { en: 'Prepaid expense voucher cancelled', ne: 'अग्रिम खर्च भौचर रद्द' },
  LOAN_VOUCHER_CANCELLATION: { en: 'Loan payment voucher cancelled', ne: 'ऋण भुक्तानी भौचर रद्द' },
} as const satisfies Record<`${VoucherKind}_CANCELLATION`, Text>;
