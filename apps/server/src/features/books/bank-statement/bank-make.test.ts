import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { fileOf, matchOffers, openOf, readFile, receive } from './testing/statements.ts';

vi.setConfig({ testTimeout: 60_000 });

const { bills, makePayment, makeExpense, makeTransfer, makeJournal } = bankStatementContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const lineOf = async ({ owner }: Shop, amount: number) =>
  (await openOf(owner)).lines.find((line) => line.amount === amount)?.id ?? 0;

test('what the rules of an expense refuse is said in the dialog: no expense is of less than a rupee', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  await readFile(owner, fileOf(0, [['2026-11-20', 'Charge', '', -0.5]]));
  const { id: vendorId } = await addVendor(owner, { name: 'Bank' });
  const category = { categoryName: 'Charges', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
  const params = { id: await lineOf(shop, -0.5) };
  const refused = await refusal(owner, makeExpense, { params, body: { vendorId, categoryId, heading: 'Charge' } });
  expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([400, ['heading']]);
  const unknown = await refusal(owner, makeJournal, { params, body: { accountId: 999_999 } });
  expect(Object.keys(fieldsOf(unknown))).toEqual(['accountId']);
  await call(owner, makeJournal, { params, body: { accountId: await accountId(owner, 'BANK_CHARGES') } });
  expect((await openOf(owner)).lines).toEqual([]);
});

test('in a locked month nothing is entered, which each dialog says where it begins, and matching goes on', async () => {
  const shop = await openShop(app);
  const { owner, customerId } = shop;
  await receive(shop, 70, '2026-10-10');
  await readFile(
    owner,
    fileOf(0, [
      ['2026-10-10', 'In', '', 70],
      ['2026-10-12', 'In', '', 40],
    ]),
  );
  const lock = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Returned' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  const params = { id: await lineOf(shop, 40) };
  const cash = await accountId(owner, 'CASH');
  const refused = [
    await refusal(owner, makePayment, { params, body: { customerId } }),
    await refusal(owner, makeTransfer, { params, body: { moneyAccountId: cash } }),
    await refusal(owner, makeJournal, { params, body: { accountId: cash } }),
  ];
  expect(refused.map((one) => Object.keys(fieldsOf(one)))).toEqual([['customerId'], ['moneyAccountId'], ['accountId']]);
  await matchOffers(owner);
  expect(await openOf(owner)).toMatchObject({ lines: [{ amount: 40 }], books: [] });
});

test('documents that a line may pay are found by number and party', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const bill = await sell(shop);
  await readFile(owner, fileOf(0, [['2026-11-20', 'In', '', 1]]));
  const params = { id: await lineOf(shop, 1) };
  const [offered] = await call(owner, bills, { params, query: {} });
  expect(offered).toMatchObject({ id: bill.id });
  const found = async (search: string) => (await call(owner, bills, { params, query: { search } })).map(({ id }) => id);
  expect(await found(offered?.code.slice(-5) ?? '')).toEqual([bill.id]);
  expect(await found(offered?.partyName.slice(0, 4) ?? '')).toEqual([bill.id]);
  expect(await found('nobody of this name')).toEqual([]);
});
