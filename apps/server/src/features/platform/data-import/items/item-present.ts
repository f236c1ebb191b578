import { storedBarcode } from '@bahi/domain/goods/barcode';
import type { Context } from '../../../../platform/core/context.ts';
import type { TextKey } from '../../../../platform/core/texts.ts';
import type { StagedRow } from '../import-kind.ts';
import type { RowReader } from '../row-reader.ts';
import type { ItemGroup } from './item-groups.ts';

type Holder = { first: number; row: number };

/** By which column an item is known to be there already, and its name there. */
export type Present = { by: 'name' | 'code' | 'sku' | 'barcode'; key: TextKey; name: string };
type PresentRow = { by: Present['by']; said: string; name: string };

const words = {
  code: 'dataImport.thereByCode',
  sku: 'dataImport.thereBySku',
  barcode: 'dataImport.thereByBarcode',
  name: 'dataImport.thereByName',
} as const;

/** The groups whose item is there already: by code, by an SKU or a barcode of any of its rows, or by name. */
export async function findPresent(
  { db, businessId, language }: Pick<Context, 'db' | 'businessId' | 'language'>,
  reader: RowReader,
  groups: readonly ItemGroup[],
): Promise<Map<ItemGroup, Present>> {
  const said = (key: Present['by']): string[] => [
    ...new Set(
      groups.flatMap(({ rows }) => rows.map((row) => keyOf(key, reader.text(row, key))).filter((text) => text !== '')),
    ),
  ];
  const found = await db.query<PresentRow>(
    `select 'name' as by, lower(name) as said, case when $5 then coalesce(name_np, name) else name end as name
     from item where business_id = $1 and lower(name) = any(select lower(asked) from unnest($2::text[]) asked)
     union all
     select 'code', code, case when $5 then coalesce(name_np, name) else name end
     from item where business_id = $1 and code = any($3)
     union all
     select 'barcode', variant.barcode, case when $5 then coalesce(item.name_np, item.name) else item.name end
     from item_variant variant join item on item.business_id = variant.business_id and item.id = variant.item_id
     where variant.business_id = $1 and variant.barcode = any($4)
     union all
     select 'sku', lower(variant.sku), case when $5 then coalesce(item.name_np, item.name) else item.name end
     from item_variant variant join item on item.business_id = variant.business_id and item.id = variant.item_id
     where variant.business_id = $1 and lower(variant.sku) = any($6)`,
    [businessId, said('name'), said('code'), said('barcode'), language === 'ne', said('sku')],
  );
  const known = new Map(found.map((row) => [`${row.by}/${row.said}`, row]));
  const present = new Map<ItemGroup, Present>();
  for (const group of groups) {
    const row = (['code', 'sku', 'barcode', 'name'] as const)
      .flatMap((by) => group.rows.map((at) => known.get(`${by}/${keyOf(by, reader.text(at, by))}`)))
      .find((one) => one !== undefined);
    if (row !== undefined) present.set(group, { by: row.by, key: words[row.by], name: row.name });
  }
  return present;
}

function keyOf(by: Present['by'], text: string): string {
  if (by === 'barcode') return text === '' ? '' : storedBarcode(text);
  return by === 'name' || by === 'sku' ? text.toLowerCase() : text;
}

/** A code that two items of the file have, and an SKU or barcode that stands at two variants: each names the first row. */
export function refuseDoubles(reader: RowReader, rows: readonly StagedRow[], groups: readonly ItemGroup[]): void {
  const codes = new Map<string, { group: ItemGroup; row: number }>();
  const held = { sku: new Map<string, Holder>(), barcode: new Map<string, Holder>() };
  for (const group of groups)
    for (const { rows: own } of group.variants)
      for (const row of own) {
        const code = reader.text(row, 'code');
        const holder = codes.get(code);
        if (code !== '' && holder === undefined) codes.set(code, { group, row });
        else if (code !== '' && holder !== undefined && holder.group !== group)
          reader.refuse(row, 'code', 'dataImport.twiceInFile', { row: String(rows[holder.row]?.rowNumber ?? 0) });
        const [first = row] = own;
        for (const by of ['sku', 'barcode'] as const) {
          const said = keyOf(by, reader.text(row, by));
          const holding = held[by].get(said);
          if (said !== '' && holding === undefined) held[by].set(said, { first, row });
          else if (said !== '' && holding !== undefined && holding.first !== first)
            reader.refuse(row, by, 'dataImport.twiceInFile', { row: String(rows[holding.row]?.rowNumber ?? 0) });
        }
      }
}
