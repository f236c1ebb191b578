import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addPerson, openBusiness } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { save, get, list, toggle, saveGroup, toggleGroup } = ownAccountContract;

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const form = { groupCode: 'LOANS', code: 'L1', name: 'Loan of NIC', nameNp: 'एनआईसीको ऋण' };
const made = (body: object) => call(shop.owner, save, { body: { ...form, ...body } });
const refused = async (body: object) => fieldsOf(await refusal(shop.owner, save, { body: { ...form, ...body } }));

test('a business begins with all accounts of the chart, each in its group', async () => {
  const { rows } = await call(shop.owner, list, { query: {} });
  const accounts = rows.filter(({ isGroup }) => !isGroup);
  expect(accounts.map(({ code }) => code).toSorted()).toEqual(chartOfAccounts.map(({ code }) => code).toSorted());
  expect(rows.slice(0, 3)).toMatchObject([
    { isGroup: true, code: 'CASH', kind: 'asset', isMoney: true, isBuiltIn: true },
    { isGroup: false, code: 'CASH', groupCode: 'CASH' },
    { isGroup: true, code: 'BANK' },
  ]);
});

test('an own account stands in its group, is found by its code, edited and moved to a group of its nature', async () => {
  const { id, version } = await made({ code: 'l.१०' });
  expect(await call(shop.owner, get, { params: { id } })).toMatchObject({
    code: 'L.10',
    kind: 'liability',
    groupName: 'Loans',
    isBuiltIn: false,
    isMoney: false,
  });
  expect((await call(shop.owner, list, { query: { search: 'L.10' } })).rows).toMatchObject([{ id, isGroup: false }]);
  const moved = await made({ id, version, code: 'L.10', groupCode: 'CURRENT_LIABILITIES' });
  expect(moved).toMatchObject({ groupCode: 'CURRENT_LIABILITIES', version: 2 });
  expect(await refused({ id, code: 'L.11' })).toEqual({ code: 'A code stays as it was made' });
  expect(await refusal(shop.owner, save, { body: { ...form, id, version, code: 'L.10' } })).toMatchObject({
    error: 'common.stale',
  });
  expect(
    await messageOf({ ...shop.owner, language: 'ne' }, save, { body: { ...form, code: 'L2', name: 'Other loan' } }),
  ).toBe('खाता सुरक्षित भयो');
});

test('code and names must be there and are borne once, also by accounts of the chart', async () => {
  await made({ code: 'ONCE', name: 'Once' });
  expect(await refused({ code: '', name: ' ', nameNp: '' })).toEqual({
    code: 'Required',
    name: 'Required',
    nameNp: 'Required',
  });
  expect(await refused({ code: 'once', name: 'Another' })).toEqual({ code: 'Already exists' });
  expect(await refused({ code: 'SALES', name: 'Another' })).toEqual({ code: 'Already exists' });
  expect(await refused({ code: 'TWICE', name: 'cash' })).toEqual({ name: 'Already exists' });
  expect(await refused({ code: 'A-B' })).toEqual({ code: 'Letters, digits and dots only' });
  expect(await refused({ code: 'NEW', groupCode: 'NOWHERE' })).toMatchObject({ groupCode: expect.any(String) });
});

test('accounts of the chart stay, and those of money are entered elsewhere', async () => {
  const { rows } = await call(shop.owner, list, { query: {} });
  const idOf = (code: string) => rows.find((one) => !one.isGroup && one.code === code)?.id ?? 0;
  const builtIn = { status: 409, error: 'ownAccount.builtIn' };
  expect(await refusal(shop.owner, save, { body: { ...form, id: idOf('SALES') } })).toMatchObject(builtIn);
  expect(await refusal(shop.owner, toggle, { params: { id: idOf('SALES') } })).toMatchObject(builtIn);
  expect(await refusal(shop.owner, toggle, { params: { id: idOf('CASH') } })).toMatchObject({
    error: 'ownAccount.ofMoney',
  });
  expect(await refused({ code: 'BOX', name: 'Box', groupCode: 'CASH' })).toMatchObject({
    groupCode: expect.stringContaining('the screen of cash and banks'),
  });
});

test('an own group gives its nature to its accounts; out of use it takes no new one', async () => {
  const group = { code: 'STAFF', name: 'Staff', nameNp: 'कर्मचारी', kind: 'expense' as const };
  const { id } = await call(shop.owner, saveGroup, { body: group });
  expect(await made({ code: 'S1', name: 'Bonus', groupCode: 'STAFF' })).toMatchObject({ kind: 'expense' });
  const changed = { body: { ...group, id, kind: 'income' as const } };
  expect(fieldsOf(await refusal(shop.owner, saveGroup, changed))).toEqual({ kind: 'A group stays of its nature' });
  await call(shop.owner, toggleGroup, { params: { id } });
  expect(await refused({ code: 'S2', name: 'Gifts', groupCode: 'STAFF' })).toMatchObject({
    groupCode: expect.stringContaining('not in use'),
  });
  const { rows } = await call(shop.owner, list, { query: {} });
  const cash = rows.find(({ isGroup, code }) => isGroup && code === 'CASH')?.id ?? 0;
  expect(await refusal(shop.owner, toggleGroup, { params: { id: cash } })).toMatchObject({ status: 409 });
});

test('an own account is found by the one search, by either name and its code, for who may read the tree', async () => {
  const { id } = await made({ code: 'K77', name: 'Kista loan', nameNp: 'किस्ता ऋण' });
  for (const search of ['Kista', 'किस्ता', 'k77'])
    expect(await call(shop.owner, searchContract.find, { query: { search } })).toMatchObject([
      { kind: 'ACCOUNT', rows: [{ id, name: 'Kista loan', remark: 'K77' }] },
    ]);
  const seller = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    rights: ['customer.read'],
    outletId: shop.outletId,
  });
  expect(await call(seller, searchContract.find, { query: { search: 'K77' } })).toEqual([]);
});

test('another business sees none of it', async () => {
  const { id } = await made({ code: 'SECRET', name: 'Secret' });
  const stranger = await openBusiness(app, { registration: false });
  const params = { id };
  expect(await refusal(stranger, get, { params })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, toggle, { params })).toMatchObject({ status: 404 });
  expect((await call(stranger, list, { query: { search: 'SECRET' } })).rows).toEqual([]);
});

test('what is posted to an own account stands in the statements in its group, and it stays of its nature', async () => {
  const other = await openShop(app);
  const box = await call(other.owner, moneyAccountContract.save, {
    body: { kind: 'CASH', code: 'BOX2', name: 'Second box', nameNp: 'दोस्रो बाकस' },
  });
  const bill = await sell(other, {});
  const payment = { ...row(40), moneyAccountId: box.id };
  await call(other.owner, paymentContract.createSettlement, {
    body: { ...paying([payment]), componentEntityId: bill.id },
  });
  const body = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20', pageSize: 1000 };
  const { rows } = await call(other.owner, trialBalanceContract.generate, { body });
  expect(rows.slice(0, 1)).toMatchObject([{ account: 'BOX2', name: 'Second box', debit: 40 }]);
  const ledger = await call(other.owner, accountLedgerContract.generate, { body: { ...body, account: 'BOX2' } });
  expect(ledger.rows.map(({ what, debit, balance }) => [what, debit, balance])).toEqual([
    ['OPENING', null, 0],
    ['PAYMENT_RECEIVED', 40, 40],
    ['CLOSING', null, 40],
  ]);
  const asBank = { id: box.id, kind: 'BANK', code: 'BOX2', name: 'Second box', nameNp: 'दोस्रो बाकस' };
  expect(fieldsOf(await refusal(other.owner, moneyAccountContract.save, { body: asBank }))).toEqual({
    kind: 'Something is posted to this account: it stays of its nature',
  });
});
