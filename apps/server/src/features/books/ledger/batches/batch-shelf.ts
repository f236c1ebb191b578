import type { BatchOnShelf, BatchPart } from '@bahi/domain/goods/batches';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { parseQuantity, type Quantity, subtractQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import { storedDay } from '../../../../platform/core/days.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** A batch on a shelf, as it is called. `there` is what it has by now, whatever could leave on the day. */
export type ShelfBatch = BatchOnShelf & { itemVariantId: number; number: string; there: Quantity };

/** What is there of the batches of some variants in an outlet, and can leave on a day; the first to expire first. */
export async function readShelves(
  { db, businessId }: Reader,
  { outletId, variantIds, day }: { outletId: number; variantIds: readonly number[]; day: CalendarDay },
): Promise<ShelfBatch[]> {
  const rows = await db.query<ShelfRow>(
    `select balance.item_variant_id, balance.batch_id, batch.number, balance.expires_on, balance.quantity as there,
       free_batch(balance, $4::date) as free
     from batch_balance balance
     join item_batch batch on batch.business_id = $1 and batch.id = balance.batch_id
     where balance.business_id = $1 and balance.outlet_id = $2 and balance.item_variant_id = any($3) and balance.quantity > 0
     order by balance.item_variant_id, balance.expires_on, balance.batch_id`,
    [businessId, outletId, variantIds, formatAdDate(day)],
  );
  // The one without a number is what is owed to the shelf: nothing of it is there.
  return rows.flatMap(
    ({ item_variant_id: itemVariantId, batch_id: batchId, number, expires_on: expiresOn, ...row }) => {
      if (number === null || expiresOn === null) return [];
      const [free, there] = [countedQuantity(row.free), countedQuantity(row.there)];
      return [{ itemVariantId, batchId, number, expiresOn: storedDay(expiresOn), free, there }];
    },
  );
}

/** A shelf after some of it left. */
export function lessened(shelf: readonly ShelfBatch[], parts: readonly BatchPart[]): ShelfBatch[] {
  const taken = new Map(parts.map(({ batchId, quantity }) => [batchId, quantity]));
  return shelf.map((batch) => {
    const quantity = taken.get(batch.batchId) ?? zeroQuantity;
    // More than is free of it may have been handed over already.
    const free = quantity < batch.free ? subtractQuantity(batch.free, quantity) : zeroQuantity;
    return { ...batch, free, there: subtractQuantity(batch.there, quantity) };
  });
}

/** A part that an entry moved; `isOwed` is one of what was owed to the shelf. */
export type MovedPart = BatchPart & { readonly isOwed: boolean };

/** What the lines of an entry moved of batches, by their position: quantities above zero, the first to expire first. */
export async function readBatchParts({ db, businessId }: Reader, entryId: number): Promise<Map<number, MovedPart[]>> {
  const rows = await db.query<{ source_line: number; batch_id: number; quantity: string; is_owed: boolean }>(
    `select move.source_line, move.batch_id, abs(move.quantity) as quantity, batch.number is null as is_owed
     from batch_move move join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
     where move.business_id = $1 and move.entry_id = $2 order by move.source_line, batch.expires_on, batch.id`,
    [businessId, entryId],
  );
  const parts = new Map<number, MovedPart[]>();
  for (const row of rows) {
    const ofLine = parts.get(row.source_line) ?? [];
    ofLine.push({ batchId: row.batch_id, quantity: countedQuantity(row.quantity), isOwed: row.is_owed });
    parts.set(row.source_line, ofLine);
  }
  return parts;
}

/** A stored quantity of a batch. Throws RangeError for one that cannot be counted exactly. */
export function countedQuantity(stored: string): Quantity {
  const quantity = parseQuantity(stored);
  if (quantity === null) throw new RangeError(`not a quantity of a batch: ${stored}`);
  return quantity;
}

type ShelfRow = {
  item_variant_id: number;
  batch_id: number;
  number: string | null;
  expires_on: string | null;
  there: string;
  free: string;
};

/** A batch of which a line moved something, as `moved_batches` of the database tells it. */
export type MovedBatch = { number: string; expires_on: string; quantity: string };

/**
 * In SQL, what a `line` of a `document`, of a stock `paper`, or a `move` moved of batches, of the business `$1`. A business
 * that never kept any is asked once for all of its lines.
 */
export const movedOfDocument = `case when exists (select from item_batch where business_id = $1)
  then moved_batches($1, document.entry_id, line.line_number - 1) end`;
export const movedOfPaper = `case when exists (select from item_batch where business_id = $1)
  then moved_batches($1, paper.entry_id, line.line_number - 1) end`;
export const movedOfMove = `case when exists (select from item_batch where business_id = $1)
  then moved_batches($1, move.entry_id, move.source_line) end`;

/** The same as it is answered: nothing where there is none. */
export function movedBatchesAnswer(moved: readonly MovedBatch[] | null | undefined) {
  if (!moved) return {};
  const batches = moved.map(({ number, expires_on: expiryAD, quantity }) => ({
    batchNumber: number,
    expiryAD,
    quantity: Number(quantity),
  }));
  return { batches };
}
