import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { PaymentRow } from './payment-form.ts';
import { modeKeys } from './PaymentModeField.tsx';

type Paid = Pick<PaymentRow, 'paymentMode' | 'moneyAccountName' | 'moneyAccountNameNp'>;

/** How a payment was made: its mode, and the account where it names one. */
export function useModeText(): (payment: Paid) => string {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  return ({ paymentMode, moneyAccountName, moneyAccountNameNp }) => {
    const mode = t(modeKeys[paymentMode]);
    return moneyAccountName === null ? mode : `${mode} · ${nameIn(language, moneyAccountName, moneyAccountNameNp)}`;
  };
}
