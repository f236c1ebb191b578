import type { goodsLinesForm } from '@bahi/contract/stock/goods-lines/goods-lines-form';
import { largestAmountRupees } from '@bahi/contract/fields';
import type { z } from '@bahi/contract/zod';
import type { CountedInOwn } from '@bahi/domain/goods/sold-quantity';
import {
  type InvoiceError,
  type InvoiceErrorCode,
  type InvoiceLineInput,
  type InvoiceRules,
} from '@bahi/domain/invoice-input';
import { computeInvoiceTotal, type InvoiceTotal } from '@bahi/domain/invoice-total';
import { type Paisa, paisaFromRupees, paisaOf, zeroPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { lastQuantity, type PlaceBalance, type PostingError } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { dayText } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { Sellable } from './goods-lines.sellables.ts';

/** What the forms of all documents with lines say. */
export type GoodsForm = z.output<z.ZodObject<typeof goodsLinesForm>>;
type Priced = Pick<GoodsForm, 'discountType' | 'discount' | 'shippingCharge' | 'expectedTotal'> & {
  lines: readonly (GoodsForm['lines'][number] & { freeQuantity?: number | null | undefined })[];
};
/** How a line is taxed; of what is sold, how it is counted in the item's own unit. */
type Counted = Pick<Sellable, 'taxCode' | 'taxRateHundredths' | 'vatIncluded'> & { counted?: CountedInOwn };

const textOfError: Record<InvoiceErrorCode, TextKey> = {
  linesRequired: 'goodsLines.linesMissing',
  quantityMustBePositive: 'goodsLines.quantityNotPositive',
  freeCannotBeNegative: 'common.notBelowZero',
  freeNotAllowed: 'goodsLines.freeNotAllowed',
  rateMustBePositive: 'goodsLines.rateNotPositive',
  taxRateOutOfRange: 'common.invalid',
  discountInvalid: 'common.notBelowZero',
  discountAboveLine: 'goodsLines.discountAboveLine',
  discountAboveSubTotal: 'goodsLines.discountAboveTotal',
  shippingCannotBeNegative: 'common.notBelowZero',
  amountTooLarge: 'goodsLines.totalTooLarge',
};

/** What one payment can be: a larger document could not be paid. */
const largestTotal = paisaOf(largestAmountRupees);

/**
 * What the lines come to, by the one algorithm. Fails at the fields that are wrong, and where another total was
 * expected. What another's paper was rounded by is stated.
 */
export function totalOf(
  form: Priced,
  sellables: readonly Counted[],
  rules: InvoiceRules,
  statedRounding?: Paisa,
): InvoiceTotal {
  const lines = form.lines.map((line, position): InvoiceLineInput => {
    const sellable = sellables[position];
    return {
      quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
      free: quantityFromNumber(line.freeQuantity ?? 0) ?? zeroQuantity,
      ...(sellable?.counted === undefined ? {} : { stockQuantity: sellable.counted.all }),
      rate: paisaFromRupees(line.rate) ?? zeroPaisa,
      discountType: line.discountType,
      discountValue: discountValueOf(line.discount),
      taxCode: sellable?.taxCode ?? 'EXEMPT',
      taxRateHundredths: sellable?.taxRateHundredths ?? 0,
      vatIncluded: sellable?.vatIncluded ?? false,
    };
  });
  const result = computeInvoiceTotal({
    rules,
    lines,
    discountType: form.discountType,
    discountValue: discountValueOf(form.discount),
    shipping: paisaFromRupees(form.shippingCharge) ?? zeroPaisa,
    ...(statedRounding === undefined ? {} : { statedRounding }),
  });
  if (!result.ok) return fail('common.invalid', { fields: result.errors.map(refusedField) });
  if (result.total.grandTotal <= 0) fail('goodsLines.totalNotPositive', { field: 'discount' });
  if (result.total.grandTotal > largestTotal) fail('goodsLines.totalTooLarge', { field: 'lines' });
  if (form.expectedTotal !== null && paisaOf(form.expectedTotal) !== result.total.grandTotal)
    fail('goodsLines.totalDiffers', { status: 409 });
  return result.total;
}

/** Per cent in hundredths or rupees in paisa: either way a hundred times what was typed. */
export function discountValueOf(discount: number): number {
  return paisaFromRupees(discount) ?? 0;
}

function refusedField({ field, code }: InvoiceError): RefusedField {
  return { field: field === 'shipping' ? 'shippingCharge' : field, key: textOfError[code] };
}

/**
 * Says at each line from which day on there is enough of what is sold, or, where there never is, how much there is; or that
 * nothing tells what it costs.
 */
export function failShortage(
  context: Pick<Context, 'calendar' | 'language'>,
  errors: readonly PostingError[],
  sellables: readonly (Sellable & { writtenIn?: object | null })[],
  balances: readonly PlaceBalance[],
): never {
  const { language } = context;
  const fields = errors.map(({ field, code, possibleFrom }): RefusedField => {
    const sellable = sellables[Number(field.split('.')[1])];
    const item = (language === 'ne' ? (sellable?.nameNp ?? sellable?.name) : sellable?.name) ?? '';
    if (code === 'costUnknown') return { field, key: 'goodsLines.costUnknown', parameters: { item } };
    if (possibleFrom) {
      const parameters = { item, day: dayText(context, possibleFrom) };
      return { field, key: 'goodsLines.stockLater', parameters };
    }
    const balance = balances.find((candidate) => candidate.itemVariantId === sellable?.variantId);
    const available = formatQuantity(balance === undefined ? zeroQuantity : lastQuantity(balance), language);
    // Beside cartons, what there is of is said.
    const unit = language === 'ne' ? (sellable?.unitNp ?? sellable?.unit) : sellable?.unit;
    const isInOther = sellable?.writtenIn !== undefined && sellable.writtenIn !== null;
    const parameters = { available: isInOther ? `${available} ${unit ?? ''}` : available };
    return { field, key: 'goodsLines.stockShort', parameters };
  });
  return fail('common.invalid', { fields });
}
