import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { call } from '../../testing/caller.ts';
import { addVendor } from '../../testing/vendors.ts';
import { picture } from '../picture.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

/** What the samples of all that is owed say of days and amount. */
export const dates = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30', totalBillAmount: 500 };

export async function categoryOf({ shop, marker }: World, categoryType: 'INCOME' | 'EXPENSE'): Promise<number> {
  const categoryName = `Category ${marker} ${unusedNumber()}`;
  return (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
}

async function incomeBody(world: World) {
  const { customerId, outletId } = world.shop;
  const categoryId = await categoryOf(world, 'INCOME');
  return { ...dates, outletId, customerId, categoryId, incomeHeading: `Commission ${world.marker}` };
}

async function expenseBody(world: World) {
  const { outletId } = world.shop;
  const [vendorId, categoryId] = [await vendorOf(world), await categoryOf(world, 'EXPENSE')];
  return { ...dates, outletId, vendorId, categoryId, heading: `Rent ${world.marker}` };
}

export async function vendorOf({ shop, marker }: World): Promise<number> {
  const named = { name: `Vendor ${marker}`, nameNp: `Vendor ${marker}` };
  return (await addVendor(shop.owner, { ...named, alias: `V${unusedNumber()}` })).id;
}

async function saveIncome(world: World) {
  return call(world.shop.owner, incomeContract.save, { body: await incomeBody(world) });
}

/** An expense of a category of its own. */
export async function saveExpense(world: World) {
  return call(world.shop.owner, expenseContract.save, { body: await expenseBody(world) });
}

/** What is earned and spent, and the documents of both. */
export const dueSamples: Samples = {
  'income.save': async (world) => ({ body: await incomeBody(world) }),
  'income.list': () => ({ query: { pageSize: 50 } }),
  'income.get': async (world) => ({ params: { id: (await saveIncome(world)).id } }),
  'income.toggle': async (world) => ({ params: { id: (await saveIncome(world)).id } }),
  'income.uploadDocument': () => ({ files: { document: picture() } }),
  'income.removeDocument': async ({ shop }) => ({
    alone: 404,
    params: {
      docUuid: (await call(shop.owner, incomeContract.uploadDocument, { files: { document: picture() } })).docUuid,
    },
  }),
  'documentFile.download': async (world) => {
    const { docUuid } = await call(world.shop.owner, incomeContract.uploadDocument, { files: { document: picture() } });
    const body = { ...(await incomeBody(world)), documents: [docUuid] };
    await call(world.shop.owner, incomeContract.save, { body });
    return { params: { docUuid } };
  },
  'expense.save': async (world) => ({ body: await expenseBody(world) }),
  'expense.list': () => ({ query: { pageSize: 50 } }),
  'expense.get': async (world) => ({ params: { id: (await saveExpense(world)).id } }),
  'expense.toggle': async (world) => ({ params: { id: (await saveExpense(world)).id } }),
  'expense.saveImage': () => ({ files: { document: picture() } }),
  'expense.removeDocument': async ({ shop }) => ({
    alone: 404,
    params: {
      docUuid: (await call(shop.owner, expenseContract.saveImage, { files: { document: picture() } })).docUuid,
    },
  }),
};
