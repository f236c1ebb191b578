import type { Context } from '../../../../platform/core/context.ts';
import { isTextKey } from '../../../../platform/core/texts.ts';
import type { RowReader } from '../row-reader.ts';

type Zone = { id: number; name: string; name_np: string; code: string; parent_id: number };

/** Finds the places that rows name; what lies above a local body follows from it where only one has its name. */
export type PlaceNames = (
  reader: RowReader,
  row: number,
) => { provinceId: number; districtId: number; localBodyId: number };

export async function readPlaceNames({ db }: Pick<Context, 'db'>): Promise<PlaceNames> {
  const [provinces, districts, bodies] = await Promise.all([
    db.query<Zone>('select id, name, name_np, code, country_id as parent_id from province where is_active'),
    db.query<Zone>('select id, name, name_np, code, province_id as parent_id from district where is_active'),
    db.query<Zone>('select id, name, name_np, code, district_id as parent_id from local_body where is_active'),
  ]);
  const provinceOf = byName(provinces);
  const districtOf = byName(districts);
  const bodyOf = byName(bodies);
  const districtsById = new Map(districts.map((district) => [district.id, district]));
  return (reader, row) => {
    const province = oneOf(reader, row, 'province', provinceOf(reader.text(row, 'province')));
    const district = oneOf(
      reader,
      row,
      'district',
      districtOf(reader.text(row, 'district')).filter(
        ({ parent_id }) => province === null || parent_id === province.id,
      ),
    );
    const body = oneOf(
      reader,
      row,
      'localBody',
      bodyOf(reader.text(row, 'localBody')).filter(({ parent_id }) => {
        const above = districtsById.get(parent_id);
        return district === null ? province === null || above?.parent_id === province.id : parent_id === district.id;
      }),
    );
    const districtId = district?.id ?? body?.parent_id ?? 0;
    return {
      provinceId: province?.id ?? districtsById.get(districtId)?.parent_id ?? 0,
      districtId,
      localBodyId: body?.id ?? 0,
    };
  };
}

/** The zone that a cell names; null where it is empty or refused. */
function oneOf(reader: RowReader, row: number, key: string, found: readonly Zone[]): Zone | null {
  const name = reader.text(row, key);
  if (name === '') return null;
  const [one, ...others] = found;
  if (one !== undefined && others.length === 0) return one;
  const text = one === undefined ? 'common.unknownRecord' : 'dataImport.severalOfName';
  if (isTextKey(text)) reader.refuse(row, key, text, { name });
  return null;
}

function byName(zones: readonly Zone[]): (name: string) => readonly Zone[] {
  const known = new Map<string, Zone[]>();
  for (const zone of zones)
    for (const name of new Set([zone.name, zone.name_np, zone.code].map(plainPlace)))
      known.set(name, [...(known.get(name) ?? []), zone]);
  return (name) => known.get(plainPlace(name)) ?? [];
}

/** Without the word for what kind of place it is, which files write beside the name. */
function plainPlace(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(
      /\b(?:sub[- ]?metropolitan city|metropolitan city|rural municipality|municipality|district|province)\b/g,
      '',
    )
    .replace(/(?:उपमहानगरपालिका|महानगरपालिका|गाउँपालिका|नगरपालिका|जिल्ला|प्रदेश)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
