import { scannedKey } from '@bahi/domain/goods/barcode';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isVariantFound } from '../../../platform/database/kept-texts.ts';
import { foundBy } from '../../../platform/database/list-query.ts';

/** True where an item is called so in either language, or bears the code, an SKU, barcode or HS code, in digits of both
 * scripts, or has a variant of such values.  */
export function itemSearch(search: string | null | undefined): RawBuilder<SqlBool> | null {
  const codes = ['item.code', 'item.hs_code', variants];
  const names = ['item.name', 'item.name_np'];
  return foundBy(search, { names, codes, sound: sql.ref('item.name_sound'), kept: 'item' });
}

/**
 * True for a variant that has every word that is searched: in its item's name in either language, in the values that make
 * it, also as they sound, or in its code, SKU, barcode or HS code.
 */
export function variantSearch(search: string | null | undefined): RawBuilder<SqlBool>[] {
  const words = [...new Set((search ?? '').split(/\s+/).filter((word) => word !== ''))];
  const meant = words.flatMap((word) => foundBy(word, variantTexts) ?? []);
  const found = isVariantFound(words);
  return found === null ? meant : [found, ...meant];
}

const variantTexts = {
  names: ['item.name', 'item.name_np', 'variant.attribute_value', 'variant.attribute_value_np'],
  codes: ['item.code', 'item.hs_code', 'variant.sku', 'variant.barcode'],
  sound: sql`(item.name_sound || coalesce(variant.value_sound, ''))`,
};

/** What all variants of the item are called by. */
const variants = sql`(select string_agg(concat_ws(' ', own.sku, own.barcode, own.attribute_value, own.attribute_value_np), ' ') from item_variant own
  where own.business_id = item.business_id and own.item_id = item.id)`;

/** What is on hand of an item, all its variants together, in one outlet or in all that the caller sees, as a table of one row. */
export function stockOfItem(businessId: number, outletId: number | null) {
  return sql<{ quantity: string }>`(select ${stockQuantityOfItem(businessId, outletId)} as quantity)`.as<'stock'>(
    sql`stock`,
  );
}

/** The same as a value. */
export function stockQuantityOfItem(businessId: number, outletId: number | null): RawBuilder<string> {
  const inOutlet = outletId === null ? sql`` : sql`and balance.outlet_id = ${outletId}`;
  return sql`(select coalesce(sum(balance.quantity), 0) from item_variant own
    join stock_balance balance on balance.business_id = own.business_id and balance.item_variant_id = own.id ${inOutlet}
    where own.business_id = ${businessId} and own.item_id = item.id)`;
}

/** What is on hand of `variant`, in one outlet or in all that the caller sees; with a day, what can leave on it. */
export function stockQuantity(
  businessId: number,
  outletId: number | null,
  day: CalendarDay | null = null,
): RawBuilder<string> {
  return totalOf(day === null ? sql`balance.quantity` : sql`free_stock(balance, ${formatAdDate(day)})`, {
    businessId,
    outletId,
  });
}

/** What can be sold of `variant` on a day: of what keeps batches that which has not expired. */
export function sellableQuantity(businessId: number, outletId: number | null, day: CalendarDay): RawBuilder<string> {
  return totalOf(sql`sellable_stock(balance, ${formatAdDate(day)})`, { businessId, outletId });
}

function totalOf(
  quantity: RawBuilder<unknown>,
  { businessId, outletId }: { businessId: number; outletId: number | null },
): RawBuilder<string> {
  const inOutlet = outletId === null ? sql`` : sql`and balance.outlet_id = ${outletId}`;
  return sql`(select coalesce(sum(${quantity}), 0) from stock_balance balance
    where balance.business_id = ${businessId} and balance.item_variant_id = variant.id ${inOutlet})`;
}

/** True of a variant that has the code as its barcode, in the two ways in which scanners read a UPC-A, or as its SKU. */
export function isScanned(scanned: string): RawBuilder<SqlBool> {
  const key = scannedKey(scanned);
  const barcodes = [...new Set([scanned, key, `0${key}`])];
  return sql<SqlBool>`(variant.barcode = any(${barcodes}) or lower(variant.sku) = ${scanned.toLowerCase()})`;
}
