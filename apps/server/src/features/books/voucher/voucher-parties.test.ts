import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherDueContract } from '@bahi/contract/books/voucher-due/voucher-due.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { buy } from '../../../testing/purchases.ts';
import { addCustomer, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { accountId, addOwnAccount, voucherDay } from './testing/vouchers.ts';

type Line = Sent<typeof voucherContract.journal>['body']['lines'][number];
type Party = { customerId?: number; vendorId?: number; documentId?: number };

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await addOwnAccount(shop.owner, 'BADDEBT', 'EXPENSES');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** A line on an account by its code: above zero a debit, below a credit. */
async function on(code: string, amount: number, party: Party = {}): Promise<Line> {
  const side = amount > 0 ? { debit: amount } : { credit: -amount };
  return { accountId: await accountId(shop.owner, code), ...side, ...party };
}

async function journal(...lines: Line[]) {
  return call(shop.owner, voucherContract.journal, { body: { dateAD: voucherDay, narration: 'As agreed', lines } });
}

async function refusedFields(lines: Line[], language: 'ne' | 'en' = 'en') {
  const body = { dateAD: voucherDay, lines };
  return fieldsOf(await refusal({ ...shop.owner, language }, voucherContract.journal, { body }));
}

const cancel = (id: number) =>
  call(shop.owner, voucherContract.cancel, { params: { id }, body: { reason: 'Written twice' } });
const dueOf = async (id: number) => (await call(shop.owner, customerContract.get, { params: { id } })).dueAmount;
const owedTo = async (id: number) => (await call(shop.owner, vendorContract.get, { params: { id } })).dueAmount;
const leftOf = async (id: number) => {
  const { paymentStatus, remainingAmount } = await call(shop.owner, invoiceContract.get, { params: { id } });
  return [paymentStatus, remainingAmount];
};
const receive = (customerId: number, amount: number, paymentMode = 'CASH') =>
  call(shop.owner, paymentContract.createSettlement, {
    body: {
      paymentLedgerDetailRequestDtoList: [{ paymentMode, paymentDate: voucherDay, paymentAmount: amount }],
      totalPayingAmount: amount,
      customerId,
    },
  });

test('a line on an account of customers or vendors says whose it is', async () => {
  const lines = [
    await on('RECEIVABLE', 10),
    await on('CUSTOMER_ADVANCES', 10, { vendorId: 1 }),
    await on('PAYABLE', -10),
    await on('VENDOR_ADVANCES', -10, { customerId: shop.customerId }),
  ];
  expect(await refusedFields(lines)).toEqual({
    'lines.0.customerId': 'Choose the customer: what customers owe or have in advance is told one by one',
    'lines.1.customerId': 'Choose the customer: what customers owe or have in advance is told one by one',
    'lines.2.vendorId': 'Choose the vendor: what vendors are owed or hold in advance is told one by one',
    'lines.3.vendorId': 'Choose the vendor: what vendors are owed or hold in advance is told one by one',
  });
  expect(Object.values(await refusedFields(lines, 'ne'))).toContain(
    'विक्रेता छान्नुहोस्: तिर्नुपर्ने र विक्रेतालाई दिएको अग्रिम विक्रेतापिच्छे रहन्छ',
  );
  const unknown = [await on('RECEIVABLE', 10, { customerId: 999_999_999 }), await on('CAPITAL', -10)];
  expect(Object.keys(await refusedFields(unknown))).toEqual(['lines.0.customerId']);
});

test('a bad debt is written off: the oldest bills are settled, and the customer owes nothing', async () => {
  const customerId = await addCustomer(shop.owner, 'Gone Away Traders');
  const [first, second] = [await sell(shop, { customerId }), await sell(shop, { customerId })];
  const voucher = await journal(await on('BADDEBT', 150), await on('RECEIVABLE', -150, { customerId }));
  expect(await leftOf(first.id)).toEqual(['PAID', 0]);
  expect(await leftOf(second.id)).toEqual(['PARTIALLY_PAID', 50]);
  expect(await dueOf(customerId)).toBe(50);
  expect(voucher.dues.map(({ effect, code, amount, remaining }) => [effect, code, amount, remaining])).toEqual([
    ['SETTLES', first.code, 100, 0],
    ['SETTLES', second.code, 50, 50],
  ]);
  const query = { fromDateAD: '2026-11-01', toDateAD: '2026-11-30' };
  const told = await call(shop.owner, statementContract.customer, { params: { id: customerId }, query });
  expect(told.rows.at(-1)).toMatchObject({
    kind: 'JOURNAL_VOUCHER',
    reference: voucher.code,
    documentKind: 'JOURNAL_VOUCHER',
    documentId: voucher.id,
    credit: 150,
    balance: 50,
  });
  await cancel(voucher.id);
  expect(await leftOf(first.id)).toEqual(['DUE', 100]);
  expect(await dueOf(customerId)).toBe(200);
});

test('no more is taken off than is open, in all or of the bill that is chosen', async () => {
  const customerId = await addCustomer(shop.owner, 'Small Debtor');
  const bill = await sell(shop, { customerId });
  const other = await sell(shop);
  expect(await refusedFields([await on('BADDEBT', 101), await on('RECEIVABLE', -101, { customerId })])).toEqual({
    'lines.1.credit':
      'Only Rs 100.00 are open with this party in this outlet on that day: write the rest as an advance',
  });
  const chosen = (documentId: number, amount: number) =>
    Promise.all([on('BADDEBT', amount), on('RECEIVABLE', -amount, { customerId, documentId })]);
  expect(await refusedFields(await chosen(bill.id, 120))).toEqual({
    'lines.1.credit': 'Only Rs 100.00 of what you chose are open',
  });
  expect(Object.keys(await refusedFields(await chosen(other.id, 10)))).toEqual(['lines.1.documentId']);
  await sell(shop, { customerId });
  const newer = await sell(shop, { customerId });
  await journal(...(await chosen(newer.id, 100)));
  expect([await leftOf(bill.id), await leftOf(newer.id)]).toEqual([
    ['DUE', 100],
    ['PAID', 0],
  ]);
});

test('what a journal adds to what a customer owes is due, received like a bill, and holds the voucher while it is paid', async () => {
  const customerId = await addCustomer(shop.owner, 'Deposit Taker');
  const voucher = await journal(await on('RECEIVABLE', 400, { customerId }), await on('CAPITAL', -400));
  expect(await dueOf(customerId)).toBe(400);
  const open = await call(shop.owner, paymentContract.openDocuments, { params: { customerId }, query: {} });
  expect(open.rows).toMatchObject([{ componentType: 'VOUCHER_RECEIVABLE', code: voucher.code, dueAmount: 400 }]);
  const due = open.rows[0]?.componentEntityId ?? 0;
  expect(await call(shop.owner, voucherDueContract.voucher, { params: { id: due } })).toEqual({
    voucherId: voucher.id,
  });
  const aged = await call(shop.owner, ageReceivableContract.generate, { body: { asAtAD: voucherDay, customerId } });
  expect(aged.rows).toMatchObject([{ total: 400 }]);
  const receipt = await receive(customerId, 300);
  const kept = { params: { id: voucher.id }, body: { reason: 'Slip' } };
  expect((await refusal(shop.owner, voucherContract.cancel, kept)).error).toBe('voucher.dueIsPaid');
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: receipt.id },
    query: { reason: 'Bounced' },
  });
  await cancel(voucher.id);
  expect(await dueOf(customerId)).toBe(0);
});

test('who sells to the business and buys of it is set off', async () => {
  const customerId = await addCustomer(shop.owner, 'Both Ways');
  const vendorId = (await addVendor(shop.owner)).id;
  const bill = await sell(shop, { customerId });
  await buy(shop, { vendorId });
  const before = await owedTo(vendorId);
  await journal(await on('PAYABLE', 100, { vendorId }), await on('RECEIVABLE', -100, { customerId }));
  expect(await leftOf(bill.id)).toEqual(['PAID', 0]);
  expect(await owedTo(vendorId)).toBe((before ?? 0) - 100);
});

test('a debt moves from one customer to another, and what the business owes to a vendor becomes due', async () => {
  const [from, to] = [await addCustomer(shop.owner, 'Old Firm'), await addCustomer(shop.owner, 'New Firm')];
  await sell(shop, { customerId: from });
  await journal(await on('RECEIVABLE', 100, { customerId: to }), await on('RECEIVABLE', -100, { customerId: from }));
  expect([await dueOf(from), await dueOf(to)]).toEqual([0, 100]);
  const vendorId = (await addVendor(shop.owner, { alias: 'SECOND' })).id;
  await journal(await on('BADDEBT', 70), await on('PAYABLE', -70, { vendorId }));
  expect(await owedTo(vendorId)).toBe(70);
});

test('an advance of before comes in by a journal, is used on bills, and then keeps its voucher', async () => {
  const customerId = await addCustomer(shop.owner, 'Paid Before');
  const draws = [await on('CUSTOMER_ADVANCES', 80, { customerId }), await on('CAPITAL', -80)];
  expect(await refusedFields(draws)).toEqual({
    'lines.0.debit': 'There is less in advance on that day, or it was used since',
  });
  const brought = await journal(await on('OPENING_BALANCE', 80), await on('CUSTOMER_ADVANCES', -80, { customerId }));
  await sell(shop, { customerId });
  await receive(customerId, 60, 'ADVANCE');
  expect(await dueOf(customerId)).toBe(40);
  const taken = { params: { id: brought.id }, body: { reason: 'Slip' } };
  expect((await refusal(shop.owner, voucherContract.cancel, taken)).error).toBe('payment.advanceUsed');
});

test('a line finds what is open with its party', async () => {
  const customerId = await addCustomer(shop.owner, 'Asked About');
  const bill = await sell(shop, { customerId });
  const found = await call(shop.owner, voucherContract.openBills, { query: { customerId } });
  expect(found).toMatchObject({ due: 100, bills: [{ id: bill.id, code: bill.code, dueAmount: 100 }] });
});
