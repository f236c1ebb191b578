import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { PaymentRow } from './payment-form.ts';
import { modeKeys } from './PaymentModeField.tsx';

type Paid = Pick<PaymentRow, 'paymentMode' | 'moneyAccountName' | 'moneyAccountNameNp' | 'tdsNature'>;

/** How a payment was made: its mode, and the account where it names one, or what it is tax of. */
export function useModeText(): (payment: Paid) => string {
  const t = useTexts(paymentDialogMessages);
  const tax = useTexts(tdsWords);
  const language = useLanguage();
  return ({ paymentMode, moneyAccountName, moneyAccountNameNp, tdsNature }) => {
    const mode = t(modeKeys[paymentMode]);
    if (tdsNature !== null) return `${mode} · ${tax(tdsNature)}`;
    return moneyAccountName === null ? mode : `${mode} · ${nameIn(language, moneyAccountName, moneyAccountNameNp)}`;
  };
}
