import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { quote } from '../../../testing/quotations.ts';
import { lineOf, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { print, view } = quotationContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await call(shop.owner, termContract.save, {
    body: { name: 'Half is paid in advance', nameNp: 'आधा रकम अग्रिम', position: 1 },
  });
});
afterAll(() => app.close());

const pageOf = async (id: number, language: 'ne' | 'en') => {
  const { url } = await call(shop.owner, view, { params: { id }, query: { language } });
  const page = await fetch(new URL(url, app.base));
  expect(page.status).toBe(200);
  return page.text();
};

test('it is printed under its own heading with its last day, and without what only bills have', async () => {
  const lines = [lineOf(shop.tea.variantId, { rate: 200, quantity: 2 }), lineOf(shop.rice.variantId)];
  const { id, code } = await quote(shop, { lines, remarks: 'For the wedding' });
  const english = await pageOf(id, 'en');
  for (const text of [
    'Quotation',
    code,
    'Valid until',
    '2026-11-27 AD',
    '2083-08-11 BS',
    'Ram Kirana',
    'For the wedding',
  ])
    expect(english).toContain(text);
  for (const text of ['VAT 13%', '552.00', 'Half is paid in advance']) expect(english).toContain(text);
  for (const text of ['Tax Invoice', 'Invoice No.', 'Original', 'Copy', 'Printed by', 'Mode of payment', '<svg'])
    expect(english).not.toContain(text);
  const nepali = await pageOf(id, 'ne');
  for (const text of ['कोटेसन', 'मान्य अवधि', 'वि.सं. २०८३-०८-११', 'आधा रकम अग्रिम']) expect(nepali).toContain(text);
  expect(nepali).not.toContain('कर बीजक');
});

test.each(['A4', 'SLIP'] as const)('it comes as a PDF on %s, as often as it is asked for', async (paper) => {
  const { id, code } = await quote(shop);
  for (const language of ['ne', 'en'] as const) {
    const answer = await send(shop.owner, print, { params: { id }, body: { paper, language } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${code?.replace('/', '-')}.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test('a draft has no paper, and neither has one of another business', async () => {
  const draft = await quote(shop, { state: 'DRAFT' });
  const params = { id: draft.id };
  expect(await refusal(shop.owner, print, { params, body: {} })).toMatchObject({
    status: 409,
    error: 'quotation.draftNotPrinted',
  });
  expect((await refusal(shop.owner, view, { params })).status).toBe(409);
  const { owner: stranger } = await openShop(app);
  const published = { params: { id: (await quote(shop)).id } };
  expect((await refusal(stranger, print, { ...published, body: {} })).status).toBe(404);
  expect((await refusal(stranger, view, published)).status).toBe(404);
});
