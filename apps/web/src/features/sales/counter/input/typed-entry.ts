import { toLatin } from '@bahi/domain/numbers/digits';
import { asQuantity, oneUnitTenThousandths, parseQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';

/** What stands in the input of the counter: how many times (`3*`, null where it is not said), and of what. */
export type TypedEntry = { times: Quantity | null; what: string };

/** Reads `3*chamal`, `१.५ * चामल` and `3*8901234567890`; anything else is all name or code. */
export function typedEntry(text: string): TypedEntry {
  const [, number = '', what = ''] = /^\s*([\d.०-९]+)\s*[*×]\s*(.*)$/su.exec(text) ?? [];
  const times = number === '' ? null : parseQuantity(toLatin(number));
  return times === null || times <= 0 ? { times: null, what: text.trim() } : { times, what: what.trim() };
}

/** So many times what an item is usually sold in: `2*` of what is sold by the dozen is 24. */
export function quantityOf(item: LineItem, times: Quantity | null): Quantity {
  const one = item.salesUnit?.conversion ?? 1;
  return asQuantity(Math.round((times ?? oneUnitTenThousandths) * one));
}
