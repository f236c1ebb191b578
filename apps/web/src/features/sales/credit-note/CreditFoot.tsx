import { refundMode } from '@bahi/contract/sales/credit-note/credit-note-form';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
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
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx';
import { type CreditValues, totalOf } from './credit-note-form.ts';
import type { CreditableInvoice, CreditNoteDetail } from './credit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { NoteSums } from '../../stock/goods-lines/notes/NoteSums.tsx';
import { noteSumsOf } from '../../stock/goods-lines/notes/note-form.ts';

type Props = { form: AppForm<CreditValues>; invoice: CreditableInvoice; draft: CreditNoteDetail | null };

/** Shipping, what it all comes to, and what becomes of what the invoice does not owe any more. */
export function CreditFoot({ form: { control }, invoice, draft }: Props) {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const heading = useId();
  const values = useWatch({ control });
  const total = totalOf(invoice, {
    case: values.case ?? '',
    shippingCharge: values.shippingCharge,
    lines: linesOf(values),
  });
  const rest = total === null ? 0 : rupeesFromPaisa(total.grandTotal) - invoice.remainingAmount;
  const { shipping } = invoice;
  const isTaxInvoice = invoice.lines.some(({ taxCode }) => taxCode !== 'EXEMPT');
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
              options={refundMode.words.map((word) => ({ value: word, label: t(word) }))}
            />
          ) : null}
        </FormGrid>
        <NoteSums texts={creditNoteScreenMessages} sums={noteSumsOf(total, isTaxInvoice)} />
      </div>
      <ApprovalNotice draft={draft} total={total?.grandTotal ?? null} />
    </section>
  );
}

function linesOf({ lines = [] }: { lines?: Partial<CreditValues['lines'][number]>[] }): CreditValues['lines'] {
  return lines.map(({ quantity = '', amount = '', isRestocked = false }) => ({ quantity, amount, isRestocked }));
}
