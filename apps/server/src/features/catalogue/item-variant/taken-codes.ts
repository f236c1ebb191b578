import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';

/** What a row of a form calls a variant by; `place` leads to its fields, `id` is null for one that is to be made. */
export type CodedVariant = { id: number | null; sku: string | null; barcode: string | null; place: string };

/** The SKUs and barcodes that other variants of the business have, or that stand in the rows before, at their places. */
export async function refusedTakenCodes(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  rows: readonly CodedVariant[],
): Promise<RefusedField[]> {
  const coded = rows.filter(({ sku, barcode }) => sku !== null || barcode !== null);
  if (coded.length === 0) return [];
  const holders = await db.query<{ id: number; sku: string | null; barcode: string | null }>(
    `select id, lower(sku) as sku, barcode from item_variant
     where business_id = $1 and (lower(sku) = any($2) or barcode = any($3))`,
    [businessId, coded.flatMap(({ sku }) => sku?.toLowerCase() ?? []), coded.flatMap(({ barcode }) => barcode ?? [])],
  );
  return coded.flatMap((row, position): RefusedField[] => {
    const before = coded.slice(0, position).map(({ sku, barcode }) => ({ sku: sku?.toLowerCase() ?? null, barcode }));
    const others = [...holders.filter(({ id }) => id !== row.id), ...before];
    const isTaken = (name: 'sku' | 'barcode', code: string | null | undefined): boolean =>
      code !== null && code !== undefined && others.some((other) => other[name] === code);
    return [
      ...(isTaken('sku', row.sku?.toLowerCase()) ? [{ field: `${row.place}sku`, key: 'item.skuTaken' } as const] : []),
      ...(isTaken('barcode', row.barcode) ? [{ field: `${row.place}barcode`, key: 'item.barcodeTaken' } as const] : []),
    ];
  });
}
