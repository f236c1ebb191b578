import '@mantine/core/styles/Input.layer.css';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { isReturn } from '@bahi/domain/goods/debit-note';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { NativeSelect } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField, QuantityField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { NoteLines } from '../../stock/goods-lines/notes/NoteLines.tsx';
import { allOf, caseOf, type DebitValues, totalOf } from './debit-note-form.ts';
import type { ReturnablePurchase } from './debit-note-rows.ts';

type Props = { form: AppForm<DebitValues>; purchase: ReturnablePurchase };

/** The lines of the bill with what is left of each: how many go back, or how much comes off. */
export function DebitLines({ form, purchase }: Props) {
  const { control } = form;
  const [debitCase, lines, shippingCharge] = useWatch({ control, name: ['case', 'lines', 'shippingCharge'] });
  const isCounted = isReturn(caseOf(debitCase));
  const total = totalOf(purchase, { case: debitCase, lines, shippingCharge });
  const takeAll = (): void => {
    form.setValue('lines', allOf(purchase, isCounted, lines), { shouldDirty: true });
    if (purchase.shipping.netAmount > 0)
      form.setValue('shippingCharge', purchase.shipping.netAmount, { shouldDirty: true });
  };
  const refusal = form.formState.errors.lines;
  return (
    <NoteLines
      texts={debitNoteScreenMessages}
      lines={purchase.lines}
      isCounted={isCounted}
      takenOf={(position) => total?.lines.find((one) => one.position === position)?.net ?? null}
      fieldOf={(position, isUsedUp) => (
        <TakenField form={form} position={position} isCounted={isCounted} isUsedUp={isUsedUp} />
      )}
      alsoLeftOf={(position) => <LeftInStockUnit line={purchase.lines[position]} />}
      besideOf={(position) => (
        <>
          <Place line={purchase.lines[position]} />
          {isCounted ? <UnitField form={form} position={position} line={purchase.lines[position]} /> : null}
        </>
      )}
      onAll={takeAll}
      refusal={refusal?.root?.message ?? refusal?.message}
    />
  );
}

type Line = ReturnablePurchase['lines'][number];

/** The same in the item's own unit, where the bill counts in another. */
function LeftInStockUnit({ line }: { line: Line | undefined }) {
  const language = useLanguage();
  if (line === undefined || line.stockUnit === null) return null;
  return (
    <>
      {' = '}
      <QuantityText value={line.stockQuantity} unit={nameIn(language, line.stockUnit, line.stockUnitNp)} />
    </>
  );
}

/** In which unit what goes back is counted: as the bill does, or in the item's own. */
function UnitField({ form: { control }, position, line }: FieldProps & { line: Line | undefined }) {
  const t = useTexts(debitNoteScreenMessages);
  const language = useLanguage();
  const { ref, name, value, change, blur } = useField({ control, name: `lines.${position}.inStockUnit` });
  if (line === undefined || line.stockUnit === null) return null;
  return (
    <NativeSelect
      ref={ref}
      name={name}
      label={t('unit')}
      aria-label={t('unitOf', { number: formatNumber(position + 1, language) })}
      value={value === true ? 'STOCK' : 'BILL'}
      data={[
        { value: 'BILL', label: nameIn(language, line.unit, line.unitNp) },
        { value: 'STOCK', label: nameIn(language, line.stockUnit, line.stockUnitNp) },
      ]}
      onChange={(event) => change(event.currentTarget.value === 'STOCK')}
      onBlur={blur}
    />
  );
}

/** Where the bill put what was bought, where that is not the shelf. */
function Place({ line }: { line: Line | undefined }) {
  const t = useTexts(debitNoteScreenMessages);
  const language = useLanguage();
  if (line?.isCapital === true) return t('capital');
  return line === undefined || line.categoryName === null
    ? null
    : nameIn(language, line.categoryName, line.categoryNameNp);
}

type FieldProps = { form: AppForm<DebitValues>; position: number };

function TakenField({
  form: { control },
  position,
  isCounted,
  isUsedUp,
}: FieldProps & { isCounted: boolean; isUsedUp: boolean }) {
  const t = useTexts(debitNoteScreenMessages);
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
