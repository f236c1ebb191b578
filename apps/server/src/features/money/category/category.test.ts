import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { create, update, get, list, toggle } = categoryContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

const rent = { categoryName: 'Rent', categoryNameNp: 'भाडा', categoryType: 'EXPENSE' };
const made = (caller: Caller, body: object) => call(caller, create, { body: { ...rent, ...body } });
const namesOf = async (caller: Caller, query: object) =>
  (await call(caller, list, { query })).rows.map(({ categoryName }) => categoryName);

test('a category is a part of the account of its type, named in both languages', async () => {
  const expense = await made(owner, { categoryName: ' Rent ' });
  expect(expense).toMatchObject({ ...rent, accountName: 'Expenses', accountNameNp: 'खर्च', isActive: true, version: 1 });
  const income = await made(owner, { categoryName: 'Commission', categoryNameNp: '', categoryType: 1 });
  expect(income).toMatchObject({ categoryNameNp: null, categoryType: 'INCOME', accountNameNp: 'अन्य आम्दानी' });
  expect(await call(owner, get, { params: { categoryId: income.id } })).toEqual(income);
  const said = await messageOf({ ...owner, language: 'ne' }, create, { body: { ...rent, categoryName: 'Tea' } });
  expect(said).toBe('वर्ग सुरक्षित भयो');
});

test('type 1 is income, and whatever else is sent is expense', async () => {
  const shop = await openBusiness(app, { registration: false });
  const types = ['1', 'income', 2, '7', 'OTHER'];
  for (const [position, categoryType] of types.entries())
    await made(shop, { categoryName: `Category ${position}`, categoryType });
  expect(await namesOf(shop, { categoryTypeKey: 1 })).toEqual(['Category 0', 'Category 1']);
  expect(await namesOf(shop, { categoryTypeKey: '2' })).toEqual(['Category 2', 'Category 3', 'Category 4']);
  expect(await namesOf(shop, { categoryTypeKey: 9 })).toEqual(['Category 2', 'Category 3', 'Category 4']);
  expect(await namesOf(shop, { categoryTypeKey: '' })).toHaveLength(5);
  expect((await call(shop, list, { query: { sort: 'categoryType', pageSize: 1 } })).rows).toMatchObject([
    { categoryType: 'INCOME' },
  ]);
});

test('name and type must be there, and two of a type are not called alike', async () => {
  const shop = await openBusiness(app, { registration: false });
  const refused = async (body: object, language: 'ne' | 'en' = 'en') =>
    fieldsOf(await refusal({ ...shop, language }, create, { body }));
  expect(await refused({ categoryName: ' ', categoryType: '' }, 'ne')).toEqual({
    categoryName: 'आवश्यक छ',
    categoryType: 'आवश्यक छ',
  });
  expect(await refused({ categoryName: 'x'.repeat(101), categoryType: 2 })).toEqual({ categoryName: 'Too long' });
  await made(shop, {});
  expect(await refused({ ...rent, categoryName: 'RENT' })).toEqual({ categoryName: 'Already exists' });
  expect(await made(shop, { categoryType: 'INCOME' })).toMatchObject({ categoryName: 'Rent', categoryType: 'INCOME' });
  expect(await made(await openBusiness(app, { registration: false }), {})).toMatchObject({ categoryName: 'Rent' });
});

test('of the same category saved many times at once one is kept', async () => {
  const shop = await openBusiness(app, { registration: false });
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await send(shop, create, { body: rent })).status),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(7);
});

test('a category is renamed by the call that edits; a stale one, a missing and a foreign one are not', async () => {
  const { id, version } = await made(owner, { categoryName: 'Electricity', categoryNameNp: 'बिजुली' });
  const edited = { ...rent, id, version, categoryName: 'Electricity and water' };
  expect(await call(owner, update, { body: edited })).toMatchObject({ id, version: 2, categoryNameNp: 'भाडा' });
  const refusedAs = async (caller: Caller, body: object) => (await refusal(caller, update, { body })).error;
  expect(await refusedAs(owner, { ...edited, categoryName: 'Late' })).toBe('common.stale');
  expect(await refusedAs(owner, { ...edited, id: 999_999 })).toBe('common.notFound');
  expect(await refusedAs(await openBusiness(app, { registration: false }), { ...edited, version: 2 })).toBe(
    'common.notFound',
  );
  expect(fieldsOf(await refusal(owner, update, { body: rent }))).toEqual({ id: 'Required' });
  // The call that adds never edits.
  expect(await made(owner, { id, categoryName: 'Fuel' })).not.toMatchObject({ id });
});

test('the switch takes a category out of use and back, and the list is filtered by it', async () => {
  const shop = await openBusiness(app, { registration: false });
  const params = { categoryId: (await made(shop, {})).id };
  await made(shop, { categoryName: 'Salary', categoryNameNp: 'तलब' });
  expect(await call(shop, toggle, { params })).toMatchObject({ isActive: false, version: 2 });
  expect(await namesOf(shop, { isActive: true })).toEqual(['Salary']);
  expect(await namesOf(shop, { isActive: false })).toEqual(['Rent']);
  expect(await namesOf(shop, { search: 'तलब' })).toEqual(['Salary']);
  expect(await call(shop, toggle, { params })).toMatchObject({ isActive: true });
  expect(await refusal(owner, toggle, { params })).toMatchObject({ status: 404 });
  expect(await refusal(owner, get, { params })).toMatchObject({ status: 404 });
});

test('a cashier sees the categories and enters none', async () => {
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect(await namesOf(cashier, {})).toContain('Rent');
  expect(await refusal(cashier, create, { body: rent })).toMatchObject({ status: 403 });
});

test('the type of a category stays once something is booked under it, in whatever outlet', async () => {
  const { owner: keeper, outletId, customerId } = await openShop(app);
  const { id } = await made(keeper, {});
  const retyped = { ...rent, id, categoryType: 'INCOME' };
  expect(await call(keeper, update, { body: retyped })).toMatchObject({ categoryType: 'INCOME' });
  const dates = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30' };
  await call(keeper, incomeContract.save, {
    body: { ...dates, outletId, customerId, categoryId: id, incomeHeading: 'Godown', totalBillAmount: 500 },
  });
  const elsewhere = await inOutlet(app, keeper, await addOutlet(app, keeper, 'KTM'));
  for (const caller of [keeper, elsewhere])
    expect(await refusal(caller, update, { body: { ...retyped, categoryType: 'EXPENSE' } })).toMatchObject({
      status: 409,
      errors: [
        {
          field: 'categoryType',
          message: 'Something is booked under this category already, so its type stays',
        },
      ],
    });
  expect(await call(elsewhere, update, { body: { ...retyped, categoryName: 'Godown rent' } })).toMatchObject({
    categoryName: 'Godown rent',
  });
});
