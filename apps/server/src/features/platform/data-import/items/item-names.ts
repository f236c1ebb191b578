import { usualAttributes } from '@bahi/contract/platform/data-import/import-columns';
import { plainHeading } from '@bahi/domain/import/headings';
import type { Context } from '../../../../platform/core/context.ts';

type Named = { business_id: number; id: number; is_active: boolean };
type Called = Named & { name: string; name_np: string | null };
type CategoryRow = Called & { parent_id: number | null };
export type AttributeRow = Named & { name: string; name_np: string | null; is_colour: boolean };
type ValueRow = { business_id: number; id: number; attribute_id: number; value: string; value_alias: string | null };

/** What a name stands for: the one record that has it, none, several, or one that is not in use. */
export type Found = { id: number } | 'MISSING' | 'SEVERAL' | 'INACTIVE';

/** The names that items refer to, as files write them: in either language, by short form or code. */
export type ItemNames = {
  category: (name: string) => Found;
  subCategory: (categoryId: number, name: string) => Found;
  brand: (name: string) => Found;
  unit: (name: string) => Found;
  outlet: (name: string) => Found;
  /** The attributes of a heading, the business's own first. */
  attributes: (heading: string) => AttributeRow[];
  value: (attributeId: number, name: string) => number | null;
};

/** Reads all names that rows of items may mention; these lists are short. */
export async function readItemNames({ db, businessId }: Context): Promise<ItemNames> {
  const [categories, brands, units, outlets, attributes, values] = await Promise.all([
    db.query<CategoryRow>(
      'select business_id, id, is_active, name, name_np, parent_id from item_category where business_id in (0, $1)',
      [businessId],
    ),
    db.query<Called>('select business_id, id, is_active, name, name_np from brand where business_id in (0, $1)', [
      businessId,
    ]),
    db.query<Called & { short_code: string; alias: string | null }>(
      'select business_id, id, is_active, name, name_np, short_code, alias from unit where business_id in (0, $1)',
      [businessId],
    ),
    db.query<Called & { code: string }>(
      'select business_id, id, is_active, name, name_np, code from outlet where business_id = $1',
      [businessId],
    ),
    db.query<AttributeRow>(
      'select business_id, id, is_active, name, name_np, is_colour from attribute where business_id in (0, $1)',
      [businessId],
    ),
    db.query<ValueRow>(
      'select business_id, id, attribute_id, value, value_alias from attribute_value where business_id in (0, $1)',
      [businessId],
    ),
  ]);
  const inTree = (parent: number | null): ReadonlyMap<string, Named[]> =>
    byName(categories.filter(({ parent_id }) => parent_id === parent));
  const tops = inTree(null);
  const anywhere = byName(categories);
  const below = keptTrees(inTree);
  const brandsByName = byName(brands);
  const unitsByName = byName(units, ({ short_code, alias }) => [short_code, alias]);
  const outletsByName = byName(outlets, ({ code }) => [code]);
  const valueIds = new Map<string, number>();
  for (const { attribute_id, id, value, value_alias } of values.toReversed())
    for (const name of [value_alias, value]) if (name !== null) valueIds.set(`${attribute_id}/${plain(name)}`, id);
  return {
    category: (name) => {
      const top = oneOf(tops.get(plain(name)));
      return top === 'MISSING' ? oneOf(anywhere.get(plain(name))) : top;
    },
    subCategory: (categoryId, name) => oneOf(below(categoryId).get(plain(name))),
    brand: (name) => oneOf(brandsByName.get(plain(name))),
    unit: (name) => oneOf(unitsByName.get(plain(name))),
    outlet: (name) => oneOf(outletsByName.get(plain(name))),
    attributes: (heading) => attributesOf(attributes, heading),
    value: (attributeId, name) => valueIds.get(`${attributeId}/${plain(name)}`) ?? null,
  };
}

/** A name as names are compared: without case and further blanks. */
export function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function attributesOf(attributes: readonly AttributeRow[], heading: string): AttributeRow[] {
  const usual = usualAttributes.find(({ names }) => names.some((name) => plainHeading(name) === plainHeading(heading)));
  const wanted = new Set([heading, ...(usual?.names ?? [])].map(plainHeading));
  return attributes
    .filter(({ name, name_np }) => [name, name_np].some((one) => one !== null && isMeant(one, wanted)))
    .toSorted((one, other) => other.business_id - one.business_id || one.id - other.id);
}

/** An own attribute that stands for a shared one has its name with a remark behind it: `Size (own)`. */
function isMeant(name: string, wanted: ReadonlySet<string>): boolean {
  return wanted.has(plainHeading(name)) || wanted.has(plainHeading(name.replace(/\s*\([^)]*\)$/, '')));
}

/** Records by each of their names; `further` says by what else they are written. */
function byName<Row extends Called>(
  rows: readonly Row[],
  further: (row: Row) => (string | null)[] = () => [],
): ReadonlyMap<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const row of rows) {
    const names = [row.name, row.name_np, ...further(row)].flatMap((one) => (one === null ? [] : [plain(one)]));
    for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}

/** The business's own record wins over a shared one of its name. */
function oneOf(rows: readonly Named[] | undefined): Found {
  if (rows === undefined) return 'MISSING';
  const active = rows.filter(({ is_active }) => is_active);
  const own = active.filter(({ business_id }) => business_id !== 0);
  const [one, ...others] = own.length > 0 ? own : active;
  if (one === undefined) return 'INACTIVE';
  return others.length > 0 ? 'SEVERAL' : { id: one.id };
}

function keptTrees(read: (parent: number) => ReadonlyMap<string, Named[]>) {
  const kept = new Map<number, ReadonlyMap<string, Named[]>>();
  return (parent: number): ReadonlyMap<string, Named[]> => {
    const known = kept.get(parent) ?? read(parent);
    kept.set(parent, known);
    return known;
  };
}
