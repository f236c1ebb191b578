import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import {
  type BatchOrder,
  type BatchPart,
  batchesInOrder,
  firstOf,
  mayLeave,
  pickBatches,
} from '@bahi/domain/goods/batches';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  type Quantity,
  subtractQuantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import type { Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../../platform/core/errors.ts';
import type { NewRow } from '../../../../platform/database/table-types.ts';
import { insertRows } from '../../../../platform/database/write-rows.ts';
import { namedWishes } from './batch-names.ts';
import { readShelves, type ShelfBatch } from './batch-shelf.ts';
import type { BatchWish, BatchWishes } from './batch-wish.ts';

type Books = Pick<Context, 'db' | 'businessId' | 'calendar' | 'language'>;
type Entry = { entryId: number; outletId: number; day: CalendarDay; reversesId?: number; batches?: BatchWishes };

/** Why goods leave decides which batch of them does, where the line names none. */
const orders: Partial<Record<StockMove['kind'], BatchOrder>> = { SALE: 'SALE', TRANSFER: 'TRANSFER' };

/**
 * Writes which batches the moves of a posting moved, where their shelves keep any: those that the lines name, of a
 * reversal those of its entry, and whatever leaves otherwise first expired first. The balances are locked, so that
 * nothing comes between. Fails at the line whose batch is missing, expired, or has not so much.
 */
export async function writeBatchMoves(context: Books, entry: Entry, posting: Posting): Promise<void> {
  const kept = new Set(posting.balancesAfter.filter(({ inBatches }) => inBatches).map((place) => place.itemVariantId));
  if (kept.size === 0) return;
  const moves = posting.stockMoves.filter(({ quantity, itemVariantId }) => quantity !== 0 && kept.has(itemVariantId));
  if (moves.length === 0) return;
  const { outletId, day } = entry;
  const [shelves, wishes] = await Promise.all([
    readShelves(context, { outletId, variantIds: [...kept], day }),
    namedWishes(context, entry, moves),
  ]);
  const isReversal = entry.reversesId !== undefined;
  const chosen = new Map<StockMove, Chosen>();
  let shelf: readonly ShelfBatch[] = shelves;
  for (const move of moves.toSorted((one, other) => turnOf(wishes, one) - turnOf(wishes, other))) {
    const made = partsOf(context, move, { wish: wishes.get(move.sourceLine), shelf, day, isReversal });
    chosen.set(move, made);
    if ('parts' in made && move.quantity < 0) shelf = lessened(shelf, made.parts);
  }
  const inOrder = moves.flatMap((move) => ({ move, made: chosen.get(move) ?? { parts: [] } }));
  const refused = inOrder.flatMap(({ move, made }) =>
    'key' in made ? [{ ...made, field: `lines.${move.sourceLine}.${made.field}` }] : [],
  );
  if (refused.length > 0) return failAt(entry, refused);
  const rows = inOrder.flatMap(({ move, made }) =>
    'parts' in made ? made.parts.map((part) => rowOf(context, entry, { move, part })) : [],
  );
  await insertRows(context.db, 'batch_move', rows);
}

/** Lines that name a batch are served first, then what has expired: the others take what is left. */
function turnOf(wishes: ReadonlyMap<number, BatchWish>, { sourceLine }: StockMove): number {
  const wish = wishes.get(sourceLine);
  if (wish === undefined) return 2;
  if ('batchId' in wish || 'parts' in wish) return 0;
  return 'order' in wish && wish.order === 'EXPIRED' ? 1 : 2;
}

type Line = { wish: BatchWish | undefined; shelf: readonly ShelfBatch[]; day: CalendarDay; isReversal: boolean };
type Chosen = { parts: readonly BatchPart[] } | RefusedField;

/** What a move moves of which batch, or what is wrong with it at its line. */
function partsOf(context: Books, move: StockMove, { wish, shelf, day, isReversal }: Line): Chosen {
  const own = shelf.filter(({ itemVariantId }) => itemVariantId === move.itemVariantId);
  if (move.quantity > 0) return comingIn(move.quantity, wish, isReversal);
  const quantity = asQuantity(-move.quantity);
  const said = wish !== undefined && 'order' in wish ? wish.order : undefined;
  const order = said ?? orders[move.kind] ?? 'CLEARANCE';
  if (wish !== undefined && 'batchId' in wish)
    return ofOne(context, own, { quantity, batchId: wish.batchId, order, day });
  const parts = wish !== undefined && 'parts' in wish ? firstOf(wish.parts, quantity) : null;
  // What came before the item kept batches is of none that could be told: it leaves as if nothing were said.
  if (parts === null) return firstExpired(context, own, { quantity, order, day });
  const gone = parts.find((part) => part.quantity > freeOf(own, part.batchId));
  if (gone === undefined) return { parts };
  const available = formatQuantity(freeOf(own, gone.batchId), context.language);
  return { field: 'quantity', key: 'batch.gone', parameters: { available } };
}

/** What comes in is of the batch that its line names, or of those that it left from. */
function comingIn(quantity: Quantity, wish: BatchWish | undefined, isReversal: boolean): Chosen {
  if (wish === undefined) return { field: 'batchNumber', key: 'batch.missing' };
  if ('batchId' in wish) return { parts: [{ batchId: wish.batchId, quantity }] };
  const parts = 'parts' in wish ? firstOf(wish.parts, quantity) : null;
  if (parts !== null) return { parts };
  return { field: 'quantity', key: isReversal ? 'batch.movedBefore' : 'batch.returnedBefore' };
}

type Leaving = { quantity: Quantity; day: CalendarDay };

function firstExpired(
  { language }: Books,
  own: readonly ShelfBatch[],
  { quantity, order, day }: Leaving & { order: BatchOrder },
): Chosen {
  const offered = batchesInOrder(own, order, day);
  const parts = pickBatches(offered, quantity);
  if (parts !== null) return { parts };
  const available = formatQuantity(sumOf(offered), language);
  if (order === 'EXPIRED') return { field: 'quantity', key: 'batch.expiredShort', parameters: { available } };
  const expired = own.filter((batch) => !offered.includes(batch) && batch.free > 0);
  if (expired.length === 0) return { field: 'quantity', key: 'batch.short', parameters: { available } };
  const parameters = { available, expired: formatQuantity(sumOf(expired), language) };
  return { field: 'quantity', key: 'batch.onlyExpired', parameters };
}

function ofOne(
  context: Books,
  own: readonly ShelfBatch[],
  { quantity, batchId, order, day }: Leaving & { batchId: number; order: BatchOrder },
): Chosen {
  const batch = own.find((other) => other.batchId === batchId);
  const field = 'batchId';
  if (batch === undefined) return { field, key: 'batch.notThere' };
  const parameters = { batch: batch.number };
  if (!mayLeave(batch, order, day)) {
    const expiry = inDigitsOf(formatAdDate(batch.expiresOn), context.language);
    const key = order === 'EXPIRED' ? 'batch.notExpired' : 'batch.expired';
    return { field, key, parameters: { ...parameters, day: expiry } };
  }
  if (quantity <= batch.free) return { parts: [{ batchId, quantity }] };
  const available = formatQuantity(batch.free, context.language);
  return { field: 'quantity', key: 'batch.chosenShort', parameters: { ...parameters, available } };
}

function freeOf(own: readonly ShelfBatch[], batchId: number): Quantity {
  return own.find((batch) => batch.batchId === batchId)?.free ?? zeroQuantity;
}

function sumOf(batches: readonly ShelfBatch[]): Quantity {
  return batches.reduce((sum, { free }) => addQuantity(sum, free), zeroQuantity);
}

/** A shelf after some of it left: the next line of the document takes from what is left. */
function lessened(shelf: readonly ShelfBatch[], parts: readonly BatchPart[]): ShelfBatch[] {
  const taken = new Map(parts.map(({ batchId, quantity }) => [batchId, quantity]));
  return shelf.map((batch) => {
    const quantity = taken.get(batch.batchId) ?? zeroQuantity;
    return { ...batch, free: subtractQuantity(batch.free, quantity) };
  });
}

function rowOf(
  { businessId }: Books,
  { entryId, outletId, day }: Entry,
  { move, part }: { move: StockMove; part: BatchPart },
): NewRow<'batch_move'> {
  return {
    business_id: businessId,
    entry_id: entryId,
    source_line: move.sourceLine,
    item_variant_id: move.itemVariantId,
    outlet_id: outletId,
    batch_id: part.batchId,
    quantity: numberFromQuantity(move.quantity < 0 ? asQuantity(-part.quantity) : part.quantity),
    moved_on: formatAdDate(day),
  };
}

/** At the lines of a form; a reversal has none, and says what is wrong with it as a whole. */
function failAt({ reversesId }: Entry, refused: readonly RefusedField[]): never {
  const [first] = refused;
  if (reversesId === undefined || first === undefined) return fail('common.invalid', { fields: refused });
  return fail(first.key, { status: 409, parameters: first.parameters ?? {} });
}
