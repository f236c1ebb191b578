import type { Right } from '@bahi/contract/access';
import { attributeForm } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandForm } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryForm } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitForm } from '@bahi/contract/catalogue/unit/unit.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { isTextKey } from '../../../../platform/core/texts.ts';
import type { Missing, StagedImport } from '../import-kind.ts';
import type { RowReader } from '../row-reader.ts';
import { type AttributeRow, type Found, type ItemNames, plain } from './item-names.ts';

/** What stands for a record that will be made with the import. */
export const pendingId = Number.MAX_SAFE_INTEGER;

type What = Missing['what'];

/** What is missing, gathered row by row, with whose making is allowed. */
export type MissingOnes = ReturnType<typeof gatherMissing>;

const rights: Readonly<Record<What, Right>> = {
  category: 'item-category.create',
  subCategory: 'item-category.create',
  brand: 'brand.create',
  unit: 'unit.create',
  attribute: 'attribute.create',
  attributeValue: 'attribute.create',
};

/** Gathers what is to be made along; whether it may be is judged as its own form would. */
export function gatherMissing({ can }: Pick<Context, 'can'>, { makesMissing }: Pick<StagedImport, 'makesMissing'>) {
  const ones = new Map<string, Missing>();
  return {
    /** Takes a name that is not there: null where it will be made, else why not. */
    take: (what: What, name: string, within: string | null = null) => {
      if (!makesMissing) return { key: 'dataImport.notThere', parameters: { name } } as const;
      if (!can(rights[what])) return { key: 'dataImport.mayNotMake', parameters: { name } } as const;
      const key = `${what}/${plain(within ?? '')}/${plain(name)}`;
      const known = ones.get(key);
      if (known !== undefined) {
        known.rows += 1;
        return null;
      }
      const refused = refusedName(what, name);
      if (refused !== null) return { key: refused, parameters: {} };
      ones.set(key, { what, name, within, rows: 1 });
      return null;
    },
    all: (): Missing[] => [...ones.values()],
  };
}

/** Why the form of such a record would not take the name. */
function refusedName(what: What, name: string) {
  const parsed = {
    category: () => itemCategoryForm.safeParse({ name }),
    subCategory: () => itemCategoryForm.safeParse({ name }),
    brand: () => brandForm.safeParse({ name, nameNp: name }),
    unit: () => unitForm.safeParse({ name, shortCode: shortCodeOf(name) }),
    attribute: () => attributeForm.safeParse({ name, nameNp: name }),
    attributeValue: () => attributeForm.safeParse({ name: 'x', nameNp: 'x', attributeValues: [{ value: name }] }),
  }[what]();
  const message = parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
  if (message === null) return null;
  return isTextKey(message) ? message : 'common.textInvalid';
}

/** The short form of a unit that is made of its name alone. */
export function shortCodeOf(name: string): string {
  return name.slice(0, 12).trim();
}

/** The ids that a row refers to; `null` where it says nothing or what it says is refused. */
export type RowReferences = {
  categoryId: number | null;
  subCategoryId: number | null;
  brandId: number | null;
  unitId: number | null;
  outletId: number | null;
};

/** Finds what a row names, and refuses at its cells what it cannot stand for. */
export function refer(
  reader: RowReader,
  row: number,
  { names, missing, outletId }: { names: ItemNames; missing: MissingOnes; outletId: number | null },
): RowReferences {
  const resolve = (what: What, find: (name: string) => Found, within: string | null = null): number | null => {
    const name = reader.text(row, what);
    return name === '' ? null : settled(reader, row, { what, name, within, found: find(name), missing });
  };
  const category = reader.text(row, 'category');
  const categoryId = resolve('category', names.category);
  const subCategoryId = resolve(
    'subCategory',
    (name) => (categoryId === null || categoryId === pendingId ? 'MISSING' : names.subCategory(categoryId, name)),
    category,
  );
  const outlet = reader.text(row, 'outlet');
  return {
    categoryId,
    subCategoryId,
    brandId: resolve('brand', names.brand),
    unitId: resolve('unit', names.unit),
    outletId: outlet === '' ? outletId : outletOf(reader, row, { name: outlet, found: names.outlet(outlet) }),
  };
}

type Settling = { what: What; name: string; within: string | null; found: Found; missing: MissingOnes };

function settled(reader: RowReader, row: number, { what, name, within, found, missing }: Settling): number | null {
  if (typeof found === 'object') return found.id;
  if (found === 'INACTIVE' || found === 'SEVERAL') {
    reader.refuse(row, what, found === 'INACTIVE' ? 'dataImport.isInactive' : 'dataImport.severalOfName', { name });
    return null;
  }
  const refused = missing.take(what, name, within);
  if (refused === null) return pendingId;
  reader.refuse(row, what, refused.key, refused.parameters);
  return null;
}

/** Outlets are not made by an import: they bear the numbers of bills. */
function outletOf(reader: RowReader, row: number, { name, found }: { name: string; found: Found }): number | null {
  if (typeof found === 'object') return found.id;
  const key = {
    MISSING: 'common.unknownRecord',
    SEVERAL: 'dataImport.severalOfName',
    INACTIVE: 'dataImport.isInactive',
  }[found] satisfies string;
  if (isTextKey(key)) reader.refuse(row, 'outlet', key, { name });
  return null;
}

/** Which attribute each column of attributes is, as all rows together need it. */
export type AttributeColumn = { column: number; heading: string; attribute: AttributeRow | null };

/**
 * The attribute of a heading: an own one, or a shared one that has all values of the file. Where a shared one lacks some,
 * which a business cannot add, an own one beside it is made for all of them.
 */
export function chooseAttributes(reader: RowReader, rows: readonly number[], names: ItemNames): AttributeColumn[] {
  return reader.attributes.map(({ column, heading }) => {
    const values = new Set(rows.map((row) => reader.cell(row, column)).filter((value) => value !== ''));
    const attribute = names
      .attributes(heading)
      .find(
        ({ business_id, id, is_active }) =>
          is_active && (business_id !== 0 || [...values].every((value) => names.value(id, value) !== null)),
      );
    return { column, heading, attribute: attribute ?? null };
  });
}
