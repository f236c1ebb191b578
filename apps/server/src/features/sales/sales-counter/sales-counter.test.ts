import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addItem, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  counterOf,
  invoicesOf,
  lendTo,
  openCounter,
  sellAt,
  sellMany,
  sendOf,
  statesOf,
  take,
} from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('an outlet has counters with codes of their own, which are called otherwise and never given again', async () => {
  const shop = await openShop(app);
  const create = (name: string) =>
    call(shop.owner, salesCounterContract.create, { body: { outletId: shop.outletId, name } });
  const first = await create('Front desk');
  expect(first).toMatchObject({ code: 'C1', state: 'NEW', numberBegins: 'INV-HO-C1-', series: [] });
  expect((await create('Second floor')).code).toBe('C2');
  const taken = await refusal(shop.owner, salesCounterContract.create, {
    body: { outletId: shop.outletId, name: 'front DESK' },
  });
  expect(fieldsOf(taken)).toEqual({ name: 'A counter of this outlet has this name' });
  const renamed = { params: { id: first.id }, body: { name: 'Back desk', version: first.version } };
  expect(await messageOf(shop.owner, salesCounterContract.rename, renamed)).toBe('Counter saved');
  expect(await refusal(shop.owner, salesCounterContract.rename, renamed)).toMatchObject({ error: 'common.stale' });
  await call(shop.owner, salesCounterContract.close, { params: { id: first.id }, body: { last: [], reason: 'Gone' } });
  expect((await create('Third floor')).code).toBe('C3');
  const { rows } = await call(shop.owner, salesCounterContract.list, { query: { state: 'NEW' } });
  expect(rows.map(({ code, name }) => [code, name])).toEqual([
    ['C2', 'Second floor'],
    ['C3', 'Third floor'],
  ]);
});

test('what a counter issued is a document under its own number, day, names and totals, and is printed already', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const tea = await sellAt(device, {
    form: { lines: [lineOf(shop.tea.variantId, { rate: 200, quantity: 2 })] },
    printed: {
      customerName: 'Ram Kirana Pasal',
      lines: [
        {
          name: 'Tea of Ilam',
          nameNp: 'चिया',
          unit: 'kg',
          writtenIn: null,
          quantity: 2,
          rate: 200_00,
          discount: 0,
          net: 400_00,
          vat: 52_00,
        },
      ],
      totals: { net: 400_00, vat: 52_00, grandTotal: 452_00 },
    },
  });
  const { taken, counter } = await take(device, [tea]);
  expect(taken).toMatchObject([{ state: 'POSTED', sequence: 1, fiscalYear: '2083/84', fault: null, reason: null }]);
  expect(counter).toMatchObject({ state: 'ACTIVE', code: 'C1' });
  const invoice = await call(shop.owner, invoiceContract.get, { params: { id: taken[0]?.invoiceId ?? 0 } });
  expect(invoice).toMatchObject({
    code: 'INV-HO-C1-2083/84-000001',
    state: 'FINAL',
    customerName: 'Ram Kirana Pasal',
    grandTotal: 452,
    remainingAmount: 0,
    paymentMode: 'CASH',
    printCount: 1,
    isCancellable: false,
    fiscalYear: '2083/84',
  });
  expect(invoice.lines).toMatchObject([{ particulars: 'Tea of Ilam', quantity: 2 }]);
  // The outlet's own series goes on beside it, and both are found by their numbers.
  expect((await sell(shop)).code).toBe('INV-HO-2083/84-00001');
  for (const search of ['C1-2083/84-000001', 'INV-HO-2083/84-00001']) {
    const { rows } = await call(shop.owner, invoiceContract.list, { query: { search } });
    expect(rows.map(({ code }) => code)).toEqual([search.startsWith('INV') ? search : `INV-HO-${search}`]);
  }
});

test('the same invoices sent again, alone or among others, are answered alike and posted once', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const sold = await sellMany(device, 3);
  const first = await take(device, sold.slice(0, 2));
  expect((await take(device, sold)).taken.slice(0, 2)).toEqual(first.taken);
  expect(await statesOf(device, sold)).toEqual(['POSTED', 'POSTED', 'POSTED']);
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(3);
  expect(await counterOf(device)).toMatchObject({
    lastNumber: 'INV-HO-C1-2083/84-000003',
    series: [{ fiscalYear: '2083/84', sequence: 3 }],
  });
});

test('two sends at once take each invoice once', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const sold = await sellMany(device, 6);
  const answers = await Promise.all([take(device, sold), take(device, sold.slice(0, 4)), take(device, sold)]);
  for (const { taken } of answers) expect(new Set(taken.map(({ state }) => state))).toEqual(new Set(['POSTED']));
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(6);
});

test('goods that are not there leave the shelf all the same', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const many = await sellAt(device, {
    form: { lines: [lineOf(shop.rice.variantId, { quantity: 150 })] },
    printed: {
      lines: [
        {
          name: 'Rice',
          nameNp: null,
          unit: 'kg',
          writtenIn: null,
          quantity: 150,
          rate: 100_00,
          discount: 0,
          net: 15_000_00,
          vat: 0,
        },
      ],
      totals: { net: 15_000_00, vat: 0, grandTotal: 15_000_00 },
    },
  });
  expect(await statesOf(device, [many])).toEqual(['POSTED']);
  const [rice] = await app.asOwner(
    `select quantity::int from stock_balance where business_id = $1 and item_variant_id = $2`,
    [shop.owner.businessId, shop.rice.variantId],
  );
  expect(rice).toEqual({ quantity: -50 });
});

test('goods of which nothing tells the cost yet are taken at what they were sold for', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const salt = { name: 'Salt', taxable: false, sellingPrice: 100, quantity: 0, cost: 0 };
  const { variantId } = await addItem(shop.owner, shop.outletId, salt);
  const sold = await sellAt(device, { form: { lines: [lineOf(variantId)] } });
  expect(await statesOf(device, [sold])).toEqual(['POSTED']);
  const balances = await app.asOwner(
    'select quantity::int, value_paisa::int from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  expect(balances).toEqual([{ quantity: -1, value_paisa: -100_00 }]);
});

test('an invoice that says other totals than it comes to is refused and freezes the counter; those behind it are posted', async () => {
  const shop = await openShop(app);
  const device = await openCounter(shop);
  const wrong = await sellAt(device, { printed: { totals: { net: 90_00, vat: 0, grandTotal: 90_00 } } });
  const right = await sellAt(device);
  const { taken, counter } = await take(device, [wrong, right]);
  expect(taken).toMatchObject([{ state: 'REFUSED', refusal: 'TOTALS', reason: 'Totals differ' }, { state: 'POSTED' }]);
  expect(counter).toMatchObject({ state: 'FROZEN', freezeReason: 'TOTALS' });
  expect(await lendTo(device)).toMatchObject({ lend: null, counter: { state: 'FROZEN' } });
  const [refused] = await invoicesOf(device);
  const id = refused?.id ?? 0;
  expect(await call(shop.owner, salesCounterContract.getInvoice, { params: { id } })).toMatchObject({
    printed: { grandTotal: 90 },
    workedOut: { net: 100, vat: 0, grandTotal: 100 },
  });
  const lift = { params: { id: device.counterId }, body: { reason: 'The rate was mistyped' } };
  expect(await refusal(shop.owner, salesCounterContract.lift, lift)).toMatchObject({
    error: 'salesCounter.notLiftable',
  });
  const instead = await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 90 })] });
  const settle = { params: { id }, body: { reason: 'Written by hand', invoiceId: instead.id } };
  const unknown = { params: { id }, body: { reason: 'Written by hand', invoiceId: taken[1]?.invoiceId ?? 0 } };
  expect(fieldsOf(await refusal(shop.owner, salesCounterContract.settle, unknown))).toEqual({
    invoiceId: 'Choose an issued invoice of this outlet that stands in its place',
  });
  const short = { params: { id }, body: { reason: 'x' } };
  expect(fieldsOf(await refusal(shop.owner, salesCounterContract.settle, short))).toEqual({
    reason: 'Write at least 3 letters',
  });
  expect(await messageOf(shop.owner, salesCounterContract.settle, settle)).toBe(
    'Number INV-HO-C1-2083/84-000001 settled',
  );
  expect(await refusal(shop.owner, salesCounterContract.settle, settle)).toMatchObject({
    error: 'salesCounter.notOpen',
  });
  expect(await messageOf(shop.owner, salesCounterContract.lift, lift)).toBe('Counter C1 sells again');
  expect(await lendTo(device)).toMatchObject({ lend: { invoices: 500 } });
  expect(await statesOf(device, [wrong])).toEqual(['SETTLED']);
});

test('a counter is seen where it is, and its device shows its key', async () => {
  const [shop, other] = [await openShop(app), await openShop(app)];
  const device = await openCounter(shop);
  const [sold] = await sellMany(device, 1);
  const wrongKey = { ...device, deviceKey: 'x'.repeat(43) };
  const unknown = { status: 403, error: 'salesCounter.deviceUnknown' };
  expect(await refusal(shop.owner, salesCounterContract.take, sendOf(wrongKey, [sold]))).toMatchObject(unknown);
  const unseen = { status: 404, error: 'common.notFound' };
  expect(await refusal(other.owner, salesCounterContract.take, sendOf(device, [sold]))).toMatchObject(unseen);
  const { counterId, deviceId, deviceKey } = device;
  const lend = { body: { counterId, deviceId, deviceKey, heads: [] } };
  expect(await refusal(other.owner, salesCounterContract.lend, lend)).toMatchObject(unseen);
  const get = { params: { id: counterId } };
  expect(await refusal(other.owner, salesCounterContract.get, get)).toMatchObject({ status: 404 });
  const elsewhere = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'PKR'));
  expect(await refusal(elsewhere, salesCounterContract.take, sendOf(device, [sold]))).toMatchObject(unseen);
  expect(await refusal(elsewhere, salesCounterContract.get, get)).toMatchObject({ status: 404 });
  expect((await call(elsewhere, salesCounterContract.list, {})).recordsTotal).toBe(0);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.create'] });
  expect(await refusal(clerk, salesCounterContract.list, {})).toMatchObject({ status: 403 });
  expect((await take(device, [sold], clerk)).taken).toMatchObject([{ state: 'POSTED' }]);
  const again = { body: { id: counterId, deviceId: 'd5b6f0a5-3c5e-4f9d-8f9a-1f0d5ec6a001' } };
  expect(await refusal(shop.owner, salesCounterContract.register, again)).toMatchObject({
    error: 'salesCounter.registeredAlready',
  });
});

test('a storage is one counter for good, and is told another key where the first answer was lost', async () => {
  const shop = await openShop(app);
  const create = async (name: string) =>
    (await call(shop.owner, salesCounterContract.create, { body: { outletId: shop.outletId, name } })).id;
  const [one, other] = [await create('One'), await create('Other')];
  const deviceId = '0d7c1c5e-9a1b-4f0e-8a55-2f6f3a9c1e77';
  const register = (id: number) => ({ body: { id, deviceId, deviceName: null } });
  const first = await call(shop.owner, salesCounterContract.register, register(one));
  const again = await call(shop.owner, salesCounterContract.register, register(one));
  expect(again.deviceKey).not.toBe(first.deviceKey);
  const lend = (deviceKey: string) => ({ body: { counterId: one, deviceId, deviceKey, heads: [] } });
  expect(await refusal(shop.owner, salesCounterContract.lend, lend(first.deviceKey))).toMatchObject({ status: 403 });
  expect(await call(shop.owner, salesCounterContract.lend, lend(again.deviceKey))).toMatchObject({
    counter: { state: 'ACTIVE' },
  });
  expect(await refusal(shop.owner, salesCounterContract.register, register(one))).toMatchObject({
    error: 'salesCounter.registeredAlready',
  });
  expect(fieldsOf(await refusal(shop.owner, salesCounterContract.register, register(other)))).toEqual({
    deviceId: 'This storage belongs to another counter already',
  });
});
