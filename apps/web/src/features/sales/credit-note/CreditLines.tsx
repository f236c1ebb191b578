import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { isByQuantity } from '@bahi/domain/goods/credit-note';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { nameIn, textOf, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField, QuantityField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { caseOf, type CreditValues, totalOf, wholeLines } from './credit-note-form.ts';
import type { CreditableInvoice } from './credit-note-rows.ts';
import classes from './CreditNote.module.css';

type Props = { form: AppForm<CreditValues>; invoice: CreditableInvoice };

/** The lines of the invoice with what is left of each: how many come back, or how much is taken off. */
export function CreditLines({ form, invoice }: Props) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  const heading = useId();
  const { control } = form;
  const [creditCase, lines, shippingCharge] = useWatch({ control, name: ['case', 'lines', 'shippingCharge'] });
  const values = { case: creditCase, lines, shippingCharge };
  const total = totalOf(invoice, values);
  const takeAll = (): void => {
    form.setValue('lines', wholeLines(invoice, values), { shouldDirty: true });
    if (invoice.shipping.netAmount > 0)
      form.setValue('shippingCharge', invoice.shipping.netAmount, { shouldDirty: true });
  };
  const refusal = form.formState.errors.lines;
  const message = refusal?.root?.message ?? refusal?.message;
  return (
    <section className={classes.surface} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {t('lines')}
        <Button variant="subtle" size="compact-sm" onClick={takeAll}>
          {t('all')}
        </Button>
      </h2>
      {typeof message === 'string' ? <p role="alert">{textOf(message, {}, language)}</p> : null}
      <ol className={classes.lines}>
        {invoice.lines.map((line, position) => (
          <CreditLine
            key={line.invoiceLineId}
            form={form}
            line={line}
            position={position}
            isCounted={isByQuantity(caseOf(creditCase))}
            credited={total?.lines.find((one) => one.position === position)?.net ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

type LineProps = {
  form: AppForm<CreditValues>;
  line: CreditableInvoice['lines'][number];
  position: number;
  isCounted: boolean;
  credited: Parameters<typeof rupeesFromPaisa>[0] | null;
};

function CreditLine({ form: { control }, line, position, isCounted, credited }: LineProps) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  const number = formatNumber(position + 1, language);
  const isUsedUp = isCounted ? line.quantity === 0 : line.netAmount === 0;
  return (
    <li className={classes.line}>
      <div>
        {nameIn(language, line.particulars, line.particularsNp)}
        <span className={classes.beside}>
          {line.code} · {t('left')}{' '}
          {isCounted ? (
            <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
          ) : (
            <MoneyText rupees={line.netAmount} withUnit />
          )}
        </span>
      </div>
      {isCounted ? (
        <QuantityField
          control={control}
          name={`lines.${position}.quantity`}
          label={t('quantity')}
          spokenLabel={t('quantityOf', { number })}
          disabled={isUsedUp}
        />
      ) : (
        <AmountField
          control={control}
          name={`lines.${position}.amount`}
          label={t('amount')}
          spokenLabel={t('amountOf', { number })}
          disabled={isUsedUp}
        />
      )}
      <div className={classes.restock}>
        {isCounted && line.inventoryType === 'ITEM' ? (
          <CheckboxField
            control={control}
            name={`lines.${position}.isRestocked`}
            label={t('restock')}
            spokenLabel={t('restockOf', { number })}
          />
        ) : null}
      </div>
      <div className={classes.credited}>
        {credited === null ? '—' : <MoneyText rupees={rupeesFromPaisa(credited)} withUnit />}
      </div>
    </li>
  );
}
