import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { BatchPart } from '@bahi/domain/goods/batches';
import {
  addQuantity,
  asQuantity,
  numberFromQuantity,
  subtractQuantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import type { Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../../platform/core/errors.ts';
import type { NewRow } from '../../../../platform/database/table-types.ts';
import { insertRows } from '../../../../platform/database/write-rows.ts';
import { namedWishes } from './batch-names.ts';
import { type Chosen, isAlsoOfOthers, isHandedOver, partsOf } from './batch-parts.ts';
import { lessened, readShelves, type ShelfBatch } from './batch-shelf.ts';
import type { BatchWish, BatchWishes } from './batch-wish.ts';
import { noteLastBatches, type Owed, owedBatchOf, readOwed } from './batches-owed.ts';

type Books = Pick<Context, 'db' | 'businessId' | 'calendar' | 'language'>;
type Entry = { entryId: number; outletId: number; day: CalendarDay; reversesId?: number; batches?: BatchWishes };

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
  const [shelves, wishes, owed] = await Promise.all([
    readShelves(context, { outletId, variantIds: [...kept], day }),
    namedWishes(context, entry, moves),
    readOwed(context, { outletId, variantIds: [...kept] }),
  ]);
  await noteLastBatches(context, owed, { variantIds: comingBack(moves, wishes, owed), outletId, day });
  await beginToOwe(context, owed, { moves, wishes, shelves });
  const isReversal = entry.reversesId !== undefined;
  const chosen = new Map<StockMove, Chosen>();
  let shelf: readonly ShelfBatch[] = shelves;
  const turnOf = (move: StockMove): number => turnOfWish(wishes.get(move.sourceLine), owed.get(move.itemVariantId));
  for (const move of moves.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const line = { wish: wishes.get(move.sourceLine), shelf, day, isReversal, owed: owed.get(move.itemVariantId) };
    const made = partsOf(context, move, line);
    chosen.set(move, made);
    if (!('parts' in made)) continue;
    noteOwed(owed, move, made.parts);
    if (move.quantity < 0) shelf = lessened(shelf, made.parts);
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

/** The variants of which something comes back that left as owed: it may be owed no more, and then goes into a batch. */
function comingBack(
  moves: readonly StockMove[],
  wishes: ReadonlyMap<number, BatchWish>,
  owed: ReadonlyMap<number, Owed>,
): Set<number> {
  const back = moves.filter(({ quantity, sourceLine, itemVariantId }) => {
    const wish = wishes.get(sourceLine);
    const owedId = owed.get(itemVariantId)?.owed?.batchId;
    return (
      quantity > 0 && wish !== undefined && 'parts' in wish && wish.parts.some(({ batchId }) => batchId === owedId)
    );
  });
  return new Set(back.map(({ itemVariantId }) => itemVariantId));
}

/** Where more was handed over than is there a batch stands for what is owed. */
async function beginToOwe(
  context: Books,
  owed: Map<number, Owed>,
  {
    moves,
    wishes,
    shelves,
  }: { moves: readonly StockMove[]; wishes: ReadonlyMap<number, BatchWish>; shelves: readonly ShelfBatch[] },
): Promise<void> {
  const left = new Map<number, number>();
  for (const { itemVariantId, there } of shelves) left.set(itemVariantId, (left.get(itemVariantId) ?? 0) + there);
  for (const { sourceLine, itemVariantId, quantity } of moves)
    if (isHandedOver(wishes.get(sourceLine))) left.set(itemVariantId, (left.get(itemVariantId) ?? 0) + quantity);
  const short = [...left].flatMap(([id, after]) => (after < 0 && !owed.has(id) ? [id] : []));
  for (const id of short.toSorted((one, other) => one - other))
    owed.set(id, { owed: await owedBatchOf(context, id), lastBatchId: null });
}

/** What is owed after a move: the next line of the document goes on from it. */
function noteOwed(all: Map<number, Owed>, { itemVariantId, quantity }: StockMove, parts: readonly BatchPart[]): void {
  const known = all.get(itemVariantId);
  if (known === undefined || known.owed === null) return;
  const { batchId, quantity: before } = known.owed;
  const moved = parts.filter((part) => part.batchId === batchId);
  const sum = moved.reduce((total, part) => addQuantity(total, part.quantity), zeroQuantity);
  const after = quantity < 0 ? addQuantity(before, sum) : subtractQuantity(before, sum);
  all.set(itemVariantId, { ...known, owed: { batchId, quantity: after } });
}

/**
 * Lines that name their batches are served first, then those that name one of them and what has expired: the others take
 * what is left, and so does what filled what was owed.
 */
function turnOfWish(wish: BatchWish | undefined, owed: Owed | undefined): number {
  if (wish === undefined) return 2;
  if ('parts' in wish) {
    const own = wish.parts.filter(({ batchId }) => batchId !== owed?.owed?.batchId);
    if (own.length === 0) return 2;
    return own.length === wish.parts.length ? 0 : 1;
  }
  if ('batchId' in wish) return isAlsoOfOthers(wish) ? 1 : 0;
  return 'order' in wish && wish.order === 'EXPIRED' ? 1 : 2;
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
