import '@mantine/core/styles/Input.layer.css';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { NativeSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';

const ways = { CREDIT: 'credit', CASH: 'cash', ONLINE: 'online', CHEQUE: 'cheque' } as const;

/** How what is entered is paid at once: on credit it stays due, which is all that who may not pay can say. */
export function PaidHowField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(paymentDialogMessages);
  const { can } = useSession();
  const { ref, name, text, change, blur, error } = useField(props);
  const offered = Object.entries(ways).filter(([way]) => way === 'CREDIT' || can(paymentContract.createSettlement));
  return (
    <NativeSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      data={offered.map(([value, word]) => ({ value, label: t(word) }))}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
    />
  );
}
