import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const report = (body: object) =>
  call(shop.owner, discrepancyContract.report, { body: { invoiceId: 0, reason: 'PRICE', amount: 10, ...body } });
const ofInvoice = (invoiceId: number) => call(shop.owner, discrepancyContract.ofInvoice, { params: { invoiceId } });

test('a difference is noted beside the invoice, which stays as it is, and is settled once', async () => {
  const { id: invoiceId } = await sell(shop);
  const before = await call(shop.owner, invoiceContract.get, { params: { id: invoiceId } });
  const reported = await report({ invoiceId, reason: 'QUANTITY', amount: '१०', remarks: 'Half a kilo is missing' });
  expect(reported).toMatchObject({ state: 'OPEN', amount: 10, remarks: 'Half a kilo is missing', resolution: null });
  expect(await call(shop.owner, invoiceContract.get, { params: { id: invoiceId } })).toEqual(before);
  const [params, body] = [{ id: reported.id }, { resolution: 'Half a kilo was sent', version: reported.version }];
  const resolved = await call(shop.owner, discrepancyContract.resolve, { params, body });
  expect(resolved).toMatchObject({ state: 'RESOLVED', resolution: 'Half a kilo was sent' });
  expect(resolved.resolvedBy).toBe(reported.reportedBy);
  const again = await refusal(shop.owner, discrepancyContract.resolve, { params, body: { resolution: 'Twice' } });
  expect([again.status, again.message]).toEqual([409, 'It is resolved already']);
  await report({ invoiceId });
  expect((await ofInvoice(invoiceId)).map(({ state }) => state)).toEqual(['RESOLVED', 'OPEN']);
});

test('it is of an issued invoice in force, above nothing and within its total; what is other is described', async () => {
  const { id: invoiceId } = await sell(shop);
  const draft = await sell(shop, { state: 'DRAFT' });
  const at = async (changes: object) => {
    const body = { invoiceId, reason: 'PRICE', amount: 10, ...changes };
    return fieldsOf(await refusal(shop.owner, discrepancyContract.report, { body }));
  };
  const message = 'A discrepancy is reported on an issued invoice that is in force';
  expect(await at({ invoiceId: draft.id })).toEqual({ invoiceId: message });
  expect(await at({ amount: 100.01 })).toEqual({ amount: 'Above the total of the invoice' });
  expect(await at({ amount: 0 })).toHaveProperty('amount');
  expect(await at({ reason: 'OTHER' })).toEqual({ remarks: 'Required' });
  expect(await ofInvoice(invoiceId)).toEqual([]);
});

test('of two who settle it at once the second is told, and another outlet does not see it', async () => {
  const { id: invoiceId } = await sell(shop);
  const { id, version } = await report({ invoiceId });
  const stale = await refusal(shop.owner, discrepancyContract.resolve, {
    params: { id },
    body: { resolution: 'Settled', version: version + 1 },
  });
  expect(stale.status).toBe(409);
  const outletId = await addOutlet(app, shop.owner, 'KTM');
  const clerk = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId,
    rights: ['invoice.read', 'invoice.update'],
  });
  expect((await refusal(clerk, discrepancyContract.ofInvoice, { params: { invoiceId } })).status).toBe(404);
  const body = { resolution: 'By a stranger' };
  expect((await refusal(clerk, discrepancyContract.resolve, { params: { id }, body })).status).toBe(404);
  const reported = { invoiceId, reason: 'PRICE', amount: 1 };
  expect((await refusal(clerk, discrepancyContract.report, { body: reported })).status).toBe(404);
});
