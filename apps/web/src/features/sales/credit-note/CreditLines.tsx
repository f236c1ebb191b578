import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { isByQuantity } from '@bahi/domain/goods/credit-note';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField, QuantityField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { wholeRows } from '../../stock/goods-lines/notes/note-form.ts';
import { NoteLines } from '../../stock/goods-lines/notes/NoteLines.tsx';
import { caseOf, type CreditValues, totalOf } from './credit-note-form.ts';
import type { CreditableInvoice } from './credit-note-rows.ts';

type Props = { form: AppForm<CreditValues>; invoice: CreditableInvoice };

/** The lines of the invoice with what is left of each: how many come back, or how much is taken off. */
export function CreditLines({ form, invoice }: Props) {
  const { control } = form;
  const [creditCase, lines, shippingCharge] = useWatch({ control, name: ['case', 'lines', 'shippingCharge'] });
  const isCounted = isByQuantity(caseOf(creditCase));
  const total = totalOf(invoice, { case: creditCase, lines, shippingCharge });
  const takeAll = (): void => {
    form.setValue('lines', wholeRows(invoice, isCounted, lines), { shouldDirty: true });
    if (invoice.shipping.netAmount > 0)
      form.setValue('shippingCharge', invoice.shipping.netAmount, { shouldDirty: true });
  };
  const refusal = form.formState.errors.lines;
  return (
    <NoteLines
      texts={creditNoteScreenMessages}
      lines={invoice.lines}
      isCounted={isCounted}
      takenOf={(position) => total?.lines.find((one) => one.position === position)?.net ?? null}
      fieldOf={(position, isUsedUp) => (
        <TakenField form={form} position={position} isCounted={isCounted} isUsedUp={isUsedUp} />
      )}
      besideOf={(position) =>
        isCounted && invoice.lines[position]?.inventoryType === 'ITEM' ? (
          <>
            {(invoice.lines[position]?.soldFreeQuantity ?? 0) > 0 ? (
              <FreeField form={form} position={position} left={invoice.lines[position]?.freeQuantity ?? 0} />
            ) : null}
            <RestockField form={form} position={position} />
          </>
        ) : null
      }
      onAll={takeAll}
      refusal={refusal?.root?.message ?? refusal?.message}
    />
  );
}

type FieldProps = { form: AppForm<CreditValues>; position: number };

function TakenField({
  form: { control },
  position,
  isCounted,
  isUsedUp,
}: FieldProps & { isCounted: boolean; isUsedUp: boolean }) {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const number = formatNumber(position + 1, useLanguage());
  return isCounted ? (
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
      spokenLabel={goods('amountOf', { number })}
      disabled={isUsedUp}
    />
  );
}

/** How many of those that had gone along for nothing come back: they bring stock, and no money. */
function FreeField({ form: { control }, position, left }: FieldProps & { left: number }) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  const number = formatNumber(position + 1, language);
  return (
    <QuantityField
      control={control}
      name={`lines.${position}.freeQuantity`}
      label={t('freeBack', { left: formatNumber(left, language) })}
      spokenLabel={t('freeBackOf', { number, left: formatNumber(left, language) })}
      disabled={left === 0}
    />
  );
}

function RestockField({ form: { control }, position }: FieldProps) {
  const t = useTexts(creditNoteScreenMessages);
  const number = formatNumber(position + 1, useLanguage());
  return (
    <CheckboxField
      control={control}
      name={`lines.${position}.isRestocked`}
      label={t('restock')}
      spokenLabel={t('restockOf', { number })}
    />
  );
}
