import { returnedMode } from '@bahi/contract/purchase/debit-note/debit-note-form';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { formatRupees, paisaOf, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { type DebitValues, totalOf } from './debit-note-form.ts';
import type { ReturnablePurchase } from './debit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { NoteSums } from '../../stock/goods-lines/notes/NoteSums.tsx';
import { noteSumsOf } from '../../stock/goods-lines/notes/note-form.ts';

type Props = { form: AppForm<DebitValues>; purchase: ReturnablePurchase };

/** Freight, what it all comes to, and what becomes of what the bill does not owe any more. */
export function DebitFoot({ form: { control }, purchase }: Props) {
  const t = useTexts(debitNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const heading = useId();
  const values = useWatch({ control });
  const total = totalOf(purchase, {
    case: values.case ?? '',
    shippingCharge: values.shippingCharge,
    lines: linesOf(values),
  });
  const rest = total === null ? 0 : rupeesFromPaisa(total.grandTotal) - purchase.remainingAmount;
  const { shipping } = purchase;
  const inRupees = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  return (
    <section className={classes.surface} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {ui('total')}
      </h2>
      <div className={classes.foot}>
        <FormGrid>
          {shipping.netAmount === 0 ? null : (
            <AmountField
              control={control}
              name="shippingCharge"
              label={t('shipping')}
              description={goods('shippingLeft', { amount: inRupees(shipping.netAmount) })}
            />
          )}
          {rest > 0 ? (
            <SelectField
              control={control}
              name="refundMode"
              label={t('refundMode')}
              description={t('refundHint', { amount: inRupees(Math.round(rest * 100) / 100) })}
              placeholder={t('keep')}
              clearable
              options={returnedMode.words.map((word) => ({ value: word, label: t(word) }))}
            />
          ) : null}
        </FormGrid>
        <NoteSums texts={debitNoteScreenMessages} sums={noteSumsOf(total, purchase.isTaxInvoice)} />
      </div>
    </section>
  );
}

function linesOf({ lines = [] }: { lines?: Partial<DebitValues['lines'][number]>[] }): DebitValues['lines'] {
  return lines.map(({ quantity = '', inStockUnit = false, amount = '' }) => ({ quantity, inStockUnit, amount }));
}
