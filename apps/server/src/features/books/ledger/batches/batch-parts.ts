import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import {
  type BatchOrder,
  type BatchPart,
  batchesInOrder,
  fillOwed,
  firstOf,
  mayLeave,
  pickBatches,
  pickUpTo,
  together,
} from '@bahi/domain/goods/batches';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { addQuantity, asQuantity, formatQuantity, type Quantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';
import type { RefusedField } from '../../../../platform/core/errors.ts';
import { lessened, type ShelfBatch } from './batch-shelf.ts';
import type { BatchWish } from './batch-wish.ts';
import type { Owed } from './batches-owed.ts';

/** Why goods leave decides which batch of them does, where the line names none. */
const orders: Partial<Record<StockMove['kind'], BatchOrder>> = { SALE: 'SALE', TRANSFER: 'TRANSFER' };

type Books = Pick<Context, 'language'>;

/** A line on the shelf as it is before it. */
type Line = {
  wish: BatchWish | undefined;
  shelf: readonly ShelfBatch[];
  day: CalendarDay;
  isReversal: boolean;
  owed: Owed | undefined;
};
export type Chosen = { parts: readonly BatchPart[] } | RefusedField;

/** What a move moves of which batch, or what is wrong with it at its line. */
export function partsOf(context: Books, move: StockMove, { wish, shelf, day, isReversal, owed }: Line): Chosen {
  const own = shelf.filter(({ itemVariantId }) => itemVariantId === move.itemVariantId);
  if (move.quantity > 0) return filling(comingIn(move.quantity, wish, isReversal), owed);
  const quantity = asQuantity(-move.quantity);
  const said = wish !== undefined && 'order' in wish ? wish.order : undefined;
  const order = said ?? orders[move.kind] ?? 'CLEARANCE';
  const named = wish !== undefined && 'batchId' in wish ? wish.batchId : null;
  if (isHandedOver(wish)) return handedOver(own, { quantity, named, day, owed });
  if (named !== null && !isAlsoOfOthers(wish)) return ofOne(context, own, { quantity, batchId: named, order, day });
  const parts = wish !== undefined && 'parts' in wish ? firstOf(wish.parts, quantity) : null;
  // What came before the item kept batches is of none that could be told: it leaves as if nothing were said.
  if (parts === null) return firstExpired(context, own, { quantity, named, order, day });
  return takenBack(context, own, { parts, day, owed });
}

/**
 * What an entry brought leaves its batches. What of it filled what was owed is of whatever lies there, and is owed again
 * where nothing does.
 */
function takenBack(
  { language }: Books,
  own: readonly ShelfBatch[],
  { parts, day, owed }: Pick<Line, 'day' | 'owed'> & { parts: readonly BatchPart[] },
): Chosen {
  const brought = parts.filter(({ batchId }) => batchId !== owed?.owed?.batchId);
  const gone = brought.find(({ batchId, quantity }) => quantity > freeOf(own, batchId));
  if (gone !== undefined) {
    const available = formatQuantity(freeOf(own, gone.batchId), language);
    return { field: 'quantity', key: 'batch.gone', parameters: { available } };
  }
  const quantity = parts.find(({ batchId }) => batchId === owed?.owed?.batchId)?.quantity ?? zeroQuantity;
  if (quantity === 0) return { parts };
  // What a customer brought back lies in the batch that came in, if that is there.
  const named = brought[0]?.batchId ?? null;
  const filled = handedOver(lessened(own, brought), { quantity, named, day, owed });
  return 'parts' in filled ? { parts: together([...brought, ...filled.parts]) } : filled;
}

/** What comes in is of the batch that its line names, or of those that it left from. */
function comingIn(quantity: Quantity, wish: BatchWish | undefined, isReversal: boolean): Chosen {
  if (wish === undefined) return { field: 'batchNumber', key: 'batch.missing' };
  if ('batchId' in wish) return { parts: [{ batchId: wish.batchId, quantity }] };
  const parts = 'parts' in wish ? firstOf(wish.parts, quantity) : null;
  if (parts !== null) return { parts };
  return { field: 'quantity', key: isReversal ? 'batch.movedBefore' : 'batch.returnedBefore' };
}

/** What is owed to the shelf is filled before anything stays on it. */
function filling(made: Chosen, owed: Owed | undefined): Chosen {
  if (!('parts' in made) || owed === undefined) return made;
  const parts = fillOwed(made.parts, owed.owed, owed.lastBatchId);
  return parts === null ? { field: 'quantity', key: 'batch.returnedBefore' } : { parts };
}

type Leaving = { quantity: Quantity; day: CalendarDay };

/**
 * What was handed over is of the batch that it names, then of what expires first; where that is not free on its day, of
 * what is there by now, entered late; and beyond that it is owed. Nothing is owed to a shelf on which its goods lie.
 */
function handedOver(
  own: readonly ShelfBatch[],
  { quantity, named, day, owed }: Leaving & Pick<Line, 'owed'> & { named: number | null },
): Chosen {
  const free = pickUpTo(namedFirst(batchesInOrder(own, 'CLEARANCE', day), named), quantity);
  const there = lessened(own, free.parts).map((batch) => ({ ...batch, free: batch.there }));
  const late = pickUpTo(namedFirst(batchesInOrder(there, 'CLEARANCE', day), named), free.missing);
  const parts = together([...free.parts, ...late.parts]);
  if (late.missing === 0) return { parts };
  const batchId = owed?.owed?.batchId;
  if (batchId === undefined) throw new RangeError('nothing stands for what is owed to the shelf');
  return { parts: [...parts, { batchId, quantity: late.missing }] };
}

function namedFirst(offered: readonly ShelfBatch[], named: number | null): ShelfBatch[] {
  const isOther = ({ batchId }: ShelfBatch): number => (batchId === named ? 0 : 1);
  return offered.toSorted((one, other) => isOther(one) - isOther(other));
}

function firstExpired(
  { language }: Books,
  own: readonly ShelfBatch[],
  { quantity, named, order, day }: Leaving & { named: number | null; order: BatchOrder },
): Chosen {
  const offered = namedFirst(batchesInOrder(own, order, day), named);
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

/** Whether a line says of which batch first, and not of which alone. */
export function isAlsoOfOthers(wish: BatchWish | undefined): boolean {
  return wish !== undefined && 'isFirst' in wish && wish.isFirst === true;
}

/** Whether a line says what was handed over already. */
export function isHandedOver(wish: BatchWish | undefined): boolean {
  return wish !== undefined && 'isHandedOver' in wish && wish.isHandedOver === true;
}
