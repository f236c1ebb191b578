import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { findUsed } from './used-variants.ts';

/** What a row of a form calls a variant by; `place` leads to its fields, `id` is null for one that is to be made. */
export type CodedVariant = { id: number | null; sku: string | null; barcode: string | null; place: string };

/**
 * The SKUs and barcodes that other variants of the business have, or that stand in the rows before, at their places. Of
 * those of the item itself it is said that they stand in it twice.
 */
export async function refusedTakenCodes(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  itemId: number,
  rows: readonly CodedVariant[],
): Promise<RefusedField[]> {
  const coded = rows.filter(({ sku, barcode }) => sku !== null || barcode !== null);
  if (coded.length === 0) return [];
  const holders = await db.query<{ id: number; item_id: number; sku: string | null; barcode: string | null }>(
    `select id, item_id, lower(sku) as sku, barcode from item_variant
     where business_id = $1 and (lower(sku) = any($2) or barcode = any($3))`,
    [businessId, coded.flatMap(({ sku }) => sku?.toLowerCase() ?? []), coded.flatMap(({ barcode }) => barcode ?? [])],
  );
  return coded.flatMap((row, position): RefusedField[] => {
    const before = coded.slice(0, position).map(({ sku, barcode }) => ({ sku: sku?.toLowerCase() ?? null, barcode }));
    const others = holders.filter(({ id }) => id !== row.id);
    const ofItem = [...before, ...others.filter(({ item_id }) => item_id === itemId)];
    const refusedOf = (name: 'sku' | 'barcode', code: string | null): RefusedField[] => {
      if (code === null) return [];
      const field = `${row.place}${name}`;
      if (ofItem.some((one) => one[name] === code)) return [{ field, key: keys[name].twice }];
      return others.some((one) => one[name] === code) ? [{ field, key: keys[name].taken }] : [];
    };
    return [...refusedOf('sku', row.sku?.toLowerCase() ?? null), ...refusedOf('barcode', row.barcode)];
  });
}

const keys = {
  sku: { taken: 'item.skuTaken', twice: 'item.skuTwice' },
  barcode: { taken: 'item.barcodeTaken', twice: 'item.barcodeTwice' },
} as const;

/**
 * Takes the codes off an item that is sold by its variants alone where one of these is to bear them: an item keeps what
 * stood on it until a variant does.
 */
export async function passCodesOn(
  context: Context,
  item: Pick<Row<'item'>, 'has_variants'>,
  variants: readonly Row<'item_variant'>[],
  rows: readonly CodedVariant[],
): Promise<void> {
  const usual = variants.find(({ is_default }) => is_default);
  if (usual === undefined) return;
  const others = rows.filter(({ id }) => id !== usual.id);
  const isAsked = {
    sku: others.some(({ sku }) => sku !== null && sku.toLowerCase() === usual.sku?.toLowerCase()),
    barcode: others.some(({ barcode }) => barcode !== null && barcode === usual.barcode),
  };
  if (!isAsked.sku && !isAsked.barcode) return;
  const isSold = item.has_variants ? usual.is_active : (await findUsed(context, [usual.id])).has(usual.id);
  if (isSold) return;
  const codes = { ...(isAsked.sku ? { sku: null } : {}), ...(isAsked.barcode ? { barcode: null } : {}) };
  await changeRows(context.db, 'item_variant', { business_id: context.businessId, id: usual.id }, codes);
}
