import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBooks } from '../../../testing/figures/book-story.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { generate, download } = dayBookContract;
const today = { fromDate: '2083-08-04', toDate: '2083-08-04' };

let app: TestApp;
let shop: Awaited<ReturnType<typeof openBooks>>;
let keeper: Person;
let clerk: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openBooks(app);
  const rights = ['day-book.report', 'account-ledger.report'] as const;
  const palpaId = await addOutlet(app, shop.owner, 'PALPA');
  keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: palpaId, rights });
  clerk = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: shop.outletId, rights });
});
afterAll(() => app.close());

test('the day book has every line of a day in the order of posting, those of a document together', async () => {
  const { rows, totals } = await call(shop.owner, generate, { body: { ...today, pageSize: 100 } });
  expect(
    rows.map(({ what, accountName, partyName, debit, credit }) => [what, accountName, partyName, debit, credit]),
  ).toEqual([
    ['CREDIT_NOTE', 'Sales returns', null, 200, null],
    ['CREDIT_NOTE', 'Output VAT', null, 26, null],
    ['CREDIT_NOTE', 'Receivable', 'Ram Kirana', null, 226],
    ['CREDIT_NOTE', 'Inventory', null, 150, null],
    ['CREDIT_NOTE', 'Cost of goods sold', null, null, 150],
    ['EXPENSE', 'Rent', null, 900, null],
    ['EXPENSE', 'Payable', 'Siddhartha Traders', null, 900],
    ['INCOME', 'Receivable', 'Ram Kirana', 300, null],
    ['INCOME', 'Commission', null, null, 300],
  ]);
  expect(totals).toEqual({ debit: 1576, credit: 1576 });
  expect(rows.at(5)).toMatchObject({ sourceKind: 'EXPENSE', number: 'Rent of Mangsir', dateBS: '2083-08-04' });
});

test('the cash book is the ledger of cash, page by page with its running balance', async () => {
  const body = { fromDate: '2083-08-01', toDate: '2083-08-29', pageSize: 1 };
  const cash = async (pageNumber: number) =>
    (await call(shop.owner, accountLedgerContract.generate, { body: { ...body, pageNumber } })).rows;
  expect(await cash(0)).toMatchObject([{ what: 'OPENING', dateBS: '2083-08-01', balance: 0, side: null, isSum: true }]);
  expect(await cash(1)).toMatchObject([
    { what: 'PAYMENT_RECEIVED', sourceKind: 'RECEIPT', debit: 400, credit: null, balance: 400, side: 'DR' },
  ]);
  expect(await cash(2)).toMatchObject([{ what: 'CLOSING', dateBS: '2083-08-29', balance: 400, side: 'DR' }]);
  const bank = await call(shop.owner, accountLedgerContract.generate, { body: { ...body, account: 'BANK' } });
  expect(bank.rows).toEqual([]);
});

test('the ledger of one category has the lines of that alone', async () => {
  const body = { ...today, account: 'EXPENSES', categoryId: shop.rentId };
  expect((await call(shop.owner, accountLedgerContract.generate, { body })).totals).toEqual({ debit: 900, credit: 0 });
  const other = { ...body, categoryId: shop.commissionId };
  expect((await call(shop.owner, accountLedgerContract.generate, { body: other })).rows).toEqual([]);
});

test('a category is asked for in the accounts that have any', async () => {
  const body = { ...today, categoryId: shop.rentId };
  expect(fieldsOf(await refusal(shop.owner, accountLedgerContract.generate, { body }))).toEqual({
    categoryId: 'Only other income and expenses have categories: choose one of those accounts',
  });
});

test('what has changed of a ledger tells the balances of then and of now, and no difference of two sides', async () => {
  const body = { fromDate: '2083-08-01', toDate: '2083-08-29', account: 'RECEIVABLE', knownOnAD: '2026-11-19' };
  const { rows } = await call(shop.owner, accountLedgerContract.changes, { body: { ...body, pageSize: 100 } });
  const closing = rows.find(({ after }) => after?.what === 'CLOSING');
  expect(closing).toMatchObject({ after: { balance: 552, side: 'DR' }, difference: { balance: null } });
  expect(rows.filter(({ difference }) => difference.balance !== null)).toEqual([]);
});

test('an outlet’s people see the lines of their outlet alone, and no heading of what is private to a module', async () => {
  expect((await call(keeper, generate, { body: today })).recordsTotal).toBe(0);
  const { rows, totals } = await call(clerk, generate, { body: { ...today, pageSize: 100 } });
  expect(totals).toEqual({ debit: 1576, credit: 1576 });
  expect(rows.find(({ sourceKind }) => sourceKind === 'CREDIT_NOTE')?.number).toMatch(/^CRN-/);
  expect(rows.find(({ sourceKind }) => sourceKind === 'EXPENSE')?.number).toBeNull();
});

test('a file has the lines with the words of their entries', async () => {
  const answer = await send(shop.owner, download, { body: { ...today, fileType: 'EXCEL', language: 'ne' } });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(rows.flat()).toContain('दैनिक बही');
  expect(rows.find((cells) => cells.includes('Rent of Mangsir'))).toEqual(expect.arrayContaining(['खर्च', 900]));
});
