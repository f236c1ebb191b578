import { storedBarcode } from '@bahi/domain/goods/barcode';
import type { MadeItem } from '../../../catalogue/item/quick/QuickItemDialog.tsx';
import { exactMatch, searchIn } from '../../../stock/goods-lines/grid/item-search.ts';
import type { LineItems } from '../../../stock/goods-lines/grid/use-line-items.ts';
import { type LineItem, lineItemKey } from '../../../stock/goods-lines/line-item.ts';

/** What is meant: an item that was picked, one that was just made, or a text to be looked up. */
export type Meant = LineItem | MadeItem | string;
export type Looked = { item: LineItem; isScan: boolean } | 'NOTHING' | 'SEVERAL' | 'NO_ANSWER';
type Places = Pick<LineItems, 'items' | 'index' | 'isComplete' | 'findOnServer'>;

/**
 * A code as it stands, else the best hit by name among what is here. Where that is not all, the server is asked first, for
 * what bears the code may be there; of several that only the server knows none is taken. Digits alone are a code.
 */
export async function lookUp(places: Places, what: Meant): Promise<Looked> {
  const { items, index, isComplete, findOnServer } = places;
  if (typeof what !== 'string') return 'name' in what ? { item: what, isScan: false } : await lookUpMade(places, what);
  const exact = exactMatch(items, what);
  if (exact !== null) return exact;
  const [best] = isCode(what) ? [] : searchIn(index, what);
  const answer = isComplete ? [] : await findOnServer(what).catch(() => null);
  if (answer === null) return 'NO_ANSWER';
  const exactThere = exactMatch(answer, what);
  if (exactThere !== null) return exactThere;
  const [first, second] = isCode(what) ? [] : answer;
  const item = best ?? first;
  if (item === undefined) return 'NOTHING';
  return best === undefined && second !== undefined ? 'SEVERAL' : { item, isScan: false };
}

/** The list that is here was fetched before it was made. */
async function lookUpMade({ findOnServer }: Places, made: MadeItem): Promise<Looked> {
  const answer = await findOnServer(made.code).catch(() => null);
  if (answer === null) return 'NO_ANSWER';
  const item = answer.find((found) => lineItemKey(found) === lineItemKey(made));
  return item === undefined ? 'NOTHING' : { item, isScan: false };
}

/** Meant as a whole: what has these digits within a longer code or a name is something else. */
function isCode(text: string): boolean {
  return /^\d+$/.test(storedBarcode(text));
}
