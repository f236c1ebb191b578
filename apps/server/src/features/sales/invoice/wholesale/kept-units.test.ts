import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { billOf, lineOf, openShop, sell, settleRules, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addCartons, changeCarton } from '../testing/cartons.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await settleRules(shop, { allowsFreeLines: true });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const cartons = () => addCartons(shop.owner, shop.outletId);
const inCartons = ({ variantId, carton }: Awaited<ReturnType<typeof cartons>>, more: object = {}) =>
  lineOf(variantId, { quantity: 2, unitId: carton, rate: 290, ...more });
const changed = 'This unit counts otherwise by now: choose it again and look at the quantity';
const unknown = 'This item is not counted in this unit';

/** What issuing a draft as it stands is refused with. */
async function refusedIssue(id: number): Promise<unknown> {
  const { version, lines } = await call(shop.owner, invoiceContract.get, { params: { id } });
  const sent = lines.map(({ itemLedgerDetailId, quantity, rate, freeQuantity, writtenIn, countedQuantity }) =>
    lineOf(itemLedgerDetailId ?? 0, { quantity, rate, freeQuantity, unitId: writtenIn?.id ?? null, countedQuantity }),
  );
  return fieldsOf(
    await refusal(shop.owner, invoiceContract.update, { body: { ...billOf(shop, { lines: sent }), id, version } }),
  );
}

test.each([
  ['counts otherwise', 20, changed],
  ['is gone', null, unknown],
] as const)(
  'a copy says what the bill said where its carton %s by now, and is refused at the unit',
  async (_, to, why) => {
    const goods = await cartons();
    const bill = await sell(shop, { lines: [inCartons(goods, { freeQuantity: 1 }), lineOf(goods.variantId)] });
    await changeCarton(shop.owner, goods, to);
    const copy = await call(shop.owner, invoiceContract.duplicate, { params: { id: bill.id } });
    expect(copy.lines).toMatchObject([
      {
        quantity: 2,
        freeQuantity: 1,
        rate: 290,
        unit: 'ctn',
        writtenIn: { id: goods.carton, own: 24 },
        countedQuantity: 72,
      },
      { quantity: 1, writtenIn: null, countedQuantity: 1 },
    ]);
    expect(await refusedIssue(copy.id)).toEqual({ 'lines.0.unitId': why });
  },
);

test.each([
  ['counts otherwise', 20, changed],
  ['is gone', null, unknown],
] as const)('a quotation whose carton %s by now is turned and copied as it was quoted', async (_, to, why) => {
  const goods = await cartons();
  const body = {
    state: 'PUBLISHED' as const,
    customerId: shop.customerId,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-20',
    lines: [inCartons(goods)],
  };
  const quotation = await call(shop.owner, quotationContract.create, { body });
  await changeCarton(shop.owner, goods, to);
  const copy = await call(shop.owner, quotationContract.duplicate, { params: { id: quotation.id } });
  expect(copy.lines[0]).toMatchObject({ quantity: 2, writtenIn: { own: 24 }, countedQuantity: 48 });
  const { invoiceId } = await call(shop.owner, quotationContract.convert, { params: { id: quotation.id }, body: {} });
  const draft = await call(shop.owner, invoiceContract.get, { params: { id: invoiceId } });
  expect(draft.lines[0]).toMatchObject({ quantity: 2, rate: 290, writtenIn: { own: 24 }, countedQuantity: 48 });
  expect(await refusedIssue(invoiceId)).toEqual({ 'lines.0.unitId': why });
});

const tooMany = { 'lines.0.quantity': 'Too much or too little to be counted in stock' };

test.each(['DRAFT', 'FINAL'] as const)(
  'more than can be counted is refused at its field of a bill (%s)',
  async (state) => {
    const goods = await cartons();
    const line = inCartons(goods, { quantity: 999_999_999, rate: 0.01 });
    const body = billOf(shop, { state, lines: [line, line, line] });
    expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toMatchObject(tooMany);
  },
);

test('more than can be counted is refused at its field of a quotation', async () => {
  const goods = await cartons();
  const { customerId, issuedDateAD, dueDateAD } = billOf(shop);
  const lines = [inCartons(goods, { quantity: 999_999_999, rate: 0.01 })];
  const body = { state: 'DRAFT' as const, customerId, issuedDateAD, dueDateAD, lines };
  expect(fieldsOf(await refusal(shop.owner, quotationContract.create, { body }))).toEqual(tooMany);
});

test('nothing of a service goes along for nothing', async () => {
  const line = { inventoryType: 'SERVICE' as const, serviceId: 1, quantity: 10, freeQuantity: 1, rate: 50 };
  const body = billOf(shop, { lines: [line] });
  const refused = await refusal(shop.owner, invoiceContract.create, { body });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.freeQuantity': 'Goods go along for nothing, services do not' });
  const nepali = await refusal({ ...shop.owner, language: 'ne' }, invoiceContract.create, { body });
  expect(fieldsOf(nepali)['lines.0.freeQuantity']).toContain('निःशुल्क');
});
