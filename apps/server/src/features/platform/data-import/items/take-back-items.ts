import type { Context } from '../../../../platform/core/context.ts';
import { itemsInTheWay, takeItemsBack } from '../../../catalogue/item/item-take-back.ts';
import { failInTheWay } from '../in-the-way.ts';
import { importSource, type Made } from '../import-kind.ts';

/** Takes items back; of what was made along for them that goes which nothing else uses. */
export async function takeBackItems(context: Context, importId: number, made: readonly Made[]): Promise<void> {
  const source = { sourceKind: importSource, sourceId: importId };
  const of = (kind: Made['kind']): number[] => made.filter((one) => one.kind === kind).map(({ recordId }) => recordId);
  const { itemIds, names } = await itemsInTheWay(context, of('ITEM'), source);
  if (names.length > 0) failInTheWay(context, names);
  await takeItemsBack(context, itemIds, source);
  await removeUnused(context, of);
}

/** Sub-categories come before what they lie in: they were made after it. */
async function removeUnused({ db, businessId }: Context, of: (kind: Made['kind']) => readonly number[]): Promise<void> {
  for (const id of of('CATEGORY').toReversed())
    await db.query(
      `delete from item_category own where own.business_id = $1 and own.id = $2
         and not exists (select from item where item.business_id = $1
           and ((item.category_business_id, item.category_id) = ($1, $2) or (item.sub_category_business_id, item.sub_category_id) = ($1, $2)))
         and not exists (select from item_category below where below.business_id = $1
           and (below.parent_business_id, below.parent_id) = ($1, $2))`,
      [businessId, id],
    );
  await db.query(
    `delete from brand own where own.business_id = $1 and own.id = any($2) and not exists (
       select from item where item.business_id = $1 and (item.brand_business_id, item.brand_id) = ($1, own.id))`,
    [businessId, of('BRAND')],
  );
  await db.query(
    `delete from unit own where own.business_id = $1 and own.id = any($2)
       and not exists (select from item where item.business_id = $1 and ($1, own.id) in (
         (item.unit_business_id, item.unit_id), (item.purchase_unit_business_id, item.purchase_unit_id),
         (item.sales_unit_business_id, item.sales_unit_id)))
       and not exists (select from unit_group where unit_group.business_id = $1
         and (unit_group.base_unit_business_id, unit_group.base_unit_id) = ($1, own.id))
       and not exists (select from unit_conversion held where held.business_id = $1
         and (held.unit_business_id, held.unit_id) = ($1, own.id))`,
    [businessId, of('UNIT')],
  );
  const attributes = await db.query<{ id: number }>(
    `select id from attribute own where own.business_id = $1 and own.id = any($2) and not exists (
       select from item_attribute_value chosen where chosen.business_id = $1
         and (chosen.value_business_id, chosen.attribute_id) = ($1, own.id))`,
    [businessId, of('ATTRIBUTE')],
  );
  const ids = attributes.map(({ id }) => id);
  await db.query('delete from attribute_value where business_id = $1 and attribute_id = any($2)', [businessId, ids]);
  await db.query('delete from attribute where business_id = $1 and id = any($2)', [businessId, ids]);
}
