import type { Right } from '@bahi/contract/access';
import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { searchContract, type SearchKind } from '@bahi/contract/reports/search/search.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { toDevanagari } from '@bahi/domain/numbers/digits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { quote } from '../../../testing/quotations.ts';
import { addCustomer, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { payVendor } from '../../../testing/vendors.ts';
import { receiveCheque } from '../../books/cheque/testing/cheques.ts';
import { enterJournal } from '../../books/voucher/testing/vouchers.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

async function groupsFor(text: string, person: Person = shop.owner) {
  return call(person, searchContract.find, { query: { search: text } });
}

async function found(text: string, person?: Person): Promise<Partial<Record<SearchKind, string[]>>> {
  const groups = await groupsFor(text, person);
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows.map(({ name }) => name)]));
}

async function receiveOf(customerId: number, rupees: number, person: Person = shop.owner, outletId = shop.outletId) {
  const body = { ...paying([row(rupees)]), customerId, outletId };
  const { id } = await call(person, paymentContract.createSettlement, { body });
  return call(person, paymentContract.getSettlement, { params: { masterId: id } });
}

test('a receipt is found by its number, its amount and who paid it, in either script, the newest first', async () => {
  const customerId = await addCustomer(shop.owner, 'Kamala Traders');
  const first = await receiveOf(customerId, 612.35);
  const second = await receiveOf(customerId, 700);
  const number = first.number ?? '';
  for (const text of [number, toDevanagari(number), '612.35', '६१२.३५'])
    expect(await groupsFor(text)).toEqual([
      {
        kind: 'RECEIVED',
        rows: [
          {
            id: first.id,
            name: number,
            nameNp: null,
            remark: 'Kamala Traders',
            remarkNp: null,
            amount: 612.35,
            isActive: true,
          },
        ],
        hasMore: false,
      },
    ]);
  // As it sounds, too; of a single letter only numbers are looked for.
  for (const text of ['kamala', 'कमला'])
    expect(await found(text)).toEqual({ CUSTOMER: ['Kamala Traders'], RECEIVED: [second.number, number] });
  expect((await found('k')).RECEIVED).toBeUndefined();
});

test('of what was paid, who may read no vendors’ documents finds what went back to customers alone', async () => {
  const paid = await payVendor(shop.owner, 431.25, '2026-11-20');
  const { number } = await call(shop.owner, paymentContract.getSettlement, { params: { masterId: paid } });
  for (const text of [number ?? '', '431.25']) expect((await found(text)).PAID).toEqual([number]);
  const rightsOf = async (...rights: Right[]) =>
    found('431.25', await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights }));
  expect(await rightsOf('payment.read', 'expense.read')).toEqual({
    EXPENSE: ['Repair of the weighing scale'],
    PAID: [number],
  });
  expect(await rightsOf('payment.read')).toEqual({});
  expect(await rightsOf('expense.read')).toEqual({ EXPENSE: ['Repair of the weighing scale'] });
});

test('within an outlet its own receipts are found, and those of no other', async () => {
  const customerId = await addCustomer(shop.owner, 'Tulasi Stores');
  const elsewhere = await addOutlet(app, shop.owner, 'BRT');
  const person = await inOutlet(app, shop.owner, elsewhere);
  const here = await receiveOf(customerId, 55);
  const there = await receiveOf(customerId, 55, person, elsewhere);
  expect((await found('tulasi', person)).RECEIVED).toEqual([there.number]);
  expect((await found('55.00', person)).RECEIVED).toEqual([there.number]);
  expect((await found('tulasi')).RECEIVED).toEqual([there.number, here.number]);
  const { owner: stranger } = await openShop(app);
  expect(await found('tulasi', stranger)).toEqual({});
});

test('an amount finds quotations, vouchers and cheques as well, and their lists by the same text', async () => {
  const { outletId } = shop;
  const bill = await sell(shop, { outletId, lines: [lineOf(shop.rice.variantId, { quantity: 1, rate: 888.25 })] });
  const quoted = await quote(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 1, rate: 888.25 })] });
  const voucher = await enterJournal(shop.owner, { DRAWINGS: 888.25, CASH: -888.25 }, { outletId });
  const cheque = await receiveCheque(shop, 888.25);
  const groups = await found('८८८.२५');
  expect(groups).toMatchObject({
    INVOICE: [bill.code],
    QUOTATION: [quoted.code],
    VOUCHER: [voucher.code],
    CHEQUE: [cheque.number],
  });
  const query = { search: '888.25' };
  const [quotations, vouchers, cheques] = await Promise.all([
    call(shop.owner, quotationContract.list, { query }),
    call(shop.owner, voucherContract.list, { query }),
    call(shop.owner, chequeContract.list, { query }),
  ]);
  expect([quotations, vouchers, cheques].map(({ rows }) => rows.map(({ id }) => id))).toEqual([
    [quoted.id],
    [voucher.id],
    [cheque.id],
  ]);
  expect((await found(cheque.number?.slice(0, 5) ?? '')).CHEQUE, 'by how its number begins').toContain(cheque.number);
});

test('people are found by name, telephone and user name by who may see them; the platform finds everybody', async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const { mobileNumber, fullName } = await call(shop.owner, userContract.get, { params: { userId: clerk.userId } });
  expect(fullName).toBe('Hari Thapa');
  const people = async (text: string, person?: Person) =>
    (await groupsFor(text, person)).find(({ kind }) => kind === 'USER')?.rows.map(({ id }) => id);
  expect(await people('हरि थापा')).toContain(clerk.userId);
  expect(await people(toDevanagari(mobileNumber ?? ''))).toEqual([clerk.userId]);
  expect(await people('hari thapa', clerk)).toBeUndefined();
  const { owner: stranger } = await openShop(app);
  expect(await people(mobileNumber ?? '', stranger)).toBeUndefined();
  expect(await people(mobileNumber ?? '', await openPlatform(app))).toEqual([clerk.userId]);
});
