import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, inOutlet } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { accountId, contraOf } from '../voucher/testing/vouchers.ts';
import { bankOf, fileOf, matchOffers, openOf, readFile, receive } from './testing/statements.ts';

vi.setConfig({ testTimeout: 60_000 });

const { match, unmatch, matches, report, remove, list } = bankStatementContract;
const { bills, makePayment, makeExpense, makeTransfer, makeJournal } = bankStatementContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const reportOf = async ({ owner }: Shop, dateAD?: string) =>
  call(owner, report, { params: { id: await bankOf(owner) }, query: { dateAD } });
/** Books less what is open of them, and what is open of the statement, in paisa. */
const addedUp = (of: Awaited<ReturnType<typeof reportOf>>) =>
  Math.round(of.bookAmount * 100) - Math.round(of.bookOpenAmount * 100) + Math.round(of.lineOpenAmount * 100);

describe('matching', () => {
  test('is offered by sums and days, one to many too, and adds up to the paisa on every day', async () => {
    const { owner } = shop;
    await receive(shop, 1000, '2026-10-20');
    await receive(shop, 250.5, '2026-11-03');
    await receive(shop, 100, '2026-11-04');
    await receive(shop, 60, '2026-11-04');
    await receive(shop, 77, '2026-11-10');
    await readFile(
      owner,
      fileOf(1000, [
        ['2026-11-04', 'FT Ram Kirana 1', 'A1', 250.5],
        ['2026-11-05', 'Slip', '', 160],
        ['2026-11-06', 'Charge', '', -5],
      ]),
    );
    const { offers } = await openOf(owner);
    expect(offers.map(({ lines, books, amount }) => [lines.length, books.length, amount])).toEqual([
      [1, 1, 1000],
      [1, 1, 250.5],
      [1, 2, 160],
    ]);
    await matchOffers(owner);
    const left = await openOf(owner);
    expect([left.lines.map(({ amount }) => amount), left.books.map(({ amount }) => amount)]).toEqual([[-5], [77]]);
    expect(await call(owner, matches, { params: { id: await bankOf(owner) }, query: {} })).toMatchObject({
      recordsTotal: 3,
    });
    for (const day of ['2026-11-01', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-20']) {
      const of = await reportOf(shop, day);
      expect([day, addedUp(of)]).toEqual([day, Math.round(of.statementAmount * 100)]);
    }
    expect(await reportOf(shop)).toMatchObject({ dateAD: '2026-11-06', bookAmount: 1410.5, statementAmount: 1405.5 });
  });

  test('sides that differ, lines that are taken and lines of nobody are refused', async () => {
    const { owner } = shop;
    const params = { id: await bankOf(owner) };
    const { lines, books } = await openOf(owner);
    const ids = { lines: lines.map(({ id }) => id), books: books.map(({ id }) => id) };
    expect(await refusal(owner, match, { params, body: ids })).toMatchObject({
      error: 'bankStatement.notEqual',
      message: expect.stringContaining('Rs 82.00'),
    });
    expect(await refusal(owner, match, { params, body: { lines: [], books: [] } })).toMatchObject({ status: 400 });
    const { rows } = await call(owner, matches, { params, query: {} });
    const taken = rows[0]?.lines.map(({ id }) => id) ?? [];
    expect(await refusal(owner, match, { params, body: { lines: taken, books: [] } })).toMatchObject({
      error: 'bankStatement.notOpen',
    });
    expect(await refusal(owner, match, { params, body: { lines: [], books: [1] } })).toMatchObject({
      error: 'bankStatement.notOpen',
    });
    const statement = (await call(owner, list, { query: {} })).rows[0]?.id ?? 0;
    expect(await refusal(owner, remove, { params: { id: statement } })).toMatchObject({
      error: 'bankStatement.linesMatched',
    });
  });

  test('what was matched can be taken apart, and a text is remembered with its party', async () => {
    const { owner, customerId } = shop;
    const params = { id: await bankOf(owner) };
    const { rows } = await call(owner, matches, { params, query: {} });
    const of = rows.find(({ amount }) => amount === 250.5);
    await call(owner, unmatch, { params: { id: of?.id ?? 0 } });
    const { lines, offers } = await openOf(owner);
    expect(lines.find(({ amount }) => amount === 250.5)).toMatchObject({ customerId });
    expect(offers).toMatchObject([{ amount: 250.5, isLearnt: true }]);
    await matchOffers(owner);
  });

  test('a payment that is deleted leaves its match, and the books still add up', async () => {
    const { owner } = shop;
    const receipt = await receive(shop, 45, '2026-11-08');
    await readFile(owner, fileOf(1405.5, [['2026-11-08', 'In', '', 45]]));
    await matchOffers(owner);
    await call(owner, paymentContract.removeSettlement, {
      params: { masterId: receipt.id },
      query: { reason: 'Mistaken' },
    });
    const left = await openOf(owner);
    expect([left.lines.map(({ amount }) => amount), left.books.map(({ amount }) => amount)]).toEqual([[-5, 45], [77]]);
    await expectSoundBooks(app);
  });
});

describe('what is left', () => {
  const lineOf = async (amount: number) =>
    (await openOf(shop.owner)).lines.find((line) => line.amount === amount)?.id ?? 0;

  test('becomes a payment of a bill, or of a customer', async () => {
    const { owner, customerId } = shop;
    const bill = await sell(shop);
    await readFile(owner, fileOf(1450.5, [['2026-11-20', 'FT', 'B7', bill.grandTotal]]));
    const id = await lineOf(bill.grandTotal);
    const offered = await call(owner, bills, { params: { id }, query: {} });
    expect(offered).toMatchObject([{ id: bill.id, isExact: true }]);
    const what = 'Choose what it pays';
    expect(fieldsOf(await refusal(owner, makePayment, { params: { id }, body: {} }))).toEqual({
      componentEntityId: what,
      customerId: what,
    });
    const body = { componentType: 'INVOICE', componentEntityId: bill.id } as const;
    await call(owner, makePayment, { params: { id }, body });
    expect(await refusal(owner, makePayment, { params: { id }, body })).toMatchObject({
      error: 'bankStatement.notOpen',
    });
    await call(owner, makePayment, { params: { id: await lineOf(45) }, body: { customerId } });
    const out = await refusal(owner, makePayment, { params: { id: await lineOf(-5) }, body: { customerId } });
    expect(fieldsOf(out)).toEqual({ componentEntityId: expect.stringContaining('the other way') });
  });

  test('becomes a journal, a transfer or an expense', async () => {
    const { owner } = shop;
    await call(owner, makeJournal, {
      params: { id: await lineOf(-5) },
      body: { accountId: await accountId(owner, 'BANK_CHARGES') },
    });
    const end = (await reportOf(shop, '2026-11-20')).statementAmount;
    await call(owner, voucherContract.contra, { body: await contraOf(owner, { amount: 2000 }) });
    await readFile(
      owner,
      fileOf(end, [
        ['2026-11-20', 'Cash in', '', 2000],
        ['2026-11-20', 'ATM', '', -300],
        ['2026-11-20', 'Rent', '', -400],
      ]),
    );
    await matchOffers(owner);
    await call(owner, makeTransfer, {
      params: { id: await lineOf(-300) },
      body: { moneyAccountId: await accountId(owner, 'CASH') },
    });
    const { id: vendorId } = await addVendor(owner, { name: 'Landlord' });
    const category = { categoryName: 'Rent', categoryType: 'EXPENSE' };
    const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
    const expense = { vendorId, categoryId, heading: 'Rent of Mangsir' };
    await call(owner, makeExpense, { params: { id: await lineOf(-400) }, body: expense });
    expect((await call(owner, expenseContract.list, { query: {} })).rows).toMatchObject([
      { heading: 'Rent of Mangsir', paymentStatus: 'PAID' },
    ]);
    const left = await openOf(owner);
    expect([left.lines, left.books.map(({ amount }) => amount)]).toEqual([[], [77]]);
    await expectSoundBooks(app);
  });

  test('a balance that does not follow and a match whose sides differ are found by the checks', async () => {
    const bent = withFaults(app, `update bank_line set balance_paisa = balance_paisa + 1 where place = 2`);
    expect(await faultsOf(bent, 'bank statements')).not.toEqual([]);
    const torn = withFaults(app, `delete from bank_match_part where journal_line_id is not null`);
    expect(await faultsOf(torn, 'bank matches')).not.toEqual([]);
    expect([await faultsOf(app, 'bank statements'), await faultsOf(app, 'bank matches')]).toEqual([[], []]);
  });

  test('the balance of before the first statement is matched, not entered', async () => {
    const other = await openShop(app);
    await readFile(other.owner, fileOf(500, [['2026-11-20', 'In', '', 1]]));
    const { lines, offers } = await openOf(other.owner);
    expect(offers).toEqual([]);
    const body = { customerId: other.customerId };
    expect(await refusal(other.owner, makePayment, { params: { id: lines[0]?.id ?? 0 }, body })).toMatchObject({
      error: 'bankStatement.openingStays',
    });
  });

  test('who works in one outlet reconciles the accounts of that outlet alone', async () => {
    await addOutlet(app, shop.owner, 'PKR');
    const caller = await inOutlet(app, shop.owner, shop.outletId);
    const params = { id: await bankOf(shop.owner) };
    expect(await call(caller, bankStatementContract.accounts, {})).toEqual([]);
    expect(await refusal(caller, bankStatementContract.open, { params })).toMatchObject({
      error: 'bankStatement.ofAllOutlets',
    });
  });
});
