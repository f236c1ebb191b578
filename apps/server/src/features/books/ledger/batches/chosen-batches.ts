import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';

/** What a line names: a batch of what it moves, or none. */
type Choice = { variantId: number | null; batchId: number | null | undefined };

/** Refuses, at its line, a batch that is none of the goods of that line. Whether it is on the shelf is said when they leave. */
export async function refuseUnknownBatches(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  lines: readonly Choice[],
): Promise<void> {
  const chosen = lines.flatMap(({ batchId }) => batchId ?? []);
  if (chosen.length === 0) return;
  const known = await db.query<{ id: number; item_variant_id: number }>(
    'select id, item_variant_id from item_batch where business_id = $1 and id = any($2)',
    [businessId, chosen],
  );
  const goods = new Map(known.map((row) => [row.id, row.item_variant_id]));
  const fields = lines.flatMap(({ variantId, batchId }, position) =>
    batchId && goods.get(batchId) !== variantId
      ? [{ field: `lines.${position}.batchId`, key: 'batch.notThere' } as const]
      : [],
  );
  if (fields.length > 0) fail('common.invalid', { fields });
}
