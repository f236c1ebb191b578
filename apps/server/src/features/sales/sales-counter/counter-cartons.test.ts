import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { CounterPrintedUnit } from '@bahi/domain/counter/counter-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { lineOf, openShop, settleRules, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCartons, changeCarton, unitNamed } from '../invoice/testing/cartons.ts';
import { type Device, invoicesOf, openCounter, sellAt, type Sent, take } from './testing/counters.ts';

let app: TestApp;
let shop: Shop;
let device: Device;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  device = await openCounter(shop);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type Goods = { variantId: number; unitId: number };
type Written = {
  quantity: number;
  freeQuantity?: number;
  countedQuantity: number;
  rate: number;
  unit: string;
  writtenIn: CounterPrintedUnit | null;
};

/** Issues a bill of one line without a line to the server: what it charges, without VAT. */
function sellCounted({ variantId, unitId }: Goods, { unit, writtenIn, ...line }: Written): Promise<Sent> {
  const net = Math.round(line.quantity * line.rate * 100);
  const printed = { name: 'Biscuit', nameNp: null, unit, writtenIn, discount: 0, net, vat: 0 };
  return sellAt(device, {
    form: { lines: [lineOf(variantId, { unitId, ...line })] },
    printed: {
      lines: [{ ...printed, quantity: line.quantity, rate: line.rate * 100 }],
      totals: { net, vat: 0, grandTotal: net },
    },
  });
}

async function postedLine(sent: Sent) {
  const { taken } = await take(device, [sent]);
  expect(taken).toMatchObject([{ state: 'POSTED' }]);
  const [row] = (await invoicesOf(device)).toSorted((left, right) => right.id - left.id);
  const { lines } = await call(shop.owner, invoiceContract.get, { params: { id: row?.invoiceId ?? 0 } });
  return lines[0];
}

async function stockOf(variantId: number): Promise<number | null> {
  const query = { inventoryType: 'ITEM' as const, id: variantId };
  return (await call(shop.owner, invoiceContract.itemServiceDetail, { query })).stockQuantity;
}

const cartons = (rate: number): Written => ({
  quantity: 2,
  freeQuantity: 1,
  countedQuantity: 72,
  rate,
  unit: 'ctn',
  writtenIn: { nameNp: 'कार्टुन', own: 24, per: 1 },
});

test.each([
  ['holds 20 pieces', 20],
  ['is no unit of the item any more', null],
])('two cartons and one along are in the books as they were handed over, though a carton %s by now', async (_, to) => {
  await settleRules(shop, { allowsFreeLines: true });
  const goods = await addCartons(shop.owner, shop.outletId, { taxable: false });
  const sent = await sellCounted({ variantId: goods.variantId, unitId: goods.carton }, cartons(300));
  await changeCarton(shop.owner, goods, to);
  // Meanwhile nothing is given along any more.
  await settleRules(shop, { allowsFreeLines: false });
  expect(await postedLine(sent)).toMatchObject({
    quantity: 2,
    freeQuantity: 1,
    rate: 300,
    unit: 'ctn',
    writtenIn: { id: goods.carton, own: 24, per: 1 },
    countedQuantity: 72,
  });
  expect(await stockOf(goods.variantId)).toBe(480 - 72);
});

test('what was given away whole is in the books, though nothing is given any more', async () => {
  await settleRules(shop, { allowsFreeLines: true });
  const goods = await addCartons(shop.owner, shop.outletId, { taxable: false });
  const sold = lineOf(goods.variantId, { quantity: 1, rate: 12.5 });
  const given = lineOf(goods.variantId, { quantity: 1, rate: 0 });
  const line = { name: 'Biscuit', nameNp: null, unit: 'pcs', writtenIn: null, quantity: 1, discount: 0, vat: 0 };
  const sent = await sellAt(device, {
    form: { lines: [sold, given] },
    printed: {
      lines: [
        { ...line, rate: 1250, net: 1250 },
        { ...line, rate: 0, net: 0 },
      ],
      totals: { net: 1250, vat: 0, grandTotal: 1250 },
    },
  });
  await settleRules(shop, { allowsFreeLines: false });
  expect(await take(device, [sent])).toMatchObject({ taken: [{ state: 'POSTED' }] });
});

test('twelve pieces of what is counted in dozens are one dozen, as the counter has counted them', async () => {
  const [dozen, piece] = [await unitNamed(shop.owner, 'Dozen'), await unitNamed(shop.owner, 'Piece')];
  const defaultUnits = { salesUnitId: piece, salesUnitConversion: 0.0833 };
  const more = { unitId: dozen, defaultUnits, sellingPrice: 1200, taxable: false };
  const { variantId } = await addCartons(shop.owner, shop.outletId, more);
  const { units } = await call(shop.owner, invoiceContract.itemServiceDetail, {
    query: { inventoryType: 'ITEM' as const, id: variantId },
  });
  expect(units.find(({ id }) => id === piece)).toMatchObject({ own: 1, per: 12 });
  const written = { quantity: 12, countedQuantity: 1, rate: 100, unit: 'pcs' };
  const sent = await sellCounted(
    { variantId, unitId: piece },
    { ...written, writtenIn: { nameNp: 'थान', own: 1, per: 12 } },
  );
  expect(await postedLine(sent)).toMatchObject({ quantity: 12, countedQuantity: 1, writtenIn: { own: 1, per: 12 } });
  expect(await stockOf(variantId)).toBe(479);
});

test('a unit that is nobody’s, and a count that is not that of the unit, are refused in words', async () => {
  const goods = await addCartons(shop.owner, shop.outletId, { taxable: false });
  const line = { ...cartons(300), freeQuantity: 0, countedQuantity: 48 };
  const sent = [
    await sellCounted({ variantId: goods.variantId, unitId: 999_999_999 }, line),
    await sellCounted({ variantId: goods.variantId, unitId: goods.carton }, { ...line, countedQuantity: 1 }),
  ];
  const { taken } = await call(shop.owner, salesCounterContract.take, {
    body: {
      counterId: device.counterId,
      deviceId: device.deviceId,
      deviceKey: device.deviceKey,
      invoices: sent,
    },
  });
  expect(taken).toMatchObject([{ state: 'REFUSED' }, { state: 'REFUSED' }]);
});
