import '@mantine/core/styles/Input.layer.css';
import { paymentMode } from '@bahi/contract/enumeration';
import { paymentDialogMessages } from '@bahi/contract/payment/payment-dialog.messages';
import { NativeSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { type FieldProps, inputProps, useField } from '../../ui/field.ts';

export const modeKeys = { CASH: 'cash', ONLINE: 'online', CHEQUE: 'cheque' } as const;

/** Cash, online or cheque. */
export function PaymentModeField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(paymentDialogMessages);
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <NativeSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      data={paymentMode.words.map((word) => ({ value: word, label: t(modeKeys[word]) }))}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
    />
  );
}
