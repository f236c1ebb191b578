import { paymentDialogMessages } from '@bahi/contract/payment/payment-dialog.messages';
import { paymentContract } from '@bahi/contract/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/digits';
import { rupeesFromPaisa, subtractPaisa } from '@bahi/domain/money';
import { ActionIcon, Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { textOf, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSend } from '../../platform/query.ts';
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
  onSaved: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

const mostRows = 50;

/** One or several payments at once, each with its mode, date and amount. */
export function PaymentForm({ component, summary, onSaved, onCancel, onDirty }: Props) {
  const t = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  const { todayAD } = useSession();
  const { billDateAD, dueAmount } = summary;
  const bounds = useMemo(() => ({ billDateAD, dueAmount, todayAD }), [billDateAD, dueAmount, todayAD]);
  const schema = useMemo(() => paymentFormFor(bounds), [bounds]);
  const form = useAppForm(schema, paymentValuesFor(component, bounds));
  const save = useSend(paymentContract.create);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = submitOf(form, async (body) => {
    await save.mutateAsync({ body });
    onSaved();
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('newPayment')}>
      <h3 className={classes.formTitle}>{t('newPayment')}</h3>
      <PaymentRows form={form} bounds={bounds} />
      <PaymentSum form={form} dueAmount={dueAmount} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('save')}
        </Button>
      </div>
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
  /** The sum is a field of its own, and is judged with the rows. */
  const addUp = (): void => {
    const sum = sumText(form.getValues('paymentLedgerDetailRequestDtoList'));
    form.setValue('totalPayingAmount', sum, { shouldDirty: true, shouldValidate: true });
  };
  const add = (): void => {
    const left = subtractPaisa(paisaOf(bounds.dueAmount), sumOf(form.getValues('paymentLedgerDetailRequestDtoList')));
    const paymentAmount = left > 0 ? String(rupeesFromPaisa(left)) : '';
    rows.append({ paymentMode: 'CASH', paymentDate: bounds.todayAD, paymentAmount });
    addUp();
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
            min={bounds.billDateAD}
            max={bounds.todayAD}
          />
          <AmountField
            control={control}
            name={`paymentLedgerDetailRequestDtoList.${position}.paymentAmount`}
            label={t('amount')}
            required
            onChanged={addUp}
          />
          {rows.fields.length > 1 ? (
            <ActionIcon
              className={classes.removeRow ?? ''}
              color="crimson"
              aria-label={t('removeRow', { number: position + 1 })}
              onClick={() => {
                rows.remove(position);
                addUp();
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
  const problem = form.formState.errors.totalPayingAmount?.message;
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
