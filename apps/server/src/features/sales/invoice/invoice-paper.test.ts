import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const origin = () => app.base.replace('/api/v1', '');

test('every print is a PDF, counted and logged: the first is the original', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.tea.variantId, { rate: 200 })] });
  for (const paper of ['A4', 'SLIP'] as const) {
    const answer = await send(shop.owner, invoiceContract.print, {
      params: { id: bill.id },
      body: { paper, language: 'ne' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('INV-HO-2083-84-00001.pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  const prints = await app.asOwner(
    'select copy_number, paper, printed_by_name from invoice_print where invoice_id = $1 order by id',
    [bill.id],
  );
  expect(prints).toEqual([
    { copy_number: 0, paper: 'A4', printed_by_name: 'Sita Gurung' },
    { copy_number: 1, paper: 'SLIP', printed_by_name: 'Sita Gurung' },
  ]);
  const after = await call(shop.owner, invoiceContract.get, { params: { id: bill.id } });
  expect([after.printCount, after.isCancellable]).toEqual([2, false]);
  const failure = await refusal(shop.owner, invoiceContract.cancel, {
    params: { id: bill.id },
    body: { reason: 'Printed' },
  });
  expect(failure.error).toBe('invoice.notCancellable');
});

test('a print that is asked for again under its key is the same print', async () => {
  const bill = await sell(shop);
  const params = { id: bill.id };
  for (const key of ['lost', 'lost', 'next'])
    expect(
      (await send(shop.owner, invoiceContract.print, { params, body: {} }, { 'idempotency-key': key })).status,
    ).toBe(200);
  expect(await call(shop.owner, invoiceContract.get, { params })).toMatchObject({ printCount: 2 });
});

test('a draft is neither printed nor viewed, and another business finds nothing', async () => {
  const draft = await sell(shop, { state: 'DRAFT' });
  const bill = await sell(shop);
  const other = await openShop(app);
  const print = (caller: Shop['owner'], id: number) =>
    refusal(caller, invoiceContract.print, { params: { id }, body: {} });
  expect((await print(shop.owner, draft.id)).status).toBe(409);
  expect((await print(other.owner, bill.id)).status).toBe(404);
  expect((await refusal(shop.owner, invoiceContract.view, { params: { id: draft.id } })).status).toBe(409);
  expect((await refusal(other.owner, invoiceContract.view, { params: { id: bill.id } })).status).toBe(404);
});

test('the page of a bill opens for a minute, runs nothing, and shows what was typed as text', async () => {
  const bill = await sell(shop, { remarks: '<script>alert(1)</script>' });
  const { url } = await call(shop.owner, invoiceContract.view, { params: { id: bill.id }, query: { language: 'ne' } });
  const page = await fetch(origin() + url);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
  const html = await page.text();
  expect(html).toContain('कर बीजक');
  expect(html).toContain('२०८३');
  expect(html).not.toContain('<script');
  expect((await fetch(`${origin()}${url.slice(0, -3)}abc`)).status).toBe(404);
  app.advance(61_000);
  expect((await fetch(origin() + url)).status).toBe(404);
});

test('a later change of names alters no bill that was issued', async () => {
  const bill = await sell(shop);
  const tenant = { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId };
  const changed = await app.services.database.transaction('write', tenant, (tx) =>
    tx.query(`update business set company_name_np = 'अर्कै नाम' where id = $1 returning id`, [tenant.businessId]),
  );
  expect(changed).toHaveLength(1);
  const { url } = await call(shop.owner, invoiceContract.view, { params: { id: bill.id }, query: { language: 'ne' } });
  const html = await (await fetch(origin() + url)).text();
  expect(html).toContain('गुरुङ किराना पसल');
  expect(html).not.toContain('अर्कै नाम');
});
