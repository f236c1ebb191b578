import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const noReturn = { name: 'Goods once sold are not taken back', nameNp: 'बिक्री भएको सामान फिर्ता हुँदैन', position: 1 };
const interest = { name: 'Interest of 2 % a month after the due date', nameNp: '', position: 2 };

async function pageOf({ owner }: Shop, id: number, language: 'ne' | 'en'): Promise<string> {
  const { url } = await call(owner, invoiceContract.view, { params: { id }, query: { language } });
  return (await fetch(app.base.replace('/api/v1', '') + url)).text();
}
const termsOf = async ({ owner }: Shop, id: number) =>
  (await call(owner, invoiceContract.get, { params: { id } })).terms.map(({ name }) => name);

test('a bill is printed with the terms in force, in their order and in the language of the paper', async () => {
  const shop = await openShop(app);
  const second = await call(shop.owner, termContract.save, { body: interest });
  await call(shop.owner, termContract.save, { body: noReturn });
  const retired = await call(shop.owner, termContract.save, { body: { ...noReturn, name: 'Old term', position: '९' } });
  await call(shop.owner, termContract.setStatus, { params: { id: retired.id } });
  const bill = await sell(shop);
  expect(bill.terms).toEqual([
    { name: noReturn.name, nameNp: noReturn.nameNp },
    { name: interest.name, nameNp: null },
  ]);
  const english = await pageOf(shop, bill.id, 'en');
  expect(english.indexOf(noReturn.name)).toBeGreaterThan(0);
  expect(english.indexOf(interest.name)).toBeGreaterThan(english.indexOf(noReturn.name));
  expect(english).not.toContain('Old term');
  const nepali = await pageOf(shop, bill.id, 'ne');
  expect(nepali).toContain(noReturn.nameNp);
  expect(nepali, 'what has no Nepali stands in English').toContain(interest.name);
  const print = await send(shop.owner, invoiceContract.print, { params: { id: bill.id }, body: { paper: 'A4' } });
  expect(print.status).toBe(200);
  await call(shop.owner, termContract.save, { body: { ...interest, id: second.id, name: 'No interest at all' } });
  expect(await termsOf(shop, bill.id), 'it was issued with other words').toEqual([noReturn.name, interest.name]);
  expect(await pageOf(shop, bill.id, 'ne')).not.toContain('No interest at all');
});

test('a draft shows what is in force, and is issued with it', async () => {
  const shop = await openShop(app);
  const draft = await sell(shop, { state: 'DRAFT' });
  expect(await termsOf(shop, draft.id)).toEqual([]);
  await call(shop.owner, termContract.save, { body: noReturn });
  expect(await termsOf(shop, draft.id)).toEqual([noReturn.name]);
  const issued = await call(shop.owner, invoiceContract.update, {
    body: {
      id: draft.id,
      state: 'FINAL',
      customerId: shop.customerId,
      issuedDateAD: '2026-11-20',
      dueDateAD: '2026-11-27',
      lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: shop.rice.variantId, quantity: 1, rate: 100 }],
    },
  });
  expect(issued.terms).toMatchObject([{ name: noReturn.name }]);
});

test('the database lets nobody change the terms of an issued bill', async () => {
  const shop = await openShop(app);
  await call(shop.owner, termContract.save, { body: noReturn });
  const bill = await sell(shop);
  const tenant = { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId };
  const change = app.services.database.transaction('write', tenant, (tx) =>
    tx.query(`update invoice set terms = '[]' where business_id = $1 and id = $2`, [tenant.businessId, bill.id]),
  );
  await expect(change).rejects.toMatchObject({ constraint: 'document_issued' });
});

test('terms are a business’s own: others neither see nor change them, and each stands once', async () => {
  const shop = await openShop(app);
  const other = await openShop(app);
  const term = await call(shop.owner, termContract.save, { body: noReturn });
  expect(term).toMatchObject({ ...noReturn, isShared: false, isActive: true, version: 1 });
  expect((await call(other.owner, termContract.list, {})).rows).toEqual([]);
  expect(await refusal(other.owner, termContract.get, { params: { id: term.id } })).toMatchObject({ status: 404 });
  expect(await refusal(other.owner, termContract.setStatus, { params: { id: term.id } })).toMatchObject({
    status: 404,
  });
  const theirs = { body: { ...noReturn, id: term.id } };
  expect(await refusal(other.owner, termContract.save, theirs)).toMatchObject({ status: 404 });
  const refused = async (body: object) => fieldsOf(await refusal(shop.owner, termContract.save, { body }));
  expect(await refused({ ...noReturn, name: noReturn.name.toUpperCase() })).toEqual({ name: 'Already exists' });
  expect(await refused({ name: '', position: 0 })).toEqual({ name: 'Required', position: 'Cannot be less than 1' });
  expect(await refused({ name: 'x'.repeat(301), position: 1000 })).toEqual({ name: 'Too long', position: 'Too large' });
  await call(shop.owner, termContract.save, { body: { ...noReturn, id: term.id, version: 1, position: 3 } });
  const stale = { body: { ...noReturn, id: term.id, version: 1 } };
  expect(await refusal(shop.owner, termContract.save, stale)).toMatchObject({ error: 'common.stale' });
  const cashier = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect((await call(cashier, termContract.list, {})).recordsTotal).toBe(1);
  expect(await refusal(cashier, termContract.save, { body: interest })).toMatchObject({ status: 403 });
});
