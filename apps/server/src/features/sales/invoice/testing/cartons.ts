import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { call } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';

/** The id of a shared unit, by its English name. */
export async function unitNamed(owner: Person, name: string): Promise<number> {
  const { rows } = await call(owner, unitContract.list, { query: { search: name } });
  return rows.find((unit) => unit.name === name)?.id ?? 0;
}

type Cartons = Awaited<ReturnType<typeof addCartons>>;

/** Their carton counts otherwise from now on; null where they are sold in no carton any more. */
export async function changeCarton(
  owner: Person,
  { itemId, carton, form }: Cartons,
  pieces: number | null,
): Promise<void> {
  const { openingStock: _, purchaseDateAD: _day, ...item } = form;
  const defaultUnits = pieces === null ? {} : { salesUnitId: carton, salesUnitConversion: pieces };
  await call(owner, itemContract.update, { params: { itemId }, body: { ...item, defaultUnits } });
}

/** Goods that are counted in pieces and sold in cartons of 24, 480 of them on the shelf at cost 10; a piece is sold at 12.50. */
export async function addCartons(owner: Person, outletId: number, more: object = {}) {
  const { rows } = await call(owner, itemCategoryContract.list, {});
  const [unitId, carton] = [await unitNamed(owner, 'Piece'), await unitNamed(owner, 'Carton')];
  const body = {
    name: `Biscuit ${unusedNumber()}`,
    categoryId: rows[0]?.id ?? 0,
    unitId,
    taxable: true,
    sellingPrice: 12.5,
    purchaseDateAD: '2025-04-01',
    defaultUnits: { salesUnitId: carton, salesUnitConversion: 24 },
    openingStock: [{ outletId, quantity: 480, rate: 10 }],
    ...more,
  };
  const item = await call(owner, itemContract.create, { body });
  return { itemId: item.id, variantId: item.itemLedgerDetailId, carton, form: body };
}
