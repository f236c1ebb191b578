import '@mantine/core/styles/Input.layer.css';
import { paymentMode } from '@bahi/contract/enumeration';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { NativeSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';

export const modeKeys = { CASH: 'cash', ONLINE: 'online', CHEQUE: 'cheque', ADVANCE: 'advance', TDS: 'tds' } as const;

type Props<V extends FieldValues> = FieldProps<V> & {
  /** What the party has in advance; it is offered where there is any. */
  advanceAmount: number;
  /** Tax can be held back of what is paid. */
  takesTax: boolean;
};

/** Cash, online or cheque, out of the advance of the party, or tax that is held back. */
export function PaymentModeField<V extends FieldValues>(props: Props<V>) {
  const t = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const amount = `${ui('rupees')} ${formatRupees(paisaOf(props.advanceAmount), language)}`;
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <NativeSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      data={[
        ...paymentMode.words.map((word) => ({ value: word, label: t(modeKeys[word]) })),
        ...(props.advanceAmount > 0 ? [{ value: 'ADVANCE', label: t('advanceOf', { amount }) }] : []),
        ...(props.takesTax ? [{ value: 'TDS', label: t('tds') }] : []),
      ]}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
    />
  );
}
