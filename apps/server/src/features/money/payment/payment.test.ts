import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

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

type Row = { paymentMode: string; paymentDate: string; paymentAmount: number };
const cash = (paymentAmount: number, paymentDate = '2026-11-20'): Row => ({
  paymentMode: 'CASH',
  paymentDate,
  paymentAmount,
});

function paying(
  invoiceId: number,
  rows: readonly Row[],
  totalPayingAmount = rows.reduce((sum, row) => sum + row.paymentAmount, 0),
) {
  return {
    body: {
      componentEntityId: invoiceId,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [...rows],
      totalPayingAmount,
    },
  };
}

test('a bill goes from due to partially paid to paid, and the list follows', async () => {
  const bill = await sell(shop);
  const half = await call(shop.owner, paymentContract.create, paying(bill.id, [cash(40)]));
  expect([half.paymentStatus, half.totalPaidAmount, half.dueAmount]).toEqual(['PARTIALLY_PAID', 40, 60]);
  const rows = [cash(10), { ...cash(50), paymentMode: '3' }];
  const whole = await call(shop.owner, paymentContract.create, paying(bill.id, rows));
  expect([whole.paymentStatus, whole.dueAmount]).toEqual(['PAID', 0]);
  expect(whole.paymentLedgerDetailResponseDtoList.map((row) => row.paymentMode)).toEqual(['CHEQUE', 'CASH', 'CASH']);
  expect(whole.paymentLedgerDetailResponseDtoList[0]?.paymentDateBS).toBe('2083-08-04');
  const paid = await call(shop.owner, invoiceContract.list, { query: { paymentStatus: 'PAID' } });
  expect(paid.rows.map((row) => row.id)).toContain(bill.id);
});

test('each mode goes to its account', async () => {
  const bill = await sell(shop);
  const modes = ['CASH', 'ONLINE', 'CHEQUE'].map((paymentMode) => ({ ...cash(30), paymentMode }));
  await call(shop.owner, paymentContract.create, paying(bill.id, modes));
  const entries = await app.asOwner(
    `select account_code, sum(debit_paisa)::int as debit from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and kind = 'PAYMENT_RECEIVED' and debit_paisa > 0
       and source_id in (select settlement_id from payment join payment_allocation paid on paid.payment_id = payment.id where paid.document_id = $2)
     group by account_code order by account_code`,
    [shop.owner.businessId, bill.id],
  );
  expect(entries).toEqual([
    { account_code: 'BANK', debit: 3000 },
    { account_code: 'CASH', debit: 3000 },
    { account_code: 'CHEQUES_IN_HAND', debit: 3000 },
  ]);
});

test.each([
  ['more than is due', [cash(100.01)], { totalPayingAmount: 'cannot be greater than due amount' }],
  [
    'before the bill',
    [cash(10, '2026-11-19')],
    { 'paymentLedgerDetailRequestDtoList.0.paymentDate': 'The date cannot be before the document date' },
  ],
  [
    'tomorrow',
    [cash(10, '2026-11-21')],
    { 'paymentLedgerDetailRequestDtoList.0.paymentDate': 'Cannot be in the future' },
  ],
  [
    'less than a rupee',
    [cash(0.5)],
    { 'paymentLedgerDetailRequestDtoList.0.paymentAmount': 'Should be greater than 0' },
  ],
  [
    'ten digits',
    [cash(1_000_000_000)],
    {
      'paymentLedgerDetailRequestDtoList.0.paymentAmount': 'Should be less than 10 digits',
      totalPayingAmount: 'Should be less than 10 digits',
    },
  ],
  ['nothing', [], { paymentLedgerDetailRequestDtoList: 'Add at least one payment' }],
])('a payment of %s is refused and nothing is stored', async (_name, rows, expected) => {
  const bill = await sell(shop);
  const failure = await refusal(shop.owner, paymentContract.create, paying(bill.id, rows, rows[0]?.paymentAmount ?? 1));
  expect(fieldsOf(failure)).toEqual(expected);
  const summary = await call(shop.owner, paymentContract.ofInvoice, { params: { invoiceId: bill.id } });
  expect([summary.totalPaidAmount, summary.paymentLedgerDetailResponseDtoList]).toEqual([0, []]);
});

test('whatever is due is paid to the paisa: less than a rupee, where it settles the bill', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 100.5 })] });
  const pay = (...rows: Row[]) => call(shop.owner, paymentContract.create, paying(bill.id, rows));
  const tooSmall = { 'paymentLedgerDetailRequestDtoList.0.paymentAmount': 'Should be greater than 0' };
  const refused = async (...rows: Row[]) =>
    fieldsOf(await refusal(shop.owner, paymentContract.create, paying(bill.id, rows)));
  expect(await refused(cash(0.5))).toEqual(tooSmall);
  expect((await pay(cash(100))).dueAmount).toBe(0.5);
  expect(await refused(cash(0.49))).toEqual(tooSmall);
  expect(await refused(cash(0))).toMatchObject(tooSmall);
  expect(await refused(cash(0.51))).toEqual({ totalPayingAmount: 'cannot be greater than due amount' });
  expect(await pay(cash(0.5))).toMatchObject({ dueAmount: 0, paymentStatus: 'PAID', totalPaidAmount: 100.5 });
  const small = await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 0.75 })] });
  const inTwo = paying(small.id, [cash(0.5), { ...cash(0.25), paymentMode: 'ONLINE' }]);
  expect((await call(shop.owner, paymentContract.create, inTwo)).dueAmount).toBe(0);
});

test('the total must be the sum of the rows', async () => {
  const bill = await sell(shop);
  const failure = await refusal(shop.owner, paymentContract.create, paying(bill.id, [cash(10)], 11));
  expect(fieldsOf(failure)).toEqual({ totalPayingAmount: 'The total is not the sum of the rows' });
});

test('a paid bill, a draft and a cancelled bill take no payment', async () => {
  const [paid, draft, cancelled] = [await sell(shop), await sell(shop, { state: 'DRAFT' }), await sell(shop)];
  await call(shop.owner, paymentContract.create, paying(paid.id, [cash(100)]));
  await call(shop.owner, invoiceContract.cancel, { params: { id: cancelled.id }, body: { reason: 'Slip' } });
  for (const [bill, error] of [
    [paid, 'payment.alreadyPaid'],
    [draft, 'payment.notOpen'],
    [cancelled, 'payment.notOpen'],
  ] as const) {
    const failure = await refusal(shop.owner, paymentContract.create, paying(bill.id, [cash(1)]));
    expect([failure.status, failure.error]).toEqual([409, error]);
  }
});

test('a paid bill is not cancelled any more', async () => {
  const bill = await sell(shop);
  await call(shop.owner, paymentContract.create, paying(bill.id, [cash(1)]));
  const failure = await refusal(shop.owner, invoiceContract.cancel, {
    params: { id: bill.id },
    body: { reason: 'Late' },
  });
  expect(failure.error).toBe('invoice.paidNotCancellable');
});

test('of 200 payments of 1,000 on 100,000 at once exactly 100 are taken', async () => {
  const own = await openShop(app);
  const bill = await sell(own, { lines: [lineOf(own.rice.variantId, { quantity: 100, rate: 1000 })] });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => send(own.owner, paymentContract.create, paying(bill.id, [cash(1000)]))),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(100);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const summary = await call(own.owner, paymentContract.ofInvoice, { params: { invoiceId: bill.id } });
  expect([summary.paymentStatus, summary.dueAmount]).toEqual(['PAID', 0]);
});
