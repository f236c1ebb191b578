import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { addPerson } from '../../../../testing/people.ts';
import { billOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { addLimited, ruleCredit } from '../../credit-limit/testing/credit-limits.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const mixed = (parts: readonly (readonly [mode: string, amount: number])[], changes: object = {}) => ({
  paymentMode: 'MIXED',
  payments: parts.map(([mode, amount]) => ({ mode, amount })),
  ...changes,
});

const balancesOf = ({ owner }: Shop) =>
  app.asOwner(
    `select account_code as account, sum(debit_paisa - credit_paisa)::int as balance from journal_line
     where business_id = $1 and account_code in ('CASH', 'BANK', 'CHEQUES_IN_HAND', 'RECEIVABLE')
     group by account_code having sum(debit_paisa - credit_paisa) <> 0 order by account_code`,
    [owner.businessId],
  );

test('a bill is paid in cash and online at once, by one receipt, and what is over comes back of the cash', async () => {
  const shop = await openShop(app);
  const bill = await sell(
    shop,
    mixed(
      [
        ['CASH', 60],
        ['ONLINE', 40],
      ],
      { tenderedAmount: 100 },
    ),
  );
  expect(bill).toMatchObject({
    grandTotal: 100,
    paidAmount: 100,
    remainingAmount: 0,
    paymentStatus: 'PAID',
    paymentMode: 'MIXED',
    payments: [
      { mode: 'CASH', amount: 60 },
      { mode: 'ONLINE', amount: 40 },
    ],
    tenderedAmount: 100,
    changeAmount: 40,
    receiptNumber: 'RCT-HO-2083/84-00001',
  });
  expect(await balancesOf(shop)).toEqual([
    { account: 'BANK', balance: 4000 },
    { account: 'CASH', balance: 6000 },
  ]);
});

test('what the parts leave is owed by the customer', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, mixed([['CASH', 30]]));
  expect(bill).toMatchObject({ paidAmount: 30, remainingAmount: 70, paymentStatus: 'PARTIALLY_PAID' });
  expect(await balancesOf(shop)).toEqual([
    { account: 'CASH', balance: 3000 },
    { account: 'RECEIVABLE', balance: 7000 },
  ]);
  const { rows } = await call(shop.owner, customerContract.listForInvoice, {});
  expect(rows.find(({ id }) => id === shop.customerId)).toMatchObject({ dueAmount: 70 });
  const copy = await call(shop.owner, invoiceContract.duplicate, { params: { id: bill.id } });
  expect(copy, 'its parts are of the other one').toMatchObject({ paymentMode: 'CREDIT', payments: [] });
});

test('the paper tells each part, what was given back and what is left', async () => {
  const shop = await openShop(app);
  const bill = await sell(
    shop,
    mixed(
      [
        ['CASH', 30],
        ['ONLINE', 20],
      ],
      { tenderedAmount: 50 },
    ),
  );
  const { url } = await call(shop.owner, invoiceContract.view, { params: { id: bill.id }, query: { language: 'en' } });
  const page = await (await fetch(new URL(url, app.base))).text();
  const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u200b]+/g, ' ');
  expect(text).toContain('Cash 30.00 · Online 20.00 · Credit 50.00');
  expect(text).toMatch(/Amount received.* 70\.00.*Given back.* 20\.00.*Left to pay.* 50\.00/);
});

test('parts are at most the total, of a bill that is issued in several modes alone', async () => {
  const shop = await openShop(app);
  const refused = async (changes: object) =>
    fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: billOf(shop, changes) }));
  expect(await refused(mixed([['CASH', 100.01]]))).toEqual({ payments: 'More than the total is paid' });
  expect(await refused(mixed([['CASH', 60]], { tenderedAmount: 50 }))).toEqual({
    tenderedAmount: 'Less than what is paid in cash',
  });
  expect(await refused(mixed([['ONLINE', 60]], { tenderedAmount: 100 }))).toEqual({
    tenderedAmount: 'Change is given for cash only',
  });
  const alone = 'The parts are told of an invoice that is paid in several modes, and of no other';
  expect(await refused(mixed([]))).toEqual({ payments: alone });
  expect(await refused(mixed([['CASH', 10]], { paymentMode: 'CASH' }))).toEqual({ payments: alone });
  expect(
    await refused(
      mixed([
        ['CASH', 10],
        ['CASH', 20],
      ]),
    ),
  ).toEqual({ payments: 'Cash is told once' });
  expect(await refused(mixed(Array.from({ length: 7 }, () => ['ONLINE', 1] as const)))).toEqual({
    payments: 'At most 6 payments',
  });
  expect(await refused(mixed([['CASH', 10]], { state: 'DRAFT' }))).toEqual({
    paymentMode: 'How it is paid in parts is told when it is issued',
  });
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(0);
});

test('the cash customer pays all of it, in parts as well', async () => {
  const shop = await openShop(app);
  const { business } = await call(shop.owner, sessionContract.init, {});
  const customerId = business?.cashCustomerId ?? 0;
  const body = billOf(shop, mixed([['CASH', 60]], { customerId }));
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
    paymentMode: 'The cash customer pays at once: choose how, or enter the customer by name',
  });
  const parts = [
    ['CASH', 60],
    ['CHEQUE', 40],
  ] as const;
  expect(await sell(shop, mixed(parts, { customerId }))).toMatchObject({ remainingAmount: 0 });
});

test('who may not take payments takes no part of one either', async () => {
  const shop = await openShop(app);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['invoice.create', 'invoice.read'],
  });
  const body = billOf(shop, mixed([['CASH', 60]]));
  expect(fieldsOf(await refusal(clerk, invoiceContract.create, { body }))).toEqual({
    paymentMode: 'You may not take payments: issue it on credit',
  });
});

test('only what the parts leave counts towards what a customer may owe', async () => {
  const shop = await openShop(app);
  const customerId = await addLimited(shop.owner, { creditLimit: 50 });
  await ruleCredit(shop, 'STOP');
  const beyond = await refusal(shop.owner, invoiceContract.create, {
    body: billOf(shop, mixed([['CASH', 49]], { customerId })),
  });
  expect(fieldsOf(beyond)).toMatchObject({ customerId: expect.stringContaining('51.00') });
  expect(await sell(shop, mixed([['CASH', 50]], { customerId }))).toMatchObject({ remainingAmount: 50 });
});

test('a bill whose receipt of parts was deleted is due again, and the books are in order', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, mixed([['ONLINE', 30]]));
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: bill.receiptId ?? 0 },
    query: { reason: 'Slip' },
  });
  expect(await call(shop.owner, invoiceContract.get, { params: { id: bill.id } })).toMatchObject({
    remainingAmount: 100,
    payments: [],
    receiptNumber: null,
  });
});

test('sends of one bill in parts under one key, as a double Enter makes them, sell once', async () => {
  const shop = await openShop(app);
  const sent = { body: billOf(shop, mixed([['CASH', 60]])) };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(shop.owner, invoiceContract.create, sent, { 'idempotency-key': 'enter' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(1);
  expect((await call(shop.owner, paymentContract.listSettlements, {})).recordsTotal).toBe(1);
  expect(await balancesOf(shop)).toEqual([
    { account: 'CASH', balance: 6000 },
    { account: 'RECEIVABLE', balance: 4000 },
  ]);
});

test('what a bill was paid with at its issue stands on its paper: the receipt is not edited, and may be deleted and received anew', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, mixed([['CASH', 30]], { tenderedAmount: 50 }));
  const listed = await call(shop.owner, paymentContract.listSettlements, { query: {} });
  expect(listed.rows).toMatchObject([{ isEditable: false }]);
  const id = listed.rows[0]?.id ?? 0;
  const body = {
    id,
    componentEntityId: bill.id,
    componentType: 'INVOICE' as const,
    paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH' as const, paymentDate: '2026-11-20', paymentAmount: 40 }],
    totalPayingAmount: 40,
  };
  expect(await refusal(shop.owner, paymentContract.updateSettlement, { body })).toMatchObject({
    status: 409,
    error: 'payment.notEditable',
  });
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: id },
    query: { reason: 'Miscounted' },
  });
  const { id: _, ...anew } = body;
  await call(shop.owner, paymentContract.create, { body: anew });
  expect(await call(shop.owner, invoiceContract.get, { params: { id: bill.id } })).toMatchObject({ paidAmount: 40 });
  await expectSoundBooks(app);
});
