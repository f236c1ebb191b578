import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const settle = (shop: Shop, allowsFreeLines: boolean) =>
  call(shop.owner, businessContract.saveInvoiceRules, { body: { allowsFreeLines } });

/** Ten packets of tea at Rs 200, and one on top. */
const tenAndOne = ({ tea }: Shop) => [
  lineOf(tea.variantId, { quantity: 10, rate: 200 }),
  lineOf(tea.variantId, { quantity: 1, rate: 0 }),
];

test('nothing is given away until the owner allows it', async () => {
  const shop = await openShop(app);
  const body = billOf(shop, { lines: tenAndOne(shop) });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
    'lines.1.rate': 'The rate must be above 0',
  });
  expect(await settle(shop, true)).toMatchObject({ allowsFreeLines: true });
  expect((await call(shop.owner, sessionContract.init, {})).business).toMatchObject({ allowsFreeLines: true });
  const issued = await call(shop.owner, invoiceContract.create, { body });
  expect(await settle(shop, false)).toMatchObject({ allowsFreeLines: false });
  expect(await refusal(shop.owner, invoiceContract.create, { body })).toMatchObject({ status: 400 });
  // What was issued while it was allowed stays as it was, and in order.
  expect(await call(shop.owner, invoiceContract.get, { params: { id: issued.id } })).toMatchObject({ lines: [{}, {}] });
});

test('what is given away leaves stock at its cost and is no sale; the discount of the bill is not spread to it', async () => {
  const shop = await openShop(app);
  await settle(shop, true);
  const bill = await sell(shop, { lines: tenAndOne(shop), discountType: '2', discount: 100 });
  expect(bill).toMatchObject({ subTotal: 2000, taxableAmount: 1900, vat: 247, grandTotal: 2147 });
  expect(bill.lines[1]).toMatchObject({ quantity: 1, rate: 0, discountAmount: 0, netAmount: 0 });
  const kept = await app.asOwner(
    'select document_discount_paisa, vat_paisa from invoice_line where invoice_id = $1 order by line_number',
    [bill.id],
  );
  expect(kept).toEqual([
    { document_discount_paisa: 10_000, vat_paisa: 24_700 },
    { document_discount_paisa: 0, vat_paisa: 0 },
  ]);
  const moves = await app.asOwner(
    `select quantity::int, value_paisa from stock_move where source_kind = 'INVOICE' and source_id = $1 order by source_line`,
    [bill.id],
  );
  expect(moves).toEqual([
    { quantity: -10, value_paisa: -150_000 },
    { quantity: -1, value_paisa: -15_000 },
  ]);
});

test('an invoice of nothing but what is given away is none', async () => {
  const shop = await openShop(app);
  await settle(shop, true);
  const body = billOf(shop, { lines: [lineOf(shop.rice.variantId, { rate: 0 })] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
    discount: 'The total must be above 0',
  });
  const below = billOf(shop, { lines: [lineOf(shop.rice.variantId, { rate: -1 })] });
  expect(await refusal(shop.owner, invoiceContract.create, { body: below })).toMatchObject({ status: 400 });
});
