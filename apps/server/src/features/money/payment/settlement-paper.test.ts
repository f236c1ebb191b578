import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { addPerson } from '../../../testing/people.ts';
import { payVendor } from '../../../testing/vendors.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const origin = () => app.base.replace('/api/v1', '');

/** A bill of 100 rupees, and 130 paid by the customer. */
async function receive() {
  await sell(shop);
  return call(shop.owner, paymentContract.createSettlement, {
    body: {
      customerId: shop.customerId,
      ...paying([row(130, 'CHEQUE')]),
      remarks: '<b>NIC Asia</b>',
    },
  });
}

async function pdfOf(masterId: number, language: 'ne' | 'en'): Promise<{ name: string; text: string }> {
  const answer = await send(shop.owner, paymentContract.settlementPdf, { params: { masterId }, query: { language } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = pdfText(new Uint8Array(await answer.arrayBuffer()));
  return { name: answer.headers.get('content-disposition') ?? '', text };
}

test('a receipt is a PDF and a page with the bills it paid and what stays as an advance', async () => {
  const receipt = await receive();
  const { name, text } = await pdfOf(receipt.id, 'en');
  expect(name).toContain('RCT-HO-2083-84-00001.pdf');
  for (const said of [
    'Receipt',
    'Ram Kirana',
    'Rs 130.00',
    'Cheque',
    'Invoice INV-HO-2083/84-00001',
    'Kept as an advance',
  ])
    expect(text).toContain(said);
  const params = { masterId: receipt.id };
  const { url } = await call(shop.owner, paymentContract.settlementView, { params, query: { language: 'ne' } });
  const page = await fetch(origin() + url);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const html = await page.text();
  expect(html).toContain('रसिद');
  expect(html).toContain('&lt;b&gt;NIC Asia');
  app.advance(61_000);
  expect((await fetch(origin() + url)).status).toBe(404);
});

test('a deleted receipt keeps its paper, which says so and why', async () => {
  const receipt = await receive();
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: receipt.id },
    query: { reason: 'Cheque bounced' },
  });
  const { text } = await pdfOf(receipt.id, 'en');
  for (const said of ['DELETED', 'Cheque bounced', 'Rs 130.00']) expect(text).toContain(said);
  expect(text).not.toContain('Kept as an advance');
});

test('a payment made is a voucher to the vendor, for who may see expenses', async () => {
  const masterId = await payVendor(shop.owner, 300, '2026-11-20');
  const { name, text } = await pdfOf(masterId, 'en');
  expect(name).toContain('PMT-HO-2083-84-00001.pdf');
  for (const said of ['Payment voucher', 'Siddhartha Traders', 'Traffic Chowk', 'Rs 300.00', 'weighing scale'])
    expect(text).toContain(said);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['payment.read'] });
  const params = { masterId };
  expect((await refusal(clerk, paymentContract.settlementPdf, { params })).status).toBe(404);
  expect((await refusal(clerk, paymentContract.settlementView, { params })).status).toBe(404);
});

test('a receipt may be edited while what it paid is due, and the list says so', async () => {
  const masterId = await payVendor(shop.owner, 90, '2026-11-20');
  const receipt = await receive();
  const { rows } = await call(shop.owner, paymentContract.listSettlements, {});
  const isEditable = (id: number) => rows.find((row) => row.id === id)?.isEditable;
  expect([isEditable(masterId), isEditable(receipt.id)], 'both are paid').toEqual([false, false]);
  const bill = await sell(shop);
  const some = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: bill.id,
      ...paying([row(40)]),
    },
  });
  expect(some.isEditable).toBe(true);
});

test('another business finds no paper of it', async () => {
  const receipt = await receive();
  const other = await openShop(app);
  const params = { masterId: receipt.id };
  expect((await refusal(other.owner, paymentContract.settlementPdf, { params })).status).toBe(404);
  expect((await refusal(other.owner, paymentContract.settlementView, { params })).status).toBe(404);
});
