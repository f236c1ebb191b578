import { customerContract } from '@bahi/contract/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/item/item.contract';
import { serviceContract } from '@bahi/contract/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../testing/caller.ts';
import { addCustomer, billOf, type LineBody, lineOf, openShop, type Shop } from '../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const refused = async (bill: object) =>
  fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: { ...billOf(shop), ...bill } }));
const ofService = (serviceId: number): LineBody => ({ inventoryType: 'SERVICE', serviceId, quantity: 1, rate: 100 });

test('nothing is sold to a customer who was made inactive', async () => {
  const customerId = await addCustomer(shop.owner, 'Retired');
  await call(shop.owner, customerContract.toggle, { params: { id: customerId } });
  expect(await refused({ customerId })).toEqual({ customerId: 'This customer is inactive' });
});

test('neither an inactive item nor an inactive or unknown service is sold', async () => {
  const service = await call(shop.owner, serviceContract.save, { body: { name: 'Packing', costPrice: 50 } });
  await call(shop.owner, serviceContract.toggle, { params: { id: service.id } });
  await call(shop.owner, itemContract.setStatus, { params: { id: shop.tea.itemId, status: 'INACTIVE' } });
  const lines = [lineOf(shop.tea.variantId), ofService(service.id), ofService(999_999)];
  expect(await refused({ lines })).toEqual({
    'lines.0.itemLedgerDetailId': 'This item is inactive',
    'lines.1.serviceId': 'This service is inactive',
    'lines.2.serviceId': 'This service does not exist',
  });
});

test('a total beyond all trade is refused', async () => {
  const line = lineOf(shop.rice.variantId, { quantity: 999_999_999, rate: 999_999_999 });
  expect(Object.values(await refused({ lines: [line] }))).toEqual(['The total is too large']);
});
