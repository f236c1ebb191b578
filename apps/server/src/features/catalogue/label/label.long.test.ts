import { itemCodeContract } from '@bahi/contract/catalogue/item-code/item-code.contract';
import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfPageCount } from '../../../platform/paper/testing/pdf-text.ts';
import { call, send } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addItem, openShop } from '../item/testing/shop.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('two thousand labels are made in time', async () => {
  const shop = await openShop(app);
  const items = await Promise.all(Array.from({ length: 40 }, (_, n) => addItem(shop, { name: `Ware ${n}` })));
  await call(shop.owner, itemCodeContract.make, { body: {} });
  const rows = items.map(({ itemLedgerDetailId }) => ({ itemLedgerDetailId, copies: 50 }));
  const body = { rows, size: 'A4_65', language: 'en', businessName: true, sku: true } as const;
  const answer = await send(shop.owner, labelContract.print, { body });
  expect(answer.status).toBe(200);
  expect(pdfPageCount(new Uint8Array(await answer.arrayBuffer()))).toBe(31);
});
