import type { Row } from '../../../platform/database/table-types.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { chooseTaxRate, type TaxRateChoice } from '../tax-rate/tax-rate-choice.ts';
import type { ItemForm } from './item.rows.ts';

/** A category, brand or unit: the business's own, or one shared by all (business 0). */
type Pair = { businessId: number; id: number };

export type ItemReferences = {
  category: Pair;
  subCategory: Pair | null;
  brand: Pair | null;
  unit: Pair;
  taxRateId: number | null;
};

/** A record that items refer to, as it was found. */
export type FoundRow = {
  kind: 'category' | 'subCategory' | 'brand' | 'unit';
  business_id: number;
  id: number;
  is_active: boolean;
  parent_id: number | null;
};

/**
 * Reads what an item refers to, all at once. What is unknown, another business's or retired is named in `refused`, at
 * its field; an item that uses a retired one already (`current`) may keep it.
 */
export async function readReferences(
  context: Pick<Context, 'db' | 'businessId'>,
  form: ItemForm,
  current: Row<'item'> | null,
): Promise<{ references: ItemReferences; refused: RefusedField[] }> {
  const asked = { taxable: form.taxable, taxRateId: form.taxRateId, currentId: current?.tax_rate_id ?? null };
  const [found, tax] = await Promise.all([findNamed(context, [form]), chooseTaxRate(context, asked)]);
  return referencesOf(form, { found, tax, current });
}

type Known = { found: readonly FoundRow[]; tax: TaxRateChoice; current: Row<'item'> | null };

/** What a form refers to among what was found for it and for others. */
export function referencesOf(
  form: ItemForm,
  { found, tax, current }: Known,
): { references: ItemReferences; refused: RefusedField[] } {
  const category = pairOf(found, 'category', form.categoryId, current?.category_id);
  const subCategory =
    form.subCategoryId === null ? null : pairOf(found, 'subCategory', form.subCategoryId, current?.sub_category_id);
  const isElsewhere = found.some(
    ({ kind, id, parent_id }) => kind === 'subCategory' && id === form.subCategoryId && parent_id !== form.categoryId,
  );
  const brand = form.brandId === null ? null : pairOf(found, 'brand', form.brandId, current?.brand_id);
  const unit = pairOf(found, 'unit', form.unitId, current?.unit_id);
  return {
    references: {
      category: category.pair,
      subCategory: subCategory?.pair ?? null,
      brand: brand?.pair ?? null,
      unit: unit.pair,
      taxRateId: tax.taxRateId,
    },
    refused: [
      ...category.refused,
      ...(subCategory?.refused ?? []),
      ...(isElsewhere ? [{ field: 'subCategoryId', key: 'item.notWithin' } as const] : []),
      ...(brand?.refused ?? []),
      ...unit.refused,
      ...tax.refused,
    ],
  };
}

/** Everything that forms refer to. */
export function findNamed(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  forms: readonly Pick<ItemForm, 'categoryId' | 'subCategoryId' | 'brandId' | 'unitId'>[],
): Promise<FoundRow[]> {
  const named = (key: 'categoryId' | 'subCategoryId' | 'brandId' | 'unitId'): number[] => [
    ...new Set(forms.flatMap((form) => form[key] ?? [])),
  ];
  return db.query<FoundRow>(
    `select 'category' as kind, business_id, id, is_active, parent_id from item_category where business_id in (0, $1) and id = any($2)
     union all
     select 'subCategory', business_id, id, is_active, parent_id from item_category where business_id in (0, $1) and id = any($5)
     union all
     select 'brand', business_id, id, is_active, null from brand where business_id in (0, $1) and id = any($3)
     union all
     select 'unit', business_id, id, is_active, null from unit where business_id in (0, $1) and id = any($4)`,
    [businessId, named('categoryId'), named('brandId'), named('unitId'), named('subCategoryId')],
  );
}

function pairOf(
  found: readonly FoundRow[],
  kind: FoundRow['kind'],
  id: number,
  currentId: number | null | undefined,
): { pair: Pair; refused: RefusedField[] } {
  const row = found.find((candidate) => candidate.kind === kind && candidate.id === id);
  const pair = { businessId: row?.business_id ?? 0, id };
  const field = `${kind}Id`;
  if (row === undefined) return { pair, refused: [{ field, key: 'common.unknownRecord' }] };
  const mayStay = row.is_active || id === currentId;
  return { pair, refused: mayStay ? [] : [{ field, key: 'common.inactiveRecord' }] };
}
