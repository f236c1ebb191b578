import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { addPerson } from '../../../../testing/people.ts';
import { paying, row } from '../../../../testing/paying.ts';
import { addCustomer, billOf, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const balancesOf = ({ owner }: Shop) =>
  app.asOwner(
    `select account_code as account, sum(debit_paisa - credit_paisa)::int as balance from journal_line
     where business_id = $1 and account_code in ('CASH', 'BANK', 'CHEQUES_IN_HAND', 'RECEIVABLE')
     group by account_code having sum(debit_paisa - credit_paisa) <> 0 order by account_code`,
    [owner.businessId],
  );

test('a cash bill is paid when it is issued, by a receipt of its own that says what was given and given back', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, { paymentMode: 'CASH', tenderedAmount: 500 });
  expect(bill).toMatchObject({
    grandTotal: 100,
    paidAmount: 100,
    remainingAmount: 0,
    paymentStatus: 'PAID',
    paymentMode: 'CASH',
    tenderedAmount: 500,
    changeAmount: 400,
    receiptNumber: 'RCT-HO-2083/84-00001',
    isCancellable: false,
    isCancellableUnpaid: true,
  });
  const receipt = await call(shop.owner, paymentContract.getSettlement, { params: { masterId: bill.receiptId ?? 0 } });
  expect(receipt).toMatchObject({
    number: 'RCT-HO-2083/84-00001',
    customerId: shop.customerId,
    totalAmount: 100,
    advanceAmount: 0,
    receivedDateAD: bill.issuedDateAD,
    modes: ['CASH'],
    isEditable: false,
    allocations: [{ componentType: 'INVOICE', componentEntityId: bill.id, code: bill.code, amount: 100, dueAmount: 0 }],
  });
  expect(await balancesOf(shop)).toEqual([{ account: 'CASH', balance: 10_000 }]);
});

test.each([
  ['CASH', 'CASH'],
  ['ONLINE', 'BANK'],
  ['CHEQUE', 'CHEQUES_IN_HAND'],
  ['CREDIT', 'RECEIVABLE'],
] as const)('of a bill in mode %s the money stands in %s', async (paymentMode, account) => {
  const shop = await openShop(app);
  const bill = await sell(shop, { paymentMode });
  expect(await balancesOf(shop)).toEqual([{ account, balance: 10_000 }]);
  expect(bill.remainingAmount).toBe(paymentMode === 'CREDIT' ? 100 : 0);
  expect(bill.receiptNumber === null).toBe(paymentMode === 'CREDIT');
  expect(bill).toMatchObject({ tenderedAmount: null, changeAmount: null });
});

test('an invoice that names no mode, as the specification describes it, is on credit and due', async () => {
  const shop = await openShop(app);
  expect(await sell(shop)).toMatchObject({ paymentMode: 'CREDIT', remainingAmount: 100, receiptId: null });
});

test('a draft is paid when it is issued and not before', async () => {
  const shop = await openShop(app);
  const draft = await sell(shop, { state: 'DRAFT', paymentMode: 'CASH' });
  expect(draft).toMatchObject({ paidAmount: 0, receiptId: null, tenderedAmount: null });
  const form = billOf(shop, { paymentMode: 'CASH', tenderedAmount: 100 });
  const issued = await call(shop.owner, invoiceContract.update, { body: { ...form, id: draft.id } });
  expect(issued).toMatchObject({ paidAmount: 100, remainingAmount: 0, tenderedAmount: 100, changeAmount: 0 });
});

test('less than the total is no cash bill, and only cash is given back', async () => {
  const shop = await openShop(app);
  const refused = async (changes: object) =>
    fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: billOf(shop, changes) }));
  expect(await refused({ paymentMode: 'CASH', tenderedAmount: 99.99 })).toEqual({
    tenderedAmount: 'Less than the total: issue it on credit and receive the part',
  });
  expect(await refused({ paymentMode: 'ONLINE', tenderedAmount: 100 })).toEqual({
    tenderedAmount: 'Change is given for cash only',
  });
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(0);
});

test('who may not take payments issues on credit only', async () => {
  const shop = await openShop(app);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['invoice.create', 'invoice.read'],
  });
  const body = billOf(shop, { paymentMode: 'CASH' });
  expect(fieldsOf(await refusal(clerk, invoiceContract.create, { body }))).toEqual({
    paymentMode: 'You may not take payments: issue it on credit',
  });
  expect(await call(clerk, invoiceContract.create, { body: billOf(shop) })).toMatchObject({ remainingAmount: 100 });
});

test('a mistaken cash bill is undone by deleting its receipt and then cancelling it', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, { paymentMode: 'CASH', tenderedAmount: 500 });
  const cancelling = { params: { id: bill.id }, body: { reason: 'Wrong goods' } };
  expect(await refusal(shop.owner, invoiceContract.cancel, cancelling)).toMatchObject({
    status: 409,
    error: 'invoice.paidNotCancellable',
    message: 'It is paid: delete receipt RCT-HO-2083/84-00001 first, then cancel the invoice',
  });
  const query = { reason: 'Wrong goods' };
  await call(shop.owner, paymentContract.removeSettlement, { params: { masterId: bill.receiptId ?? 0 }, query });
  const open = await call(shop.owner, invoiceContract.get, { params: { id: bill.id } });
  expect(open).toMatchObject({ remainingAmount: 100, isCancellable: true, receiptNumber: null, tenderedAmount: null });
  expect(await belowTotal(shop, bill.id), 'no paper vouches for what was given back').toEqual([]);
  expect(await call(shop.owner, invoiceContract.cancel, cancelling)).toMatchObject({ state: 'CANCELLED' });
  expect(await balancesOf(shop)).toEqual([]);
});

test('dashboard, dues and statement say of a cash bill that it was sold and received', async () => {
  const shop = await openShop(app);
  await sell(shop, { paymentMode: 'CASH' });
  const { rows } = await call(shop.owner, customerContract.listForInvoice, {});
  expect(rows.find(({ id }) => id === shop.customerId)).toMatchObject({ dueAmount: 0 });
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business).toMatchObject({
    today: { sales: 100, invoices: 1, receipts: 100 },
    dues: { amount: 0, invoices: 0 },
    topDues: [],
  });
  const period = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20' };
  const told = await call(shop.owner, statementContract.customer, { params: { id: shop.customerId }, query: period });
  expect(told).toMatchObject({ totalDebit: 100, totalCredit: 100, closingBalance: 0, recordsTotal: 2 });
  expect(told.rows.map(({ balance }) => balance)).toEqual([100, 0]);
  const report = await call(shop.owner, salesReportContract.generate, { body: period });
  expect(report.rows).toMatchObject([{ totalCredit: 0 }]);
});

test('32 sends of one cash bill make one bill and one receipt, and 32 cash bills as many of both without a gap', async () => {
  const shop = await openShop(app);
  const sent = { body: billOf(shop, { paymentMode: 'CASH', tenderedAmount: 100 }) };
  const sends = (key: (turn: number) => string) =>
    Promise.all(
      Array.from({ length: 32 }, (_, turn) =>
        send(shop.owner, invoiceContract.create, sent, { 'idempotency-key': key(turn) }),
      ),
    );
  const numbers = async () => {
    const bills = await call(shop.owner, invoiceContract.list, { query: { sort: 'code' } });
    const receipts = await call(shop.owner, paymentContract.listSettlements, { query: { sort: 'number' } });
    return [bills.rows.map(({ code }) => code), receipts.rows.map(({ number }) => number)];
  };
  const answers = await sends(() => 'one-click');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await numbers()).toEqual([['INV-HO-2083/84-00001'], ['RCT-HO-2083/84-00001']]);
  expect((await sends((turn) => `own-${turn}`)).every(({ status }) => status === 200)).toBe(true);
  const all = (prefix: string) =>
    Array.from({ length: 33 }, (_, position) => `${prefix}-HO-2083/84-${String(position + 1).padStart(5, '0')}`);
  expect(await numbers()).toEqual([all('INV'), all('RCT')]);
});

test('where the receipt cannot be written there is no bill either', async () => {
  const shop = await openShop(app);
  await app.asOwner(`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'broken off'; end $$`);
  await app.asOwner(`create trigger break_off before insert on payment for each row
    when (new.business_id = ${shop.owner.businessId}) execute function break_off()`);
  const body = billOf(shop, { paymentMode: 'CASH' });
  expect((await send(shop.owner, invoiceContract.create, { body })).status).toBe(500);
  await app.asOwner('drop function break_off cascade');
  expect(await balancesOf(shop)).toEqual([]);
  expect(await sell(shop, { paymentMode: 'CASH' })).toMatchObject({
    code: 'INV-HO-2083/84-00001',
    receiptNumber: 'RCT-HO-2083/84-00001',
  });
});

/** What a paper says below its total, as the page shows it. */
async function belowTotal({ owner }: Shop, id: number): Promise<string[]> {
  const { url } = await call(owner, invoiceContract.view, { params: { id }, query: { language: 'en' } });
  const page = await (await fetch(new URL(url, app.base))).text();
  const [, after = ''] = page.split('Grand total (Rs)');
  const heads = [
    'Amount received',
    'Given back',
    'Previous balance',
    'Deposit',
    'Balance with this invoice',
    'Left to pay',
  ];
  return heads.flatMap((head) => {
    const [, amount] = new RegExp(`${head}.*?<td>([^<]+)</td>`, 's').exec(after) ?? [];
    return amount === undefined ? [] : [`${head} ${amount}`];
  });
}

test('the paper of a cash bill says what was given and given back, that of a credit bill the balance before and after', async () => {
  const shop = await openShop(app);
  const first = await sell(shop);
  const cash = await sell(shop, { paymentMode: 'CASH', tenderedAmount: 500 });
  const online = await sell(shop, { paymentMode: 'ONLINE' });
  const second = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 3 })] });
  await call(shop.owner, paymentContract.create, {
    body: { ...paying([row(100)]), componentEntityId: first.id },
  });
  const last = await sell(shop);
  expect(await belowTotal(shop, first.id)).toEqual(['Previous balance 0.00', 'Balance with this invoice 100.00']);
  expect(await belowTotal(shop, cash.id)).toEqual(['Amount received 500.00', 'Given back 400.00']);
  expect(await belowTotal(shop, online.id)).toEqual(['Amount received 100.00']);
  expect(await belowTotal(shop, second.id)).toEqual(['Previous balance 100.00', 'Balance with this invoice 400.00']);
  expect(await belowTotal(shop, last.id)).toEqual(['Previous balance 300.00', 'Balance with this invoice 400.00']);
  const customerId = await addCustomer(shop.owner, 'Sita Pasal');
  await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(250)]), customerId, outletId: shop.outletId },
  });
  const advanced = await sell(shop, { customerId, lines: [lineOf(shop.rice.variantId, { quantity: 3 })] });
  expect(await belowTotal(shop, advanced.id)).toEqual(['Deposit − 250.00', 'Left to pay 50.00']);
  // Used on it, the paper says what it said when it was issued.
  await call(shop.owner, paymentContract.create, {
    body: { ...paying([row(250, 'ADVANCE')]), componentEntityId: advanced.id },
  });
  expect(await belowTotal(shop, advanced.id)).toEqual(['Deposit − 250.00', 'Left to pay 50.00']);
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await belowTotal(shop, slip.id)).toEqual([]);
});
