import {
  mostPricesAtOnce,
  type priceListContract,
  priceListPricesForm,
} from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { paisaFromRupees, parseRupees } from '@bahi/domain/numbers/money';
import { parseQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';

export type ListedPrice = Answer<typeof priceListContract.listPrices>['rows'][number];
/** What is sold, as a new row has chosen it. */
export type ChosenGoods = {
  id: number;
  name: string;
  nameNp: string | null;
  sellingPrice: number;
  vatIncluded: boolean;
};

type Typed = { fromQuantity: string; price: string };
type NewPrice = Typed & { key: number; goods: ChosenGoods | null };
/** A price that is there, as it was read and as it is to be. */
type Changed = Typed & { row: ListedPrice };

/** What was typed over the pages of a list and is not saved yet. */
export type PriceEdits = {
  readonly changed: ReadonlyMap<number, Changed>;
  readonly removed: ReadonlyMap<number, ListedPrice>;
  readonly added: readonly NewPrice[];
};
export const noEdits: PriceEdits = { changed: new Map(), removed: new Map(), added: [] };

/** What stands in the cells of a price. */
export function typedOf(row: ListedPrice, edits: PriceEdits): Typed {
  return edits.changed.get(row.id) ?? { fromQuantity: String(row.fromQuantity), price: String(row.price) };
}

/** A cell was typed into; what is as it was is no change. */
export function withTyped(edits: PriceEdits, row: ListedPrice, change: Partial<Typed>): PriceEdits {
  const typed = { ...typedOf(row, edits), ...change };
  const isSame =
    parseQuantity(typed.fromQuantity) === quantityFromNumber(row.fromQuantity) &&
    parseRupees(typed.price) === paisaFromRupees(row.price);
  const changed = new Map(edits.changed);
  if (isSame) changed.delete(row.id);
  else changed.set(row.id, { ...typed, row });
  return { ...edits, changed };
}

export function withRemoved(edits: PriceEdits, row: ListedPrice, isRemoved: boolean): PriceEdits {
  const removed = new Map(edits.removed);
  if (isRemoved) removed.set(row.id, row);
  else removed.delete(row.id);
  return { ...edits, removed };
}

export function withNewRow(edits: PriceEdits): PriceEdits {
  const key = Math.max(0, ...edits.added.map((row) => row.key)) + 1;
  return { ...edits, added: [...edits.added, { key, goods: null, fromQuantity: '1', price: '' }] };
}

export function withNewTyped(edits: PriceEdits, key: number, change: Partial<Omit<NewPrice, 'key'>>): PriceEdits {
  return { ...edits, added: edits.added.map((row) => (row.key === key ? { ...row, ...change } : row)) };
}

export function withoutNewRow(edits: PriceEdits, key: number): PriceEdits {
  return { ...edits, added: edits.added.filter((row) => row.key !== key) };
}

/** How many prices are new, changed or go. Rows in which nothing was chosen or typed are none. */
export function countOf({ changed, removed, added }: PriceEdits): number {
  const stays = [...changed.keys()].filter((id) => !removed.has(id));
  return stays.length + removed.size + added.filter(isWritten).length;
}

export function isTooMuch(edits: PriceEdits): boolean {
  return countOf(edits) > mostPricesAtOnce;
}

type Body = Sent<typeof priceListContract.savePrices>['body'];

/** What is sent, and the place on the screen of each price of it. */
export function bodyOf({ changed, removed, added }: PriceEdits): { body: Body; places: readonly string[] } {
  const stays = [...changed.values()].filter(({ row }) => !removed.has(row.id));
  const written = added.filter(isWritten);
  return {
    body: {
      prices: [
        ...stays.map(({ row, fromQuantity, price }) => ({
          id: row.id,
          itemLedgerDetailId: row.itemLedgerDetailId,
          fromQuantity,
          price,
        })),
        ...written.map(({ goods, fromQuantity, price }) => ({
          itemLedgerDetailId: goods?.id ?? '',
          fromQuantity,
          price,
        })),
      ],
      removedIds: [...removed.keys()],
    },
    places: [...stays.map(({ row }) => placeOfPrice(row.id)), ...written.map(({ key }) => placeOfNew(key))],
  };
}

export const placeOfPrice = (id: number): string => `price.${id}`;
export const placeOfNew = (key: number): string => `new.${key}`;

/** Message keys of what the form refuses, by the place of the cell. */
export function mistakesIn({ body, places }: ReturnType<typeof bodyOf>): ReadonlyMap<string, string> {
  const issues = priceListPricesForm.safeParse(body).error?.issues ?? [];
  return new Map(issues.map((issue) => [cellPlace(issue.path.join('.'), places), issue.message]));
}

/** The place of a cell by its name in the body: `prices.2.price`. */
export function cellPlace(field: string, places: readonly string[]): string {
  const [, position, name = ''] = /^prices\.(\d+)\.(\w+)$/.exec(field) ?? [];
  return position === undefined ? field : `${places[Number(position)] ?? ''}.${name}`;
}

function isWritten({ goods, price }: NewPrice): boolean {
  return goods !== null || price.trim() !== '';
}
