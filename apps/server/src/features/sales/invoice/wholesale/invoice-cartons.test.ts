import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { addCartons, changeCarton, unitNamed } from '../testing/cartons.ts';
import { credit, returnOf } from '../../../../testing/credit-notes.ts';
import { expectFiguresOfLedger } from '../../../../testing/figures/figures.ts';
import { billOf, lineOf, openShop, sell, settleRules, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
  await app.close();
});

const cartons = () => addCartons(shop.owner, shop.outletId);

async function onShelf(variantId: number): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

test('cartons and pieces of the same goods stand on one bill, each at the rate that was agreed for it', async () => {
  const { variantId, carton } = await cartons();
  const lines = [
    lineOf(variantId, { quantity: 2, unitId: carton, rate: 289.99 }),
    lineOf(variantId, { quantity: 5, rate: 12.5 }),
  ];
  const bill = await sell(shop, { lines });
  const [inCartons, inPieces] = bill.lines;
  expect(inCartons).toMatchObject({
    quantity: 2,
    unit: 'ctn',
    rate: 289.99,
    netAmount: 579.98,
    writtenIn: { id: carton, own: 24, per: 1 },
    countedQuantity: 48,
    countedUnit: 'pcs',
    freeQuantity: 0,
  });
  expect(inPieces).toMatchObject({ quantity: 5, unit: 'pcs', writtenIn: null, countedQuantity: 5, netAmount: 62.5 });
  expect(await onShelf(variantId)).toEqual([427, 427_000]);
});

test('the paper says how many cartons, how many pieces that is, and the rate of one carton', async () => {
  const { variantId, carton } = await cartons();
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 2, unitId: carton, rate: 290 })] });
  for (const [language, says] of [
    ['en', 'ctn (48 pcs)'],
    ['ne', 'कार्टुन (४८'],
  ] as const)
    for (const paper of ['A4', 'SLIP'] as const) {
      const answer = await send(shop.owner, invoiceContract.print, {
        params: { id: bill.id },
        body: { language, paper },
      });
      const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ');
      expect(text, `${language} ${paper}`).toContain(says);
    }
});

test('a return counts pieces, and five of two cartons are five pieces at their part of the amount', async () => {
  const { variantId, carton } = await cartons();
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 2, unitId: carton, rate: 240 })] });
  const note = await credit(shop, returnOf(bill, [5]));
  expect(note.lines[0]).toMatchObject({ quantity: 5, unit: 'pcs', netAmount: 50 });
  expect(await onShelf(variantId)).toEqual([437, 437_000]);
  const refused = await refusal(shop.owner, creditNoteContract.save, { body: returnOf(bill, [44]) });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.quantity': 'At most 43 are left to credit' });
  expect((await credit(shop, returnOf(bill, [43]))).grandTotal).toBe(485.9);
});

test('a draft, its copy and the copy of a cancelled bill keep the unit', async () => {
  const { variantId, carton } = await cartons();
  const lines = [lineOf(variantId, { quantity: 3, unitId: carton, rate: 250 })];
  const bill = await sell(shop, { lines });
  const copy = await call(shop.owner, invoiceContract.duplicate, { params: { id: bill.id } });
  expect(copy.lines[0]).toMatchObject({ quantity: 3, rate: 250, writtenIn: { id: carton }, countedQuantity: 72 });
  await call(shop.owner, invoiceContract.cancel, { params: { id: bill.id }, body: { reason: 'Wrong customer' } });
  expect(await onShelf(variantId)).toEqual([480, 480_000]);
  const body = { ...billOf(shop, { lines }), id: copy.id, version: copy.version };
  const issued = await call(shop.owner, invoiceContract.update, { body });
  expect(issued.lines[0]).toMatchObject({ quantity: 3, writtenIn: { id: carton } });
  expect(await onShelf(variantId)).toEqual([408, 408_000]);
});

test('a quotation in cartons, with one free, becomes a bill in cartons', async () => {
  const { variantId, carton } = await cartons();
  await settleRules(shop, { allowsFreeLines: true });
  const body = {
    state: 'PUBLISHED' as const,
    customerId: shop.customerId,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-20',
    lines: [lineOf(variantId, { quantity: 4, freeQuantity: 1, unitId: carton, rate: 300 })],
  };
  const quotation = await call(shop.owner, quotationContract.create, { body });
  expect(quotation.lines[0]).toMatchObject({ quantity: 4, freeQuantity: 1, countedQuantity: 120 });
  const made = await call(shop.owner, quotationContract.convert, { params: { id: quotation.id }, body: {} });
  expect(made.changes).toEqual([]);
  const draft = await call(shop.owner, invoiceContract.get, { params: { id: made.invoiceId } });
  expect(draft.lines[0]).toMatchObject({ quantity: 4, freeQuantity: 1, rate: 300, writtenIn: { id: carton } });
});

test('a price list counts pieces: one carton reaches the price from twenty on, and costs 24 times it', async () => {
  const { variantId, carton } = await cartons();
  const { id } = await call(shop.owner, priceListContract.save, {
    body: { name: 'Wholesale', audience: 'CUSTOMERS', customerIds: [shop.customerId] },
  });
  const prices = [
    { itemLedgerDetailId: variantId, fromQuantity: 1, price: 12 },
    { itemLedgerDetailId: variantId, fromQuantity: 20, price: 11.25 },
  ];
  await call(shop.owner, priceListContract.savePrices, { params: { id }, body: { prices } });
  const lines = [
    lineOf(variantId, { unitId: carton, rate: 270 }),
    lineOf(variantId, { quantity: 5, rate: 12 }),
    lineOf(variantId, { unitId: carton, rate: 288 }),
  ];
  const bill = await sell(shop, { lines });
  expect(bill.lines.map(({ priceList }) => priceList?.fromQuantity ?? null)).toEqual([20, 1, null]);
});

test('a unit that is not of the item, and one that counts otherwise by now, are refused at their field', async () => {
  const goods = await cartons();
  const { variantId, carton } = goods;
  const metre = await unitNamed(shop.owner, 'Metre');
  const unknown = await refusal(shop.owner, invoiceContract.create, {
    body: billOf(shop, { lines: [lineOf(variantId, { unitId: metre })] }),
  });
  expect(fieldsOf(unknown)).toEqual({ 'lines.0.unitId': 'This item is not counted in this unit' });
  const line = lineOf(variantId, { quantity: 2, unitId: carton, rate: 290, countedQuantity: 48 });
  const draft = await call(shop.owner, invoiceContract.create, {
    body: billOf(shop, { state: 'DRAFT', lines: [line] }),
  });
  await changeCarton(shop.owner, goods, 20);
  const kept = await call(shop.owner, invoiceContract.get, { params: { id: draft.id } });
  expect(kept.lines[0]).toMatchObject({ writtenIn: { own: 24 }, countedQuantity: 48 });
  const body = { ...billOf(shop, { lines: [line] }), id: draft.id, version: draft.version };
  const changed = await refusal(shop.owner, invoiceContract.update, { body });
  expect(fieldsOf(changed)).toEqual({
    'lines.0.unitId': 'This unit counts otherwise by now: choose it again and look at the quantity',
  });
  const nepali = await refusal({ ...shop.owner, language: 'ne' }, invoiceContract.update, { body });
  expect(fieldsOf(nepali)['lines.0.unitId']).toContain('एकाइको गन्ती फेरिएको छ');
});

test('what is short is said in pieces where cartons are asked for', async () => {
  const { variantId, carton } = await cartons();
  const refused = await refusal(shop.owner, invoiceContract.create, {
    body: billOf(shop, { lines: [lineOf(variantId, { quantity: 21, unitId: carton, rate: 290 })] }),
  });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.quantity': 'Only 480 pcs in stock' });
});
