import type { Context } from '../../../platform/core/context.ts';

/**
 * Which of some variants have or had stock, or stand in documents, drafts too; nobody writes them in until the end. What
 * the source `beside` moved of them does not count.
 */
export async function findUsed(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  variantIds: readonly number[],
  beside: { sourceKind: string; sourceId: number } | null = null,
): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  // Nothing that is just being written can refer to them from here on.
  await db.query('select id from item_variant where business_id = $1 and id = any($2) order by id for update', [
    businessId,
    variantIds,
  ]);
  const used = await db.query<{ id: number }>(
    `select variant.id from item_variant variant where variant.business_id = $1 and variant.id = any($2) and (
       exists (select from invoice_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from stock_count_line line where line.business_id = $1 and line.item_variant_id = variant.id
         and line.counted_quantity is not null)
       or exists (select from quotation_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from purchase_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from write_off_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from stock_transfer_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from stock_move move where move.business_id = $1 and move.item_variant_id = variant.id
         and (move.source_kind, move.source_id) is distinct from ($3, $4::bigint)))`,
    [businessId, variantIds, beside?.sourceKind ?? null, beside?.sourceId ?? null],
  );
  return new Set(used.map(({ id }) => id));
}
