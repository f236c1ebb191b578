import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { chooseListPrice, type ListPrice } from '@bahi/domain/goods/list-price';
import { paisaFromRupees, parseRupees, type Paisa } from '@bahi/domain/numbers/money';
import { priceInUnit } from '@bahi/domain/goods/sold-quantity';
import { inOwnUnit } from '@bahi/domain/goods/unit-conversion';
import { asQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import type { HeadDraft, LineDraft } from './document-draft.ts';
import { lineItemKey } from './line-item.ts';
import { conversionOf, countOf } from './sold/sold-line.ts';

/** A price that a list has for goods, with what the list is called. */
export type NamedListPrice = ListPrice & { name: string; nameNp: string | null; tillDateBS: string | null };

/** What goods cost without a list, and what the lists say that may hold for the party on the day. */
export type GoodsPrices = { sellingPrice: number; listPrices: readonly NamedListPrice[] };

/** The prices that were asked for: whose they are and of which day, by `lineItemKey`. */
export type AskedPrices = { place: string; byKey: ReadonlyMap<string, GoodsPrices> };

export const noPrices: AskedPrices = { place: '', byKey: new Map() };

/** What a line costs; `list` is null where it is the usual price. */
export type LinePrice = { price: Paisa; list: NamedListPrice | null };

/** What goods cost is forgotten, and asked anew. */
export function withoutPrice({ place, byKey }: AskedPrices, forgotten: string): AskedPrices {
  return { place, byKey: new Map([...byKey].filter(([known]) => known !== forgotten)) };
}

/** What was asked for a party and a day; what is known of others is forgotten. */
export function withPrices(known: AskedPrices, place: string, found: AskedPrices['byKey']): AskedPrices {
  return { place, byKey: new Map([...(known.place === place ? known.byKey : []), ...found]) };
}

type Priced = { head: HeadDraft; prices: AskedPrices };

/** Whose prices hold, and of which day. */
export function pricePlace({ party, issuedDateAD }: Pick<HeadDraft, 'party' | 'issuedDateAD'>): string {
  return `${party?.id ?? ''} ${issuedDateAD}`;
}

/** The variants on the lines of which nothing is known for the party and the day, as one text; empty where all is. */
export function unknownPrices({ head, lines, prices }: Priced & { lines: readonly LineDraft[] }): string {
  const isOther = prices.place !== pricePlace(head);
  const ids = lines.flatMap(({ item }) => {
    if (item?.inventoryType !== 'ITEM') return [];
    return isOther || !prices.byKey.has(lineItemKey(item)) ? [item.id] : [];
  });
  return [...new Set(ids)].toSorted((left, right) => left - right).join(',');
}

/** What a line costs by the rule of the domain; null while that is not known, and for what has no lists. */
export function priceOfLine(line: LineDraft, { head, prices }: Priced): LinePrice | null {
  const goods = line.item === null ? undefined : prices.byKey.get(lineItemKey(line.item));
  const day = parseAdDate(head.issuedDateAD);
  if (goods === undefined || prices.place !== pricePlace(head) || isDateProblem(day)) return null;
  // Lists count and price in the item's own unit; the line is written in its own.
  const conversion = conversionOf(line.soldIn);
  const quantity = countOf(line)?.paid ?? inOwnUnit(asQuantity(oneUnitTenThousandths), conversion);
  const list = quantity === null ? null : chooseListPrice(goods.listPrices, { day, quantity });
  const ofOwn = list?.price ?? paisaFromRupees(goods.sellingPrice);
  const price = ofOwn === null ? null : priceInUnit(ofOwn, conversion);
  return price === null ? null : { price, list };
}

/**
 * The lines with the rates of those that follow; the same lines where nothing moves. What a stored draft had stays as it
 * is, and follows again where it is what the lists say.
 */
export function followedLines(lines: readonly LineDraft[], priced: Priced): LineDraft[] {
  const followed = lines.map((line): LineDraft => {
    if (line.rateIs === 'TYPED') return line;
    const found = priceOfLine(line, priced);
    if (found === null) return line;
    const isThere = parseRupees(line.rate) === found.price;
    if (line.rateIs === 'KEPT') return isThere ? { ...line, rateIs: 'FOLLOWED' } : line;
    // Without a price nothing is given away.
    const rate = found.price === 0 ? '' : String(found.price / 100);
    return isThere || rate === line.rate ? line : { ...line, rate };
  });
  return followed.every((line, position) => line === lines[position]) ? [...lines] : followed;
}

/** What each line costs, by its key; the same as before for a line that costs the same, so that its note is drawn once. */
export function pricesOfLines(
  lines: readonly LineDraft[],
  priced: Priced,
  before: ReadonlyMap<number, LinePrice> = new Map(),
): ReadonlyMap<number, LinePrice> {
  return new Map(
    lines.flatMap((line) => {
      const found = priceOfLine(line, priced);
      if (found === null) return [];
      const known = before.get(line.key);
      return [[line.key, known?.price === found.price && known.list === found.list ? known : found] as const];
    }),
  );
}
