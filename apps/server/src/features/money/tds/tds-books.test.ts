import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { enterOpening, journalOf } from '../../books/voucher/testing/vouchers.ts';
import { bankOf, cash, expenseOf, payExpense, tax } from './testing/held.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { get, deposit } = tdsContract;
const dayAD = '2026-11-20';

test('a journal that does not say whose tax it is writes no TDS payable; what the business began with is due in the month of its day', async () => {
  const own = await openShop(app);
  const journal = await journalOf(own.owner, { TDS_PAYABLE: -20, CASH: 20 });
  const refused = fieldsOf(await refusal(own.owner, voucherContract.journal, { body: journal }));
  expect(Object.keys(refused)).toEqual(['lines.0.vendorId', 'lines.0.tdsNature']);
  const accounts = await call(own.owner, voucherContract.accounts, {});
  expect(accounts.flatMap(({ code, isOpenedAlone }) => (isOpenedAlone ? [code] : []))).toEqual([
    'INPUT_VAT',
    'OUTPUT_VAT',
    'TDS_PAYABLE',
  ]);
  await enterOpening(own.owner, { CASH: 1000, TDS_PAYABLE: -300, CAPITAL: -700 }, { dateAD: '2026-11-17' });
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  await payExpense(own, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const said = await call(own.owner, get, { query: { dayAD } });
  expect(said).toMatchObject({ opened: 300, deducted: 450, left: 450 });
  expect(said.ties.every(({ isTied }) => isTied)).toBe(true);
  const body = { dayAD, moneyAccountId: await bankOf(own), paidOnAD: dayAD, amount: 450, voucherNumber: 'NRB-1' };
  await call(own.owner, deposit, { body });
  expect((await call(own.owner, get, { query: { dayAD } })).left).toBe(0);
});

test('what the business owes by a credit note takes no tax', async () => {
  const note = await credit(shop, returnOf(await sell(shop), [1]));
  const failure = await refusal(shop.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: note.id,
      componentType: 'CREDIT_NOTE',
      paymentLedgerDetailRequestDtoList: [tax(1, { tdsNature: 'CONTRACT', tdsBase: 10 })],
      totalPayingAmount: 1,
    },
  });
  expect(fieldsOf(failure)).toMatchObject({
    'paymentLedgerDetailRequestDtoList.0.paymentMode':
      'Tax is held back of what a customer pays or a vendor is paid, not of this document',
  });
});

test('twenty who pay tax of a month at once pay no more than is left of it', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  await payExpense(own, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const moneyAccountId = await bankOf(own);
  const pay = (number: number) =>
    call(own.owner, deposit, {
      body: { dayAD, moneyAccountId, paidOnAD: dayAD, amount: 40, voucherNumber: `NRB-${number}` },
    });
  const paid = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => pay(number)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await call(own.owner, get, { query: { dayAD } })).left).toBe(30);
});

test('the dashboard tells money that was received and paid, and leaves out the tax beside it', async () => {
  const own = await openShop(app);
  const bill = await sell(own, { lines: [lineOf(own.tea.variantId, { quantity: 10 })] });
  const rows = [cash(1000), tax(15, { tdsNature: 'CONTRACT', tdsBase: 1000 })];
  await call(own.owner, paymentContract.createSettlement, {
    body: { componentEntityId: bill.id, paymentLedgerDetailRequestDtoList: rows, totalPayingAmount: 1015 },
  });
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  const paid = await payExpense(own, expense.id, [cash(400), tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const told = async () => {
    const { business } = await call(own.owner, dashboardContract.summary, {});
    return [business?.today.receipts, business?.spending?.today.payments];
  };
  expect(await told()).toEqual([1000, 400]);
  await call(own.owner, paymentContract.removeSettlement, { params: { masterId: paid.id }, query: { reason: 'Slip' } });
  expect(await told()).toEqual([1000, 0]);
});
