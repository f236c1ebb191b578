import { paymentDialogMessages } from '@bahi/contract/payment/payment-dialog.messages';
import { formatNumber } from '@bahi/domain/digits';
import { rupeesFromPaisa, subtractPaisa } from '@bahi/domain/money';
import { ActionIcon, Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { textOf, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSession } from '../../platform/session.tsx';
import { type AppForm, submitOf, useAppForm } from '../../platform/use-app-form.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import {
  paisaOf,
  type PaymentBounds,
  type PaymentComponent,
  paymentFormFor,
  type PaymentSummary,
  paymentValuesFor,
  type PaymentValues,
  sumOf,
  sumText,
} from './payment-form.ts';
import classes from './PaymentDialog.module.css';
import { PaymentModeField } from './PaymentModeField.tsx';

type Props = {
  component: PaymentComponent;
  summary: PaymentSummary;
  /** Names the form, so that the dialog's own button sends it. */
  id: string;
  /** Sends the payments; what it throws is shown at the fields. */
  onSave: (body: PaymentValues) => Promise<unknown>;
  onDirty: (isDirty: boolean) => void;
};

const mostRows = 50;

/** One or several payments at once, each with its mode, date and amount. */
export function PaymentForm({ component, summary, id, onSave, onDirty }: Props) {
  const t = useTexts(paymentDialogMessages);
  const { todayAD } = useSession();
  const { billDateAD, dueAmount } = summary;
  const bounds = useMemo(() => ({ billDateAD, dueAmount, todayAD }), [billDateAD, dueAmount, todayAD]);
  const schema = useMemo(() => paymentFormFor(bounds), [bounds]);
  const form = useAppForm(schema, paymentValuesFor(component, bounds));
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    // After the dialog has chosen whom it gives the focus.
    const frame = requestAnimationFrame(() => form.setFocus('paymentLedgerDetailRequestDtoList.0.paymentAmount'));
    return () => cancelAnimationFrame(frame);
  }, [form]);
  return (
    <form id={id} className={classes.form} onSubmit={submitOf(form, onSave)} noValidate aria-label={t('newPayment')}>
      <h3 className={classes.formTitle}>{t('newPayment')}</h3>
      <PaymentRows form={form} bounds={bounds} />
      <PaymentSum form={form} dueAmount={dueAmount} />
    </form>
  );
}

function PaymentRows({ form, bounds }: { form: AppForm<PaymentValues>; bounds: PaymentBounds }) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const { control } = form;
  const rows = useFieldArray<PaymentValues, 'paymentLedgerDetailRequestDtoList', 'id', PaymentValues>({
    control,
    name: 'paymentLedgerDetailRequestDtoList',
  });
  /** The sum is a field of its own; it is judged when an amount changes, not when an empty row comes. */
  const addUp = (shouldValidate: boolean): void => {
    const sum = sumText(form.getValues('paymentLedgerDetailRequestDtoList'));
    form.setValue('totalPayingAmount', sum, { shouldDirty: true, shouldValidate });
  };
  const add = (): void => {
    const left = subtractPaisa(paisaOf(bounds.dueAmount), sumOf(form.getValues('paymentLedgerDetailRequestDtoList')));
    const paymentAmount = left > 0 ? String(rupeesFromPaisa(left)) : '';
    rows.append({ paymentMode: 'CASH', paymentDate: bounds.todayAD, paymentAmount });
    addUp(false);
  };
  return (
    <>
      {rows.fields.map((row, position) => (
        <fieldset key={row.id} className={classes.row}>
          <legend className={classes.legend}>{t('row', { number: formatNumber(position + 1, language) })}</legend>
          <PaymentModeField
            control={control}
            name={`paymentLedgerDetailRequestDtoList.${position}.paymentMode`}
            label={t('mode')}
            required
          />
          <DateField
            control={control}
            name={`paymentLedgerDetailRequestDtoList.${position}.paymentDate`}
            label={t('date')}
            required
          />
          <AmountField
            control={control}
            name={`paymentLedgerDetailRequestDtoList.${position}.paymentAmount`}
            label={t('amount')}
            required
            onChanged={() => addUp(true)}
          />
          {rows.fields.length > 1 ? (
            <ActionIcon
              className={classes.removeRow ?? ''}
              color="crimson"
              aria-label={t('removeRow', { number: position + 1 })}
              onClick={() => {
                rows.remove(position);
                addUp(true);
              }}
            >
              <Trash2 size={18} aria-hidden />
            </ActionIcon>
          ) : null}
        </fieldset>
      ))}
      {rows.fields.length < mostRows ? (
        <Button variant="subtle" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
          {t('addRow')}
        </Button>
      ) : null}
    </>
  );
}

function PaymentSum({ form, dueAmount }: { form: AppForm<PaymentValues>; dueAmount: number }) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const rows = useWatch({ control: form.control, name: 'paymentLedgerDetailRequestDtoList' });
  const paying = sumOf(rows);
  // A sum of nothing is said at the rows.
  const problem = paying > 0 ? form.formState.errors.totalPayingAmount?.message : undefined;
  return (
    <div className={classes.sum}>
      <p className={classes.sumRow}>
        <span>{t('paying')}</span>
        <strong>
          <MoneyText rupees={rupeesFromPaisa(paying)} withUnit />
        </strong>
      </p>
      <p className={classes.sumRow} data-soft>
        <span>{t('left')}</span>
        <MoneyText rupees={rupeesFromPaisa(subtractPaisa(paisaOf(dueAmount), paying))} withUnit />
      </p>
      {problem === undefined ? null : (
        <p className={classes.problem} role="alert">
          {textOf(problem, {}, language)}
        </p>
      )}
    </div>
  );
}
