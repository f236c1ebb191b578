import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { documentKinds } from '@bahi/domain/document-kinds';
import { rupeesFromPaisa, subtractPaisa, zeroPaisa, paisaOf } from '@bahi/domain/numbers/money';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type PaymentBounds, type PaymentValues, sumOf } from './payment-form.ts';
import { paymentWords } from './payment-words.ts';
import classes from './PaymentDialog.module.css';
import { FormProblem, SumRow } from './PaymentSum.tsx';
import { PaymentRows } from './PaymentRows.tsx';

type Props = { form: AppForm<PaymentValues>; bounds: PaymentBounds; type: ComponentType };

/** Payments on one document: their rows, what they come to, and what is left after them. */
export function PaymentFields({ form, bounds, type }: Props) {
  const t = useTexts(paymentDialogMessages);
  const rows = useWatch({ control: form.control, name: 'paymentLedgerDetailRequestDtoList' });
  const paying = sumOf(rows);
  const due = paisaOf(bounds.dueAmount);
  const { settledBy, party } = documentKinds[type];
  const id = useWatch({ control: form.control, name: 'componentEntityId' });
  const taxed = id === undefined ? null : { type, id };
  return (
    <>
      <PaymentRows
        form={form}
        due={due}
        advanceAmount={bounds.advanceAmount}
        direction={settledBy}
        {...((party === 'customer') === (settledBy === 'RECEIVED') ? { taxed } : {})}
      />
      <TextField
        control={form.control}
        name="remarks"
        label={t('remarks')}
        placeholder={t('remarksHint')}
        maxLength={200}
      />
      <div className={classes.sum}>
        <SumRow label={t('due')} rupees={bounds.dueAmount} />
        <SumRow label={t(paymentWords(type).settling)} rupees={rupeesFromPaisa(paying)} isMain />
        <SumRow label={t('left')} rupees={rupeesFromPaisa(paying < due ? subtractPaisa(due, paying) : zeroPaisa)} />
        <FormProblem form={form} isSaid={paying > 0} />
      </div>
    </>
  );
}
