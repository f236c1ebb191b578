import { paisaOf } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import type { NewRow } from '../../../platform/database/table-types.ts';
import { changeRows, insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import type { ItemValue } from './attribute-values.queries.ts';
import type { ItemVariantForm } from './item-variant.rows.ts';
import { findUsed } from './used-variants.ts';

/** What a variant costs and is known by; of a new one that says nothing it is what its item's default costs. */
export type VariantPrices = Omit<ItemVariantForm, 'id' | 'version' | 'attributeValueIds' | 'openingStock'>;

/** A variant as it is about to be written: `id` is null for a new one, `values` where it keeps its own. */
export type PreparedVariant = {
  id: number | null;
  combination: string;
  values: readonly ItemValue[] | null;
  prices: VariantPrices;
};

/** Writes variants of an item that is locked, and answers their ids in the order in which they are given. */
export async function writeVariants(
  context: Context,
  itemId: number,
  prepared: readonly PreparedVariant[],
): Promise<number[]> {
  const { db, businessId } = context;
  const fresh = prepared.filter(({ id }) => id === null);
  const [made] = await Promise.all([
    insertRows(
      db,
      'item_variant',
      fresh.map((variant) => newVariantRow(businessId, itemId, variant)),
    ),
    ...prepared.flatMap(({ id, combination, prices }) =>
      id === null
        ? []
        : [changeRows(db, 'item_variant', { business_id: businessId, id }, { ...priceColumns(prices), combination })],
    ),
  ]);
  const ids = prepared.map((variant) => variant.id ?? made[fresh.indexOf(variant)] ?? Number.NaN);
  await writeValues(context, itemId, prepared, ids);
  await nameVariants(context, { itemId });
  await settleDefault(context, itemId);
  return ids;
}

/** The row of a new variant; what it is called is said once it has its values (`nameVariants`). */
export function newVariantRow(
  businessId: number,
  itemId: number,
  { combination, prices }: Pick<PreparedVariant, 'combination' | 'prices'>,
): NewRow<'item_variant'> {
  return {
    business_id: businessId,
    item_id: itemId,
    combination,
    attribute_value: null,
    attribute_value_np: null,
    ...priceColumns(prices),
  };
}

/** The rows of the values that a variant has. */
export function valueRowsOf(
  businessId: number,
  { itemId, variantId }: { itemId: number; variantId: number },
  values: readonly ItemValue[],
): NewRow<'item_variant_value'>[] {
  return values.map((value) => ({
    business_id: businessId,
    item_id: itemId,
    item_variant_id: variantId,
    value_business_id: value.value_business_id,
    attribute_id: value.attribute_id,
    attribute_value_id: value.id,
  }));
}

/** What the prices of a variant are called in its table. */
export function priceColumns({ sku, barcode, purchasePrice, sellingPrice, mrp, vatIncluded, isActive }: VariantPrices) {
  return {
    sku,
    barcode,
    purchase_price_paisa: purchasePrice === null ? null : paisaOf(purchasePrice),
    selling_price_paisa: paisaOf(sellingPrice),
    mrp_paisa: mrp === null ? null : paisaOf(mrp),
    vat_included: vatIncluded,
    is_active: isActive,
  };
}

async function writeValues(
  { db, businessId }: Context,
  itemId: number,
  prepared: readonly PreparedVariant[],
  ids: readonly number[],
): Promise<void> {
  const changed = prepared.flatMap(({ id, values }) => (id === null || values === null ? [] : [id]));
  if (changed.length > 0)
    await db.query('delete from item_variant_value where business_id = $1 and item_variant_id = any($2)', [
      businessId,
      changed,
    ]);
  const rows = prepared.flatMap(({ values }, position) =>
    valueRowsOf(businessId, { itemId, variantId: ids[position] ?? Number.NaN }, values ?? []),
  );
  await insertRows(db, 'item_variant_value', rows);
}

/** What a new variant is called by its values, which stand in the order of their item's attributes. */
export function namesOf(values: readonly ItemValue[]): { attribute_value: string; attribute_value_np: string } {
  return {
    attribute_value: values.map(({ value }) => value).join(', '),
    attribute_value_np: values.map(({ value, value_alias }) => value_alias ?? value).join(', '),
  };
}

/** Which variants are named anew: those of an item, or all that have a value of an attribute. */
type Named = { itemId: number } | { attributeId: number };

/** Keeps beside variants what their values are called now, in the order of their item's attributes. */
export async function nameVariants({ db, businessId }: Context, named: Named): Promise<void> {
  const isOfItem = 'itemId' in named;
  await db.query(
    `update item_variant variant set attribute_value = words.english, attribute_value_np = words.nepali
     from (
       select held.item_variant_id as id, string_agg(value.value, ', ' order by chosen.order_number) as english,
         string_agg(coalesce(value.value_alias, value.value), ', ' order by chosen.order_number) as nepali
       from item_variant_value held
       join item_attribute_value chosen on chosen.business_id = held.business_id and chosen.item_id = held.item_id
         and chosen.attribute_value_id = held.attribute_value_id
       join attribute_value value on value.business_id = held.value_business_id and value.id = held.attribute_value_id
       where held.business_id = $1 and (held.item_id = $2 or ($3::bigint is not null and held.item_variant_id in (
         select other.item_variant_id from item_variant_value other
         where other.business_id = $1 and other.attribute_value_id in (
           select own.id from attribute_value own where own.business_id = $1 and own.attribute_id = $3))))
       group by held.item_variant_id
     ) words
     where variant.business_id = $1 and variant.id = words.id
       and (variant.attribute_value, variant.attribute_value_np) is distinct from (words.english, words.nepali)
     returning variant.id`,
    [businessId, isOfItem ? named.itemId : null, isOfItem ? null : named.attributeId],
  );
}

/**
 * Says of an item whether it has variants, and makes it a new version: its form shows what its default costs, and whoever
 * writes all of it has seen its variants. When it gets its first ones, its default is sold on only while it has stock or
 * stands in documents; when the last is gone, the default is the item again, with the codes that no variant took. One that took values has another in its place.
 */
export async function settleDefault(context: Context, itemId: number): Promise<void> {
  const { db, businessId } = context;
  const variants = await db.query<{ id: number; is_default: boolean; had_variants: boolean }>(
    `select variant.id, variant.is_default, item.has_variants as had_variants from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     where variant.business_id = $1 and variant.item_id = $2 order by variant.id`,
    [businessId, itemId],
  );
  const [first] = variants;
  if (first === undefined) throw new Error('an item without a variant');
  const hasVariants = variants.some(({ is_default }) => !is_default);
  const usual = variants.find(({ is_default }) => is_default);
  await changeRows(db, 'item', { business_id: businessId, id: itemId }, { has_variants: hasVariants });
  if (usual === undefined) await insertDefaultLike(context, itemId, first.id);
  else if (hasVariants !== first.had_variants) {
    const isSold = !hasVariants || (await findUsed(context, [usual.id])).has(usual.id);
    await changeRows(db, 'item_variant', { business_id: businessId, id: usual.id }, { is_active: isSold });
  }
}

/** The place of a default that took values over: it costs the same, and is not sold. */
async function insertDefaultLike({ db, businessId }: Context, itemId: number, variantId: number): Promise<void> {
  const [like] = await db.query<{
    purchase_price_paisa: number | null;
    selling_price_paisa: number;
    mrp_paisa: number | null;
    vat_included: boolean;
  }>(
    `select purchase_price_paisa, selling_price_paisa, mrp_paisa, vat_included from item_variant
     where business_id = $1 and id = $2`,
    [businessId, variantId],
  );
  if (like === undefined) throw new Error('a variant is gone while it is written');
  await insertRow(db, 'item_variant', {
    ...like,
    business_id: businessId,
    item_id: itemId,
    attribute_value: null,
    attribute_value_np: null,
    sku: null,
    barcode: null,
    is_active: false,
  });
}
