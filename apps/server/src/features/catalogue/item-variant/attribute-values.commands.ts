import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { mostAttributes } from '@bahi/domain/goods/combinations';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { getAttributeValues, type ItemValue, readItemValues } from './attribute-values.queries.ts';
import { lockItem } from './item-lock.ts';
import { nameVariants, settleDefault } from './item-variant-write.ts';
import { findUsed } from './used-variants.ts';

type Save = (typeof itemVariantContract)['saveAttributeValues'];

/**
 * Settles which values variants of an item may have: those that are sent are all of them. With a value go the variants that
 * have it, unless they have stock or stand in documents: then it stays, and nothing is changed.
 */
export async function saveAttributeValues(context: Context, form: Input<Save>['body']): Promise<Answer<Save>> {
  await lockItem(context, form.itemId);
  await writeAttributeValues(context, form.itemId, form.attributeValueIds, form);
  context.say('itemVariant.valuesSaved');
  return getAttributeValues(context, form.itemId);
}

/** The same of an item that is locked. */
export async function writeAttributeValues(
  context: Context,
  itemId: number,
  valueIds: readonly number[],
  { removesVariants }: Pick<Input<Save>['body'], 'removesVariants'>,
): Promise<void> {
  const current = await readItemValues(context, itemId);
  const wanted = await readWanted(context, valueIds, current);
  await removeLeftOut(
    context,
    itemId,
    current.filter(({ id }) => !valueIds.includes(id)),
    removesVariants,
  );
  if (wanted.length > 0) await keepValues(context, itemId, wanted);
  await nameVariants(context, { itemId });
  await settleDefault(context, itemId);
}

type Wanted = { business_id: number; id: number; attribute_id: number };

/** The values that are asked for, attribute by attribute in the order in which these are first named. */
async function readWanted(
  { db, businessId }: Context,
  valueIds: readonly number[],
  current: readonly ItemValue[],
): Promise<Wanted[]> {
  const found = await db.query<Wanted & { order_number: number; is_active: boolean }>(
    `select value.business_id, value.id, value.attribute_id, value.order_number, attribute.is_active
     from attribute_value value
     join attribute on attribute.business_id = value.business_id and attribute.id = value.attribute_id
     where value.business_id in (0, $1) and value.id = any($2)`,
    [businessId, valueIds],
  );
  const refused = valueIds.flatMap((id, position): RefusedField[] => {
    const field = `attributeValueIds.${position}`;
    const value = found.find((one) => one.id === id);
    if (value === undefined) return [{ field, key: 'common.unknownRecord' }];
    if (valueIds.indexOf(id) < position) return [{ field, key: 'itemVariant.valueTwice' }];
    const isNew = !current.some((one) => one.id === id);
    return isNew && !value.is_active ? [{ field, key: 'common.inactiveRecord' }] : [];
  });
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  const groups = Map.groupBy(
    found.toSorted((one, other) => valueIds.indexOf(one.id) - valueIds.indexOf(other.id)),
    ({ attribute_id }) => attribute_id,
  );
  if (groups.size > mostAttributes)
    fail('itemVariant.attributesMany', { field: 'attributeValueIds', parameters: { most: mostAttributes } });
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => one.order_number - other.order_number || one.id - other.id),
  );
}

async function removeLeftOut(
  context: Context,
  itemId: number,
  leftOut: readonly ItemValue[],
  removesVariants: boolean,
): Promise<void> {
  if (leftOut.length === 0) return;
  const { db, businessId, language } = context;
  const ids = leftOut.map(({ id }) => id);
  const held = await db.query<{ item_variant_id: number; attribute_value_id: number }>(
    `select item_variant_id, attribute_value_id from item_variant_value
     where business_id = $1 and item_id = $2 and attribute_value_id = any($3)`,
    [businessId, itemId, ids],
  );
  const variantIds = [...new Set(held.map((row) => row.item_variant_id))];
  const used = await findUsed(context, variantIds);
  const holder = held.find((row) => used.has(row.item_variant_id));
  const value = leftOut.find(({ id }) => id === holder?.attribute_value_id);
  if (value !== undefined) {
    const named = language === 'ne' ? (value.value_alias ?? value.value) : value.value;
    fail('itemVariant.valueUsed', { status: 409, field: 'attributeValueIds', parameters: { value: named } });
  }
  if (variantIds.length > 0 && !removesVariants)
    fail('itemVariant.variantsGo', { status: 409, parameters: { count: variantIds.length } });
  await db.query('delete from item_variant where business_id = $1 and id = any($2)', [businessId, variantIds]);
  await db.query(
    'delete from item_attribute_value where business_id = $1 and item_id = $2 and attribute_value_id = any($3)',
    [businessId, itemId, ids],
  );
}

async function keepValues({ db, businessId }: Context, itemId: number, wanted: readonly Wanted[]): Promise<void> {
  await db.query(
    `insert into item_attribute_value
       (business_id, item_id, value_business_id, attribute_id, attribute_value_id, order_number)
     select $1, $2, wanted.owner, wanted.attribute, wanted.value, wanted.place
     from unnest($3::bigint[], $4::bigint[], $5::bigint[]) with ordinality as wanted (owner, attribute, value, place)
     on conflict (business_id, item_id, value_business_id, attribute_id, attribute_value_id)
       do update set order_number = excluded.order_number where item_attribute_value.order_number <> excluded.order_number
     returning id`,
    [
      businessId,
      itemId,
      wanted.map((value) => value.business_id),
      wanted.map((value) => value.attribute_id),
      wanted.map((value) => value.id),
    ],
  );
}
