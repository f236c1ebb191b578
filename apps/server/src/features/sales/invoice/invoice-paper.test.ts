import { accountContract } from '@bahi/contract/account/account/account.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outOfOrder, pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addressIn } from '../../../testing/people.ts';
import { addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
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

async function pageOf(owner: Shop['owner'], id: number, language: 'ne' | 'en'): Promise<string> {
  const { url } = await call(owner, invoiceContract.view, { params: { id }, query: { language } });
  return await (await fetch(origin() + url)).text();
}

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
  const html = await pageOf(shop.owner, bill.id, 'ne');
  expect(html).toContain('गुरुङ किराना पसल');
  expect(html).not.toContain('अर्कै नाम');
});

test('the letterhead names the place of the outlet that issues, and the business’s where it has none of its own', async () => {
  const { owner } = shop;
  const types = await call(owner, addressTypeContract.list, {});
  const branch = await call(owner, outletContract.save, {
    body: {
      code: 'PKR',
      name: 'Lakeside branch',
      nameNp: 'लेकसाइड शाखा',
      phone: '061460123',
      email: 'pokhara@bahi.example',
      addressTypeId: types.rows[0]?.id ?? 0,
      googleCode: '6XPM+2F Pokhara',
      ...(await addressIn(owner, ['Gandaki', 'Kaski', 'Pokhara'])),
      tole: 'Lakeside',
    },
  });
  const bare = await addOutlet(app, owner, 'BARE');
  const headOf = async (outletId: number) => {
    const goods = { name: `Salt ${outletId}`, taxable: true, sellingPrice: 20, quantity: 5, cost: 10 };
    const { variantId } = await addItem(owner, outletId, goods);
    const bill = await sell(shop, { outletId, lines: [lineOf(variantId)] });
    return await pageOf(owner, bill.id, 'en');
  };
  const there = await headOf(branch.id);
  expect(outOfOrder(there, ['Lakeside, Pokhara-6, Kaski', 'Phone: 061460123', 'INV-PKR-2083/84-00001'])).toEqual([]);
  expect(there).not.toContain('Traffic Chowk');
  expect(await headOf(bare)).toContain('Traffic Chowk, Butwal-6, Rupandehi');
  const atHome = await pageOf(owner, (await sell(shop, { outletId: shop.outletId })).id, 'ne');
  expect(atHome).toContain('Traffic Chowk, बुटवल-६, रुपन्देही');
});

test('goods are named with their brand, as they were when they were sold', async () => {
  const { owner } = shop;
  const brand = await call(owner, brandContract.save, { body: { name: 'Dhara', nameNp: 'धारा' } });
  const oil = { name: 'Mustard oil', taxable: true, sellingPrice: 300, quantity: 5, cost: 200, brandId: brand.id };
  const { variantId } = await addItem(owner, shop.outletId, oil);
  const bill = await sell(shop, { outletId: shop.outletId, lines: [lineOf(variantId)] });
  await call(owner, brandContract.save, { body: { id: brand.id, name: 'Renamed', nameNp: 'अर्कै' } });
  expect(await pageOf(owner, bill.id, 'en')).toContain('Mustard oil<small>Brand: Dhara</small>');
  expect(await pageOf(owner, bill.id, 'ne')).toContain('<small>ब्रान्ड: धारा</small>');
});

test('a cancelled bill says when it was cancelled, why, and who did it, as they were called then', async () => {
  const bill = await sell(shop, { outletId: shop.outletId });
  await call(shop.owner, invoiceContract.cancel, { params: { id: bill.id }, body: { reason: 'Wrong buyer' } });
  const page = await pageOf(shop.owner, bill.id, 'en');
  const said = ['Cancelled on', 'BS (', 'AD)', 'Reason', 'Wrong buyer', 'Cancelled by', 'Sita Gurung'];
  expect(outOfOrder(page, said)).toEqual([]);
  const answer = await send(shop.owner, invoiceContract.print, { params: { id: bill.id }, body: { language: 'en' } });
  expect(outOfOrder(pdfText(new Uint8Array(await answer.arrayBuffer())), said)).toEqual([]);
  const { userName, email } = await call(shop.owner, accountContract.profile, {});
  const rename = (fullName: string) =>
    call(shop.owner, accountContract.update, { body: { fullName, userName, email } });
  await rename('Sita Thapa');
  expect(outOfOrder(await pageOf(shop.owner, bill.id, 'en'), said)).toEqual([]);
  expect(await call(shop.owner, invoiceContract.get, { params: { id: bill.id } })).toMatchObject({
    cancelledBy: 'Sita Gurung',
  });
  await rename('Sita Gurung');
});
