import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { billOf, lineOf, openShop, sell, settleRules, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

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
  expect(await settleRules(shop, { allowsFreeLines: true })).toMatchObject({ allowsFreeLines: true });
  expect((await call(shop.owner, sessionContract.init, {})).business).toMatchObject({ allowsFreeLines: true });
  const issued = await call(shop.owner, invoiceContract.create, { body });
  expect(await settleRules(shop, {})).toMatchObject({ allowsFreeLines: false });
  expect(await refusal(shop.owner, invoiceContract.create, { body })).toMatchObject({ status: 400 });
  // What was issued while it was allowed stays as it was, and in order.
  expect(await call(shop.owner, invoiceContract.get, { params: { id: issued.id } })).toMatchObject({ lines: [{}, {}] });
});

test('what is given away leaves stock at its cost and is no sale; the discount of the bill is not spread to it', async () => {
  const shop = await openShop(app);
  await settleRules(shop, { allowsFreeLines: true });
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
  await settleRules(shop, { allowsFreeLines: true });
  const body = billOf(shop, { lines: [lineOf(shop.rice.variantId, { rate: 0 })] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
    discount: 'The total must be above 0',
  });
  const below = billOf(shop, { lines: [lineOf(shop.rice.variantId, { rate: -1 })] });
  expect(await refusal(shop.owner, invoiceContract.create, { body: below })).toMatchObject({ status: 400 });
});

const booked = (invoiceId: number) =>
  app.asOwner(
    `select account_code as account, (debit_paisa - credit_paisa)::int as paisa from journal_line
     where entry_id = (select entry_id from document where id = $1) and account_code not in ('COST_OF_GOODS_SOLD', 'INVENTORY')
     order by line_number`,
    [invoiceId],
  );

test('where the owner wants whole rupees, what lacks is added and what is over is left, on an account of its own', async () => {
  const shop = await openShop(app);
  expect(await settleRules(shop, { roundsToRupee: true })).toMatchObject({ roundsToRupee: true });
  expect((await call(shop.owner, sessionContract.init, {})).business).toMatchObject({ roundsToRupee: true });
  const tea = (rate: number) => [lineOf(shop.tea.variantId, { rate })];
  const down = await sell(shop, { lines: tea(99.99) });
  expect(down).toMatchObject({ taxableAmount: 99.99, vat: 13, rounding: 0.01, grandTotal: 113, remainingAmount: 113 });
  const up = await sell(shop, { lines: tea(100.4) });
  expect(up).toMatchObject({ taxableAmount: 100.4, vat: 13.05, rounding: -0.45, grandTotal: 113 });
  expect(await booked(up.id)).toEqual([
    { account: 'RECEIVABLE', paisa: 11_300 },
    { account: 'SALES', paisa: -10_040 },
    { account: 'ROUNDING', paisa: 45 },
    { account: 'OUTPUT_VAT', paisa: -1_305 },
  ]);
  expect(await booked(down.id)).toContainEqual({ account: 'ROUNDING', paisa: -1 });
});

test('what is owed, reported, paid and given back is the rounded total', async () => {
  const shop = await openShop(app);
  await settleRules(shop, { roundsToRupee: true });
  const lines = [lineOf(shop.rice.variantId, { rate: 100.5 })];
  expect(await sell(shop, { lines, paymentMode: 'CASH', tenderedAmount: 500 })).toMatchObject({
    rounding: 0.5,
    grandTotal: 101,
    paidAmount: 101,
    changeAmount: 399,
  });
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 100.49 })] });
  const [customer] = (await call(shop.owner, customerContract.listForInvoice, {})).rows;
  expect(customer).toMatchObject({ dueAmount: 100 });
  const body = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20' };
  const report = await call(shop.owner, salesReportContract.generate, { body });
  expect(report.totals).toMatchObject({ grandTotal: 201, totalCredit: 100 });
});

test('a rounded invoice that is cancelled takes its rounding back; a draft is rounded as the business does when it is issued', async () => {
  const shop = await openShop(app);
  const lines = [lineOf(shop.rice.variantId, { rate: 100.3 })];
  const draft = await sell(shop, { lines, state: 'DRAFT' });
  expect(draft).toMatchObject({ rounding: 0, grandTotal: 100.3 });
  await settleRules(shop, { roundsToRupee: true });
  const issued = await call(shop.owner, invoiceContract.update, { body: { ...billOf(shop, { lines }), id: draft.id } });
  expect(issued).toMatchObject({ rounding: -0.3, grandTotal: 100 });
  await settleRules(shop, {});
  await call(shop.owner, invoiceContract.cancel, { params: { id: issued.id }, body: { reason: 'Slip' } });
  const [left] = await app.asOwner(
    `select sum(debit_paisa - credit_paisa)::int as paisa, count(*)::int as lines from journal_line
     where business_id = $1 and account_code = 'ROUNDING'`,
    [shop.owner.businessId],
  );
  expect(left).toEqual({ paisa: 0, lines: 2 });
});

test('whoever was shown another total than the rules and rates of now make is told so, and nothing is issued', async () => {
  const shop = await openShop(app);
  const lines = [lineOf(shop.tea.variantId, { rate: 100.4 })];
  const refusedAt = (expectedTotal: number) =>
    refusal(shop.owner, invoiceContract.create, { body: billOf(shop, { lines, expectedTotal }) });
  expect(await refusedAt(113.44)).toMatchObject({ status: 409, error: 'goodsLines.totalDiffers' });
  await settleRules(shop, { roundsToRupee: true });
  expect(await refusedAt(113.45)).toMatchObject({ status: 409, error: 'goodsLines.totalDiffers' });
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(0);
  expect(await sell(shop, { lines, expectedTotal: 113 })).toMatchObject({ grandTotal: 113, state: 'FINAL' });
});
