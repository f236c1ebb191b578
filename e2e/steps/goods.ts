import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { callApi } from '../api.ts';
import type { Owner } from './sign-up.ts';

type ItemWishes = {
  name: string;
  nameNp?: string;
  code?: string;
  barcode?: string;
  /** The English name of a category that all businesses share. */
  category?: string;
  sellingPrice?: number;
  vatIncluded?: boolean;
  reorderPoint?: number;
  /** The day from which the stock counts; today unless it is said. */
  purchaseDateAD?: string;
  /** Opening stock in the first outlet. */
  stock?: { quantity: number; rate: number };
};

/** Items through the API, for stories that begin with goods on the shelf: kilograms of groceries at 100 rupees. */
export async function makeItems(owner: Owner, items: readonly ItemWishes[]) {
  const caller = { token: owner.tokens.access };
  const categories = (await callApi(itemCategoryContract.list, {}, caller)).rows;
  const unitId = named((await callApi(unitContract.list, {}, caller)).rows, 'Kilogram').id;
  const outletId = (await callApi(outletContract.list, {}, caller)).rows[0]?.id ?? 0;
  const made = [];
  for (const { category = 'Grocery', stock, sellingPrice = 100, ...item } of items) {
    const categoryId = named(categories, category).id;
    const openingStock = stock === undefined ? [] : [{ outletId, ...stock }];
    const body = { ...item, sellingPrice, categoryId, unitId, openingStock };
    made.push(await callApi(itemContract.create, { body }, caller));
  }
  return made;
}

/** Services through the API, at 500 rupees a job. */
export async function makeServices(
  owner: Owner,
  services: readonly { name: string; nameNp?: string; costPrice?: number; durationType?: string }[],
) {
  const made = [];
  for (const service of services) {
    const body = { costPrice: 500, ...service };
    made.push(await callApi(serviceContract.save, { body }, { token: owner.tokens.access }));
  }
  return made;
}

function named<T extends { name: string }>(rows: readonly T[], name: string): T {
  const row = rows.find((one) => one.name === name);
  if (row === undefined) throw new Error(`${name} is not among ${rows.map((one) => one.name).join(', ')}`);
  return row;
}
