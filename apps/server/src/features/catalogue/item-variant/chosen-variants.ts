import { combinationOf } from '@bahi/domain/goods/combinations';
import { failStale, type RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { byAttribute, type ItemValue } from './attribute-values.queries.ts';
import type { ItemVariantForm } from './item-variant.rows.ts';

/** What a row of a form names; `place` leads to its fields. */
export type NamedVariant = Pick<ItemVariantForm, 'id' | 'version' | 'attributeValueIds'> & { place: string };

/** What an item has: the values its variants may have, and its variants. */
export type ItemGoods = { values: readonly ItemValue[]; variants: readonly Row<'item_variant'>[] };

/** The variant that a row means, null for one that is to be made, and the values it gets; null where it keeps its own. */
export type ChosenVariant = {
  present: Row<'item_variant'> | null;
  combination: string;
  values: ItemValue[] | null;
};

/**
 * Finds for each row its variant: by id, else by its values, else the item's default. Refuses values that the item does
 * not have, that are not one of each attribute, a combination that another variant has, and a variant that is named twice.
 */
export function chooseVariants(
  rows: readonly NamedVariant[],
  goods: ItemGoods,
): { chosen: ChosenVariant[]; refused: RefusedField[] } {
  const refused: RefusedField[] = [];
  const chosen = rows.map((row) => chooseOne(row, goods, refused));
  for (const [position, one] of chosen.entries()) {
    const field = `${rows[position]?.place ?? ''}attributeValueIds`;
    if (one.present === null && rows[position]?.id !== undefined) continue;
    const isNamed = chosen.findIndex((other) => isSame(one, other)) < position;
    const holder = goods.variants.find(({ combination }) => combination === one.combination);
    if (isNamed) refused.push({ field, key: 'itemVariant.twice' });
    else if (holder !== undefined && holder.id !== one.present?.id)
      refused.push({ field, key: 'itemVariant.combinationTwice' });
  }
  return { chosen, refused };
}

/** Two rows of one combination, or of one variant: what it had before is not another one. */
function isSame(one: ChosenVariant, other: ChosenVariant): boolean {
  return other.combination === one.combination || (one.present !== null && other.present?.id === one.present.id);
}

function chooseOne(row: NamedVariant, goods: ItemGoods, refused: RefusedField[]): ChosenVariant {
  const { id, version, attributeValueIds: valueIds, place } = row;
  const combination = valueIds === undefined ? null : combinationOf(valueIds);
  const present =
    goods.variants.find((variant) =>
      id === undefined ? variant.combination === (combination ?? '') : variant.id === id,
    ) ?? null;
  if (id !== undefined && present === null) refused.push({ field: `${place}id`, key: 'common.unknownRecord' });
  if (version !== undefined && present !== null && version !== present.version) failStale();
  if (valueIds === undefined || combination === present?.combination)
    return { present, combination: present?.combination ?? '', values: null };
  const unknown = valueIds.flatMap((valueId, position): RefusedField[] =>
    goods.values.some((value) => value.id === valueId)
      ? []
      : [{ field: `${place}attributeValueIds.${position}`, key: 'itemVariant.valueForeign' }],
  );
  const values = goods.values.filter((value) => valueIds.includes(value.id));
  const attributes = byAttribute(goods.values);
  const isWhole = values.length === attributes.length && byAttribute(values).length === attributes.length;
  refused.push(...unknown);
  if (unknown.length === 0 && (!isWhole || values.length !== valueIds.length))
    refused.push({ field: `${place}attributeValueIds`, key: 'itemVariant.valueOfEach' });
  return { present, combination: combination ?? '', values };
}
