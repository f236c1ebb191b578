import { mostAttributes } from '@bahi/domain/goods/combinations';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { byAttribute, type ItemValue } from './attribute-values.queries.ts';

type Known = ItemValue & { order_number: number; is_active: boolean };
type Judged = { values: ItemValue[]; refused: RefusedField[] };

/**
 * The values that new items may have, item by item, in the order in which saving one keeps them: attribute by attribute
 * as these are first named. Refused as there: what is unknown, inactive or named twice, and too many attributes.
 */
export async function readManyValues(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  asked: readonly (readonly number[])[],
): Promise<Judged[]> {
  const ids = [...new Set(asked.flat())];
  const found = await db.query<Known>(
    `select value.attribute_id, attribute.name as attribute_name, attribute.name_np as attribute_name_np,
       attribute.is_colour, value.business_id as value_business_id, value.id, value.value, value.value_alias, value.swatch,
       value.order_number, attribute.is_active
     from attribute_value value
     join attribute on attribute.business_id = value.business_id and attribute.id = value.attribute_id
     where value.business_id in (0, $1) and value.id = any($2)`,
    [businessId, ids],
  );
  const known = new Map(found.map((value) => [value.id, value]));
  return asked.map((valueIds) => judged(valueIds, known));
}

/** Keeps which values new items may have. */
export async function keepItemsValues(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  items: readonly { itemId: number; values: readonly ItemValue[] }[],
): Promise<void> {
  await insertRows(
    db,
    'item_attribute_value',
    items.flatMap(({ itemId, values }) =>
      values.map((value, at) => ({
        business_id: businessId,
        item_id: itemId,
        value_business_id: value.value_business_id,
        attribute_id: value.attribute_id,
        attribute_value_id: value.id,
        order_number: at + 1,
      })),
    ),
  );
}

function judged(valueIds: readonly number[], known: ReadonlyMap<number, Known>): Judged {
  const refused = valueIds.flatMap((id, position): RefusedField[] => {
    const field = `attributeValueIds.${position}`;
    const value = known.get(id);
    if (value === undefined) return [{ field, key: 'common.unknownRecord' }];
    if (valueIds.indexOf(id) < position) return [{ field, key: 'itemVariant.valueTwice' }];
    return value.is_active ? [] : [{ field, key: 'common.inactiveRecord' }];
  });
  const groups = byAttribute(valueIds.flatMap((id) => known.get(id) ?? []));
  if (groups.length > mostAttributes)
    refused.push({
      field: 'attributeValueIds',
      key: 'itemVariant.attributesMany',
      parameters: { most: mostAttributes },
    });
  return { values: groups.flatMap((group) => group.toSorted((one, other) => orderOf(known, one, other))), refused };
}

function orderOf(known: ReadonlyMap<number, Known>, one: ItemValue, other: ItemValue): number {
  return (known.get(one.id)?.order_number ?? 0) - (known.get(other.id)?.order_number ?? 0) || one.id - other.id;
}
