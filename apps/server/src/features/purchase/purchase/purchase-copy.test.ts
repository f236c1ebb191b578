import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { bought, buy, purchaseOf } from '../../../testing/purchases.ts';
import { addItem, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const copyOf = (id: number) => call(shop.owner, purchaseContract.duplicate, { params: { id } });

test('a bill is copied into a draft of today, without the number that only the other one has', async () => {
  const vendorId = (await addVendor(shop.owner)).id;
  const lines = [bought(shop.tea.variantId, { quantity: 20, rate: 130, discountType: '1', discount: 10 })];
  const days = { issuedDateAD: '2026-11-10', dueDateAD: '2026-11-25' };
  const bill = await buy(shop, { vendorId, billNumber: 'K-1', lines, shippingCharge: 50, ...days });
  const copy = await copyOf(bill.id);
  expect(copy).toMatchObject({
    state: 'DRAFT',
    code: null,
    billNumber: null,
    vendorId,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-05',
    grandTotal: bill.grandTotal,
    lines: [{ itemLedgerDetailId: shop.tea.variantId, quantity: 20, rate: 130, discount: 10 }],
  });
  expect(copy.id).not.toBe(bill.id);
  expect((await copyOf(copy.id)).lines).toHaveLength(1);
});

test('what is retired meanwhile stands on the copy, and is refused when that is entered', async () => {
  const vendorId = (await addVendor(shop.owner, { alias: 'Retiring' })).id;
  const lamp = await addItem(shop.owner, shop.outletId, {
    name: 'Lamp',
    taxable: true,
    sellingPrice: 300,
    quantity: 0,
    cost: 0,
  });
  const lines = [bought(lamp.variantId, { quantity: 2, rate: 100 })];
  const bill = await buy(shop, { vendorId, billNumber: 'K-2', lines });
  await call(shop.owner, itemContract.setStatus, { params: { id: lamp.itemId, status: 'INACTIVE' } });
  const copy = await copyOf(bill.id);
  expect(copy.lines).toHaveLength(1);
  const body = { ...purchaseOf(shop, vendorId, { billNumber: 'K-3', lines }), id: copy.id, version: copy.version };
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(Object.keys(fieldsOf(refused))).toEqual(['lines.0.itemLedgerDetailId']);
});

test('who may not enter bills, or not read them, copies none, and a bill of another outlet is not there', async () => {
  const bill = await buy(shop, { billNumber: 'K-4', lines: [bought(shop.tea.variantId, { quantity: 1 })] });
  const params = { id: bill.id };
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['purchase.read'] });
  expect((await refusal(reader, purchaseContract.duplicate, { params })).status).toBe(403);
  const creator = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['purchase.create'] });
  expect((await refusal(creator, purchaseContract.duplicate, { params })).status).toBe(403);
  const there = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'FAR'));
  expect((await refusal(there, purchaseContract.duplicate, { params })).status).toBe(404);
});
