import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, refusal } from '../../../../testing/caller.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await allowDaysBack(shop);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const copyOf = (id: number) => call(shop.owner, invoiceContract.duplicate, { params: { id } });

test('a copy is a draft of today with the same lines, rates and time to pay', async () => {
  const lines = [
    lineOf(shop.tea.variantId, { rate: 190, quantity: 3, discountType: '2', discount: 20, remarks: 'Two boxes' }),
    lineOf(shop.rice.variantId, { quantity: 2.5 }),
  ];
  const dated = { issuedDateAD: '2026-11-18', dueDateAD: '2026-12-03' };
  const bill = await sell(shop, { ...dated, lines, shippingCharge: 40, discount: 5, remarks: 'By noon' });
  const copy = await copyOf(bill.id);
  expect(copy).toMatchObject({
    state: 'DRAFT',
    code: null,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-05',
    customerId: bill.customerId,
    grandTotal: bill.grandTotal,
    vat: bill.vat,
    remarks: 'By noon',
  });
  const sold = copy.lines.map(({ particulars, quantity, rate, discount, remarks }) => [
    particulars,
    quantity,
    rate,
    discount,
    remarks,
  ]);
  expect(sold).toEqual([
    ['Tea', 3, 190, 20, 'Two boxes'],
    ['Rice', 2.5, 100, 0, null],
  ]);
});

test('what was cancelled by mistake is written anew in two steps: cancelled, and copied', async () => {
  const bill = await sell(shop, { issuedDateAD: '2026-11-20' });
  await call(shop.owner, invoiceContract.cancel, { params: { id: bill.id }, body: { reason: 'Another customer' } });
  expect(await copyOf(bill.id)).toMatchObject({ state: 'DRAFT', grandTotal: bill.grandTotal, cancelReason: null });
});

test('a rate keeps what it comes to where its price has come to include VAT since', async () => {
  const goods = { name: 'Soap', taxable: true, sellingPrice: 100, quantity: 10, cost: 50 };
  const soap = await addItem(shop.owner, shop.outletId, goods);
  const bill = await sell(shop, { lines: [lineOf(soap.variantId, { rate: 100 })] });
  expect(bill.grandTotal).toBe(113);
  const item = await call(shop.owner, itemContract.get, { params: { itemId: soap.itemId } });
  await call(shop.owner, itemContract.update, {
    params: { itemId: soap.itemId },
    body: { ...item, sellingPrice: 113, vatIncluded: true },
  });
  const copy = await copyOf(bill.id);
  expect(copy.lines[0]).toMatchObject({ rate: 113, vatIncluded: true });
  expect(copy.grandTotal).toBe(113);
});

test('what is retired meanwhile stands on the copy, and is refused when that is issued', async () => {
  const goods = { name: 'Lamp', taxable: false, sellingPrice: 100, quantity: 10, cost: 50 };
  const lamp = await addItem(shop.owner, shop.outletId, goods);
  const bill = await sell(shop, { lines: [lineOf(lamp.variantId)] });
  await call(shop.owner, itemContract.setStatus, { params: { status: 2, id: lamp.itemId } });
  const copy = await copyOf(bill.id);
  expect(copy.lines).toHaveLength(1);
  const { customerId, issuedDateAD, dueDateAD } = copy;
  const body = {
    id: copy.id,
    state: 'FINAL',
    customerId,
    issuedDateAD,
    dueDateAD,
    lines: [lineOf(lamp.variantId)],
  } as const;
  expect((await refusal(shop.owner, invoiceContract.update, { body })).status).toBe(400);
});

test('who may not write invoices copies none', async () => {
  const bill = await sell(shop);
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect((await refusal(reader, invoiceContract.duplicate, { params: { id: bill.id } })).status).toBe(403);
});
