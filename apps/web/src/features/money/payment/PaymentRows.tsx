import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { type Paisa, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { newRow, type PaymentValues, sumOf, sumText } from './payment-form.ts';
import { ChequeFields } from './ChequeFields.tsx';
import { MoneyAccountField } from './MoneyAccountField.tsx';
import classes from './PaymentDialog.module.css';
import { PaymentModeField } from './PaymentModeField.tsx';
import { fitIntoDue, type TaxedDocument, TaxFields } from './TaxFields.tsx';

registerTexts(paymentMessages);

type Props = {
  form: AppForm<PaymentValues>;
  /** What is left to pay is proposed for a new row. */
  due: Paisa;
  advanceAmount: number;
  /** Which way the money goes. */
  direction: SettlementDirection;
  /** Of what tax may be held back: a document, or null for several; absent where it is not. */
  taxed?: TaxedDocument | null;
};

const mostRows = 50;

/** One or several payments at once, each with its mode, date and amount; the last one stays. */
export function PaymentRows({ form, due, advanceAmount, direction, taxed }: Props) {
  const t = useTexts(paymentDialogMessages);
  const { todayAD } = useSession();
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
    const left = subtractPaisa(due, sumOf(form.getValues('paymentLedgerDetailRequestDtoList')));
    const paymentAmount = left > 0 ? String(rupeesFromPaisa(left)) : '';
    rows.append(newRow(todayAD, paymentAmount));
    addUp(false);
  };
  const remove = (position: number): void => {
    rows.remove(position);
    addUp(true);
    // What was wrong with the sum is now wrong with the one amount that is left, or with none.
    void form.trigger('paymentLedgerDetailRequestDtoList');
  };
  return (
    <>
      {rows.fields.map((row, position) => (
        <PaymentRow
          key={row.id}
          form={form}
          position={position}
          advanceAmount={advanceAmount}
          direction={direction}
          onAmount={() => addUp(true)}
          taxed={taxed}
          due={due}
          onTax={(before) => {
            fitIntoDue(form, due, before);
            addUp(true);
          }}
          onRemove={rows.fields.length > 1 ? () => remove(position) : undefined}
        />
      ))}
      {rows.fields.length < mostRows ? (
        <Button variant="subtle" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
          {t('addRow')}
        </Button>
      ) : null}
    </>
  );
}

type RowProps = {
  form: AppForm<PaymentValues>;
  position: number;
  advanceAmount: number;
  direction: SettlementDirection;
  onAmount: () => void;
  due: Paisa;
  onTax: (before: Paisa) => void;
  taxed: TaxedDocument | null | undefined;
  onRemove: (() => void) | undefined;
};

function PaymentRow({ form, position, advanceAmount, direction, onAmount, onRemove, ...tax }: RowProps) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const { control } = form;
  const name = `paymentLedgerDetailRequestDtoList.${position}` as const;
  const mode = useWatch({ control, name: `${name}.paymentMode` });
  return (
    <fieldset className={classes.row}>
      <legend className={classes.legend}>{t('row', { number: formatNumber(position + 1, language) })}</legend>
      <PaymentModeField
        control={control}
        name={`${name}.paymentMode`}
        label={t('mode')}
        advanceAmount={advanceAmount}
        takesTax={tax.taxed !== undefined}
        required
      />
      <MoneyAccountField control={control} name={`${name}.moneyAccountId`} mode={mode} direction={direction} />
      <DateField control={control} name={`${name}.paymentDate`} label={t('date')} required />
      <AmountField control={control} name={`${name}.paymentAmount`} label={t('amount')} required onChanged={onAmount} />
      {mode === 'TDS' && tax.taxed !== undefined ? (
        <TaxFields
          form={form}
          position={position}
          direction={direction}
          taxed={tax.taxed}
          due={tax.due}
          onTax={tax.onTax}
        />
      ) : null}
      <ChequeFields form={form} name={name} mode={mode} />
      {onRemove === undefined ? null : (
        <DangerIcon
          className={classes.removeRow ?? ''}
          aria-label={t('removeRow', { number: position + 1 })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
        </DangerIcon>
      )}
    </fieldset>
  );
}
