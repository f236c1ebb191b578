import type { StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';
import { readBatchParts } from './batch-shelf.ts';
import type { BatchWish, BatchWishes, NamedBatch } from './batch-wish.ts';

type Books = Pick<Context, 'db' | 'businessId'>;
type Entry = { reversesId?: number; batches?: BatchWishes };

/** What the lines say, with ids of the batches that they name; of a reversal what its entry moved. */
export async function namedWishes(
  context: Books,
  entry: Entry,
  moves: readonly StockMove[],
): Promise<Map<number, BatchWish>> {
  if (entry.reversesId !== undefined) {
    const moved = await readBatchParts(context, entry.reversesId);
    return new Map(moves.map(({ sourceLine }) => [sourceLine, { parts: moved.get(sourceLine) ?? [] }]));
  }
  const wishes = new Map<number, BatchWish>(entry.batches);
  const variants = new Map(moves.map(({ sourceLine, itemVariantId }) => [sourceLine, itemVariantId]));
  const named = [...wishes].flatMap(([sourceLine, wish]) => {
    const itemVariantId = variants.get(sourceLine);
    return 'batch' in wish && itemVariantId !== undefined ? [{ sourceLine, itemVariantId, ...wish }] : [];
  });
  // In one order for everybody: of two who bring the same batches at once neither waits for what waits for it.
  for (const { sourceLine, itemVariantId, batch, isFirst = false } of named.toSorted(byBatch))
    wishes.set(sourceLine, { batchId: await batchOf(context, itemVariantId, batch), isFirst });
  return wishes;
}

type OfVariant = { itemVariantId: number; batch: NamedBatch };

function byBatch(one: OfVariant, other: OfVariant): number {
  if (one.itemVariantId !== other.itemVariantId) return one.itemVariantId - other.itemVariantId;
  const [left, right] = [one, other].map(({ batch }) => `${batch.number} ${batch.expiresOn}`);
  if (left === right || left === undefined || right === undefined) return 0;
  return left < right ? -1 : 1;
}

/** The id of a batch of a variant: it is there, or is written now. Of two who bring it at once, one waits for the other. */
async function batchOf({ db, businessId }: Books, itemVariantId: number, batch: NamedBatch): Promise<number> {
  const values = [businessId, itemVariantId, batch.number, batch.expiresOn];
  const find = (): Promise<{ id: number }[]> =>
    db.query(
      'select id from item_batch where business_id = $1 and item_variant_id = $2 and number = $3 and expires_on = $4',
      values,
    );
  const made = async (): Promise<{ id: number }[]> =>
    db.query(
      `insert into item_batch (business_id, item_variant_id, number, expires_on) values ($1, $2, $3, $4)
       on conflict on constraint item_batch_key do nothing returning id`,
      values,
    );
  const [there] = await find();
  const [known] = there === undefined ? await made() : [there];
  const [found] = known === undefined ? await find() : [known];
  if (found === undefined) throw new RangeError('a batch that is named is neither there nor was made');
  return found.id;
}
