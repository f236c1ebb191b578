import type { Context } from '../../../platform/core/context.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { reverseSource } from '../../books/ledger/reversal/reverse-source.ts';
import { itemFileOwners } from '../item-image/item-image.queries.ts';
import { findUsed } from '../item-variant/used-variants.ts';

type Source = { sourceKind: string; sourceId: number };
type Held = { id: number; name: string; name_np: string | null; version: number };

/** Names of items that were used or changed since they were made together; those that are gone are in nobody's way. */
export async function itemsInTheWay(
  context: Context,
  itemIds: readonly number[],
  source: Source,
): Promise<{ itemIds: number[]; names: string[] }> {
  const { db, businessId, language } = context;
  const items = await db.query<Held>(
    `select id, name, name_np, version from item where business_id = $1 and id = any($2) order by id for update`,
    [businessId, itemIds],
  );
  const variants = await db.query<{ id: number; item_id: number; version: number }>(
    'select id, item_id, version from item_variant where business_id = $1 and item_id = any($2) order by id',
    [businessId, itemIds],
  );
  const used = await findUsed(
    context,
    variants.map(({ id }) => id),
    source,
  );
  const withFiles = await db.query<{ attached_id: number | null }>(
    'select attached_id from stored_file where business_id = $1 and attached_to = any($2) and attached_id = any($3)',
    [businessId, itemFileOwners, itemIds],
  );
  const changed = new Set([
    ...variants.flatMap(({ id, item_id, version }) => (version > 1 || used.has(id) ? [item_id] : [])),
    ...withFiles.flatMap((row) => row.attached_id ?? []),
    ...items.flatMap(({ id, version }) => (version > 1 ? [id] : [])),
  ]);
  return {
    itemIds: items.map(({ id }) => id),
    names: items.flatMap(({ id, name, name_np }) =>
      changed.has(id) ? [language === 'ne' ? (name_np ?? name) : name] : [],
    ),
  };
}

/**
 * Takes items back that were made together and are not used: what their source posted is reversed. Those that had stock
 * stay in the books, out of use, and give up name, code and barcodes; the others are gone.
 */
export async function takeItemsBack(context: Context, itemIds: readonly number[], source: Source): Promise<void> {
  const { db, businessId } = context;
  await reverseSource(context, source, 'OPENING_STOCK_TAKEN_BACK');
  const stocked = await db.query<{ item_id: number }>(
    `select distinct variant.item_id from item_variant variant
     join stock_balance balance on balance.business_id = variant.business_id and balance.item_variant_id = variant.id
     where variant.business_id = $1 and variant.item_id = any($2)`,
    [businessId, itemIds],
  );
  const kept = new Set(stocked.map((row) => row.item_id));
  await retire(context, [...kept], source.sourceId);
  const gone = itemIds.filter((id) => !kept.has(id));
  // Before the values that the item may have, which they hold.
  await db.query('delete from item_variant where business_id = $1 and item_id = any($2)', [businessId, gone]);
  await db.query('delete from item where business_id = $1 and id = any($2)', [businessId, gone]);
}

async function retire({ db, businessId }: Context, itemIds: readonly number[], sourceId: number): Promise<void> {
  if (itemIds.length === 0) return;
  const name = '\u0001';
  const [english = '', nepali = ''] = (['en', 'ne'] as const).map((language) =>
    textOf(language, 'dataImport.takenBackName', { name, number: String(sourceId) }),
  );
  await db.query(
    `update item_variant set barcode = null, sku = null, is_active = false, version = version + 1
     where business_id = $1 and item_id = any($2)`,
    [businessId, itemIds],
  );
  await db.query(
    `update item set is_active = false, version = version + 1, shareable = false, code = code || '~' || $3,
       name = replace($4, $6, name), name_np = replace($5, $6, name_np)
     where business_id = $1 and id = any($2)`,
    [businessId, itemIds, String(sourceId), english, nepali, name],
  );
}
