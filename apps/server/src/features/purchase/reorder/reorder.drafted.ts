import type { Context } from '../../../platform/core/context.ts';

/** The newest purchase draft that goods are in, and how many of them are in all drafts, in their own unit. */
export type Drafted = { documentId: number; quantity: number };

/** What is on its way already: of some goods those that stand in purchase drafts. */
export async function readDrafted(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  variantIds: readonly number[],
): Promise<Map<number, Drafted>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db.query<{ item_variant_id: number; document_id: number; quantity: string }>(
    `select asked.id as item_variant_id, max(line.document_id) as document_id, sum(line.stock_quantity) as quantity
     from document join purchase_line line on line.business_id = $1 and line.document_id = document.id
     join unnest($2::bigint[]) asked (id) on asked.id = line.item_variant_id
     where document.business_id = $1 and document.kind = 'PURCHASE' and document.state = 'DRAFT'
     group by asked.id`,
    [businessId, variantIds],
  );
  return new Map(
    rows.map((row) => [row.item_variant_id, { documentId: row.document_id, quantity: Number(row.quantity) }]),
  );
}
