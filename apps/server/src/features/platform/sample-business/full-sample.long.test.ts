import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSample } from '../../../seed/demo/sample.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { begin, enter } from './testing/sample.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://bahi.example' } });
  shop = await openShop(app);
  await begin(app, shop.owner, makeSample);
}, 300_000);
afterAll(() => app.close());

test('the whole sample stands beside the own business: its books are sound, its papers marked, and nobody hears of it', async () => {
  const inside = await enter(shop.owner);
  const { business } = await call(inside, sessionContract.init, {});
  expect(business).toMatchObject({ isSample: true, panOrVATNumber: '000000001' });
  const id = business?.id ?? 0;
  const bills = await app.asOwner(
    `select id from document where business_id = $1 and kind = 'INVOICE' and state = 'FINAL'`,
    [id],
  );
  expect(bills.length).toBeGreaterThan(100);
  const { url } = await call(inside, invoiceContract.view, { params: { id: Number(bills[0]?.['id']) }, query: {} });
  const page = await (await fetch(new URL(url, app.base))).text();
  // Across it, and above and below.
  expect(page.split('नमुना · SAMPLE')).toHaveLength(4);
  app.advance(3_600_000);
  await deliverDue(app.services);
  expect(await app.asOwner('select id from paper_link where business_id = $1', [id])).toEqual([]);
  // Whatever is written to be sent is given up.
  const sent = await app.asOwner(
    `select state, failure from paper_message where business_id = $1 and state not in ('WAITING', 'CANCELLED')`,
    [id],
  );
  expect(sent).toEqual([]);
  const numbers = await app.asOwner(
    `select phone_number as number from customer where business_id = $1 and phone_number is not null and not is_cash_customer
     union all select phone_number from vendor where business_id = $1
     union all select vat_pan_no from vendor where business_id = $1
     union all select phone from outlet where business_id = $1`,
    [id],
  );
  const accounts = await app.asOwner(
    `select account_number as number from account where business_id = $1 and account_number is not null`,
    [id],
  );
  expect(accounts.map(({ number }) => number)).toEqual(expect.arrayContaining(['0000000000123', '9600012345']));
  expect(numbers.length).toBeGreaterThan(20);
  for (const { number } of numbers) expect(String(number)).toMatch(/^(9600|000)\d{6}$/);
  await expectSoundBooks(app);
}, 120_000);
