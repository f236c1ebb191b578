import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PaymentValues } from './payment-form.ts';

type Props = {
  form: Pick<AppForm<PaymentValues>, 'control' | 'setValue'>;
  name: `paymentLedgerDetailRequestDtoList.${number}`;
  mode: unknown;
};

const fields = ['chequeNumber', 'chequeBank', 'chequeDate'] as const;

/** What stands on the cheque of a payment by cheque; of another mode there is none, and nothing of it is sent. */
export function ChequeFields({ form: { control, setValue }, name, mode }: Props) {
  const t = useTexts(paymentDialogMessages);
  const isCheque = mode === 'CHEQUE';
  useEffect(() => {
    if (!isCheque) for (const field of fields) setValue(`${name}.${field}`, '');
  }, [isCheque, name, setValue]);
  if (!isCheque) return null;
  return (
    <>
      <TextField control={control} name={`${name}.chequeNumber`} label={t('chequeNumber')} maxLength={30} />
      <TextField control={control} name={`${name}.chequeBank`} label={t('chequeBank')} maxLength={100} />
      <DateField
        control={control}
        name={`${name}.chequeDate`}
        label={t('chequeDate')}
        description={t('chequeDateHint')}
      />
    </>
  );
}
