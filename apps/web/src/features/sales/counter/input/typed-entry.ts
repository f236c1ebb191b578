import { toLatin } from '@bahi/domain/numbers/digits';
import { asQuantity, oneUnitTenThousandths, parseQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import type { LineDraft } from '../../../stock/goods-lines/document-draft.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';

/** What stands in the input of the counter: how many times (`3*`, null where it is not said), and of what. */
export type TypedEntry = { times: Quantity | null; what: string };

/** What a line bears at most, as the form has it. */
const mostTenThousandths = 999_999_999 * oneUnitTenThousandths;

/** Reads `3*chamal`, `१.५ * चामल` and `3*8901234567890`; anything else is all name or code. */
export function typedEntry(text: string): TypedEntry {
  const [, number = '', what = ''] = /^\s*([\d.०-९]+)\s*[*×]\s*(.*)$/su.exec(text) ?? [];
  const times = number === '' ? null : parseQuantity(toLatin(number));
  return times === null || times <= 0 || times > mostTenThousandths
    ? { times: null, what: text.trim() }
    : { times, what: what.trim() };
}

/** So many times what an item is usually sold in, up to what a line bears: `2*` of what is sold by the dozen is 24. */
export function quantityOf(item: Pick<LineItem, 'salesUnit'>, times: Quantity | null): Quantity {
  const one = item.salesUnit?.conversion ?? 1;
  return asQuantity(Math.min(mostTenThousandths, Math.round((times ?? oneUnitTenThousandths) * one)));
}

/** The same on a line: in the unit that it is written in, where that is not the item's own. */
export function quantityOn(
  { soldIn }: Pick<LineDraft, 'soldIn'>,
  item: Pick<LineItem, 'salesUnit'>,
  times: Quantity | null,
): Quantity {
  return quantityOf(soldIn === null ? item : { salesUnit: null }, times);
}

/** With so much more, up to what a line bears. */
export function raised(before: Quantity, added: Quantity): Quantity {
  return asQuantity(Math.min(mostTenThousandths, before + added));
}
