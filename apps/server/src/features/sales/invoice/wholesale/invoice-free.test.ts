import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks, faultsOf, withFaults } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { addCartons } from '../testing/cartons.ts';
import { credit, returnOf } from '../../../../testing/credit-notes.ts';
import { expectFiguresOfLedger } from '../../../../testing/figures/figures.ts';
import { addCustomer, billOf, lineOf, openShop, sell, settleRules, type Shop } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await settleRules(shop, { allowsFreeLines: true });
});
afterAll(async () => {
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
  await app.close();
});

async function onShelf(variantId: number): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

const costOf = async (invoiceId: number) => {
  const rows = await app.asOwner(
    `select sum(debit_paisa - credit_paisa)::int as paisa from journal_line
     join document on document.business_id = journal_line.business_id and document.entry_id = journal_line.entry_id
     where document.business_id = $1 and document.id = $2 and account_code = 'COST_OF_GOODS_SOLD'`,
    [shop.owner.businessId, invoiceId],
  );
  return rows[0]?.['paisa'];
};

test('of 10 + 1 eleven leave at cost and ten are paid for, VAT on those alone', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 10, freeQuantity: 1, rate: 12 })] });
  expect(bill).toMatchObject({ subTotal: 120, taxableAmount: 120, vat: 15.6, grandTotal: 135.6 });
  expect(bill.lines[0]).toMatchObject({ quantity: 10, freeQuantity: 1, countedQuantity: 11, netAmount: 120 });
  expect(await onShelf(variantId)).toEqual([469, 469_000]);
  expect(await costOf(bill.id)).toBe(11_000);
});

test('the paper says 10 + 1 free in either language', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 10, freeQuantity: 1, rate: 12 })] });
  for (const [language, says] of [
    ['en', '10 + 1 free'],
    ['ne', '१० + १ निःशुल्क'],
  ] as const) {
    const answer = await send(shop.owner, invoiceContract.print, { params: { id: bill.id }, body: { language } });
    expect(pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')).toContain(says);
  }
});

test('what was free comes back with what was paid for: stock, and no money; never more than went along', async () => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const lines = [lineOf(variantId, { quantity: 10, freeQuantity: 1, unitId: carton, rate: 240 })];
  const bill = await sell(shop, { lines });
  expect(await onShelf(variantId)).toEqual([216, 216_000]);
  const invoiceLineId = bill.lines[0]?.id ?? 0;
  const back = (quantity: number, freeQuantity: number) =>
    returnOf(bill, [], { lines: [{ invoiceLineId, quantity, freeQuantity }] });
  const above = await refusal(shop.owner, creditNoteContract.save, { body: back(24, 25) });
  expect(fieldsOf(above)).toEqual({ 'lines.0.freeQuantity': 'At most 24 free are left to come back' });
  const note = await credit(shop, back(24, 2));
  expect(note).toMatchObject({ grandTotal: 271.2 });
  expect(note.lines[0]).toMatchObject({ quantity: 24, freeQuantity: 2, netAmount: 240 });
  expect(await onShelf(variantId)).toEqual([242, 242_000]);
  const { lines: left } = await call(shop.owner, creditNoteContract.creditable, { params: { invoiceId: bill.id } });
  expect(left[0]).toMatchObject({ soldQuantity: 240, quantity: 216, soldFreeQuantity: 24, freeQuantity: 22, rate: 10 });
  const alone = await refusal(shop.owner, creditNoteContract.save, { body: back(0, 1) });
  expect(fieldsOf(alone)).toEqual({ lines: 'Say what is credited: it comes to nothing' });
  await credit(shop, back(216, 22));
  expect(await onShelf(variantId)).toEqual([480, 480_000]);
});

test('the report by item counts what left, and its money is what was asked', async () => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const customerId = await addCustomer(shop.owner, 'Butwal Kirana');
  const lines = [lineOf(variantId, { quantity: 2, freeQuantity: 1, unitId: carton, rate: 300 })];
  await sell(shop, { customerId, lines });
  const { rows } = await call(shop.owner, itemWiseSalesContract.generate, {
    body: { fromDate: '2083-08-01', toDate: '2083-08-29', customerId },
  });
  expect(rows).toMatchObject([{ sold: 72, unit: 'pcs', net: 600, cost: 720, margin: -120 }]);
});

test('what is given along was meant so: below cost is what ten of 10 + 1 were sold for under the cost of ten', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  const sold = (rate: number) => sell(shop, { lines: [lineOf(variantId, { quantity: 10, freeQuantity: 1, rate })] });
  const [above, below] = [await sold(10.5), await sold(9)];
  const body = { check: 'BELOW_COST' as const, fromDateAD: '2026-11-01', toDateAD: '2026-11-20', pageSize: 50 };
  const { rows } = await call(shop.owner, exceptionalReportContract.generate, { body });
  const ofGoods = rows.filter(({ leadId }) => leadId === above.id || leadId === below.id);
  expect(ofGoods).toMatchObject([{ leadId: below.id, amount: 10 }]);
});

test('nothing is free where the business gives nothing away, and less than nothing never', async () => {
  const other = await openShop(app);
  const refused = await refusal(other.owner, invoiceContract.create, {
    body: billOf(other, { lines: [lineOf(other.rice.variantId, { quantity: 10, freeQuantity: 1 })] }),
  });
  expect(fieldsOf(refused)).toEqual({
    'lines.0.freeQuantity': 'The business gives nothing away: its settings allow it',
  });
  const below = await refusal(shop.owner, invoiceContract.create, {
    body: billOf(shop, { lines: [lineOf(shop.rice.variantId, { freeQuantity: -1 })] }),
  });
  expect(Object.keys(fieldsOf(below))).toEqual(['lines.0.freeQuantity']);
  const short = await refusal(shop.owner, invoiceContract.create, {
    body: billOf(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 95, freeQuantity: 10 })] }),
  });
  expect(fieldsOf(short)).toEqual({ 'lines.0.quantity': 'Only 100 in stock' });
});

test.each([
  ['units of invoice', 'update invoice_line set free_quantity = free_quantity + 1 where invoice_id = $bill'],
  ['units of invoice', 'update invoice_line set unit_own = 23 where invoice_id = $bill'],
  ['goods of invoice', 'update invoice_line set stock_quantity = stock_quantity + 1 where invoice_id = $bill'],
  ['customers of invoice lines', 'update invoice_line set customer_id = customer_id + 1 where invoice_id = $bill'],
])('verify tells of %s', async (name, statement) => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const lines = [lineOf(variantId, { quantity: 2, freeQuantity: 1, unitId: carton, rate: 300 })];
  const bill = await sell(shop, { lines });
  expect(await faultsOf(withFaults(app, statement.replace('$bill', String(bill.id))), name)).not.toEqual([]);
});
