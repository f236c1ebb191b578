import type { goodsLinesAnswer } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import type { movedBatches } from '@bahi/contract/stock/batch/batch-fields';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import type { z } from '@bahi/contract/zod';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import type { StoredLine } from './document-draft.ts';
import classes from './DocumentLines.module.css';

/** A line; of a bill also the price list that its rate was taken from. */
export type Line = StoredLine & {
  priceList?: { name: string; nameNp: string | null; fromQuantity: number } | null;
  /** Of goods that keep batches: what was sold of which, or the one that came. */
  batches?: z.output<typeof movedBatches>;
  batchNumber?: string | undefined;
  batchExpiryAD?: string | undefined;
};
/** What a document says of its lines and of what they come to. */
export type Lined = z.output<z.ZodObject<typeof goodsLinesAnswer>> & { grandTotal: number; lines: readonly Line[] };

/** A document whose lines are read. */
export type LinedProps = {
  document: Lined;
  /** What its kind says of each line beside, by the line's position. */
  notes?: readonly string[];
};

/** What a line says of batches. */
export function batchesOf({
  batches,
  batchNumber,
  batchExpiryAD,
}: Line): Pick<Line, 'batches' | 'batchNumber' | 'batchExpiryAD'> {
  return { ...(batches === undefined ? {} : { batches }), batchNumber, batchExpiryAD };
}

/** How many: `10 + 1 free Carton (264 Piece)`, as far as it is so. */
export function Counted({ line }: { line: Line }) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { freeQuantity = 0, writtenIn = null, countedQuantity = 0, countedUnit = '', countedUnitNp = null } = line;
  const written = (quantity: number): string => formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language);
  const unit = nameIn(language, line.unit, line.unitNp);
  const own =
    writtenIn === null ? '' : ` (${written(countedQuantity)} ${nameIn(language, countedUnit, countedUnitNp)})`;
  if (freeQuantity === 0) return <QuantityText value={line.quantity} unit={`${unit}${own}`} />;
  const said = { paid: written(line.quantity), free: written(freeQuantity), unit: `${unit}${own}` };
  return <span>{t('withFree', said)}</span>;
}

/** What was given away says so. */
export function Rate({ line }: { line: Line }) {
  const t = useTexts(goodsLinesScreenMessages);
  return line.rate === 0 ? t('free') : <MoneyText rupees={line.rate} />;
}

/** Which price list the rate is of, and from how many on it held, as it was then. */
export function TakenFrom({ line }: { line: Line }) {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  const { priceList } = line;
  if (priceList === undefined || priceList === null) return null;
  // Lists count in the item's own unit.
  const [unit, unitNp] =
    line.countedUnit === undefined ? [line.unit, line.unitNp] : [line.countedUnit, line.countedUnitNp ?? null];
  const { name, nameNp, fromQuantity } = priceList;
  const quantity = formatQuantity(quantityFromNumber(fromQuantity) ?? zeroQuantity, language);
  const from = fromQuantity > 1 ? [t('fromPieces', { quantity, unit: nameIn(language, unit, unitNp) })] : [];
  return <small className={classes.remark}>{[nameIn(language, name, nameNp), ...from].join(' · ')}</small>;
}

type Sum = { label: string; rupees: number; isMain?: boolean };

/** What the lines come to, step by step; what is nothing is left out. */
export function useSums(document: Lined): Sum[] {
  const t = useTexts(goodsLinesScreenMessages);
  const { discountAmount, shippingCharge, exemptAmount, zeroRatedAmount, isTaxInvoice } = document;
  return [
    { label: t('subTotal'), rupees: document.subTotal },
    ...(discountAmount > 0 ? [{ label: t('discount'), rupees: -discountAmount }] : []),
    ...(shippingCharge > 0 ? [{ label: t('shipping'), rupees: shippingCharge }] : []),
    ...(isTaxInvoice ? [{ label: t('taxable'), rupees: document.taxableAmount }] : []),
    ...(isTaxInvoice && zeroRatedAmount > 0 ? [{ label: t('zeroRated'), rupees: zeroRatedAmount }] : []),
    ...(isTaxInvoice && exemptAmount > 0 ? [{ label: t('exempt'), rupees: exemptAmount }] : []),
    ...(isTaxInvoice ? [{ label: t('vatSum'), rupees: document.vat }] : []),
    ...(document.rounding === 0 ? [] : [{ label: t('rounding'), rupees: document.rounding }]),
    { label: t('grandTotal'), rupees: document.grandTotal, isMain: true },
  ];
}

/** What it comes to, in words. */
export function useWords(document: Lined): string | null {
  const language = useLanguage();
  const total = paisaFromRupees(document.grandTotal);
  return total === null ? null : amountInWords(total, language);
}
