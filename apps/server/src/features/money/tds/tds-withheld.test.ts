import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { cash, expenseOf, tax } from './testing/held.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { withheld, certify } = tdsContract;
const withheldOf = (query = {}) => call(shop.owner, withheld, { query });

function bodyOf(componentEntityId: number, rows: ReturnType<typeof tax>[]) {
  const totalPayingAmount = rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0);
  return { body: { componentEntityId, paymentLedgerDetailRequestDtoList: rows, totalPayingAmount } };
}

function receive(id: number, rows: ReturnType<typeof tax>[]) {
  return call(shop.owner, paymentContract.createSettlement, bodyOf(id, rows));
}

/** A bill of ten pieces, and what it comes to with VAT and without. */
async function bill() {
  const made = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 10 })] });
  return { id: made.id, total: made.grandTotal, net: Math.round((made.grandTotal - made.vat) * 100) / 100 };
}

const contract = (base: number) => ({ tdsNature: 'CONTRACT' as const, tdsBase: base });
const heldOf = (base: number) => Math.round(base * 1.5) / 100;

test('a customer pays a bill less tax: it is paid, the statement shows both parts, and the certificate comes later', async () => {
  const { id, total, net } = await bill();
  const held = heldOf(net);
  const money = Math.round((total - held) * 100) / 100;
  const receipt = await receive(id, [cash(money), tax(held, contract(net))]);
  const params = { componentTypeKey: 'INVOICE' as const, componentEntityId: id };
  expect(await call(shop.owner, paymentContract.ofComponent, { params })).toMatchObject({ paymentStatus: 'PAID' });
  const list = await call(shop.owner, paymentContract.listSettlements, { query: {} });
  expect(list.rows.find((row) => row.id === receipt.id)).toMatchObject({ totalAmount: total, modeAmount: money });
  const paper = { params: { masterId: receipt.id }, query: { language: 'en' as const } };
  const pdf = await send(shop.owner, paymentContract.settlementPdf, paper);
  expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain('Of it TDS: Rs 15.00');
  const statement = await call(shop.owner, statementContract.customer, {
    params: { id: shop.customerId },
    query: { fromDate: '2083-08-01', toDate: '2083-08-04' },
  });
  expect(statement.rows.map(({ mode, credit }) => [mode, credit])).toEqual(
    expect.arrayContaining([
      ['CASH', money],
      ['TDS', held],
    ]),
  );
  const { rows, missing, total: sum } = await withheldOf({ certificate: 'MISSING' });
  expect([missing, sum]).toEqual([held, held]);
  const none = { total: 0, missing: 0, recordsTotal: 0 };
  expect(await withheldOf({ search: 'nobody' })).toMatchObject(none);
  expect(await withheldOf({ toDateAD: '2026-11-19' })).toMatchObject(none);
  expect(await withheldOf({ fromDateAD: '2026-11-20', certificate: 'MISSING' })).toMatchObject({
    total: held,
    missing,
  });
  const [row] = rows;
  expect(row).toMatchObject({ base: net, amount: held, certificateNumber: null });
  const body = { paymentId: row?.paymentId ?? 0, certificateNumber: 'TC-1', certificateDateAD: '2026-11-20' };
  expect(fieldsOf(await refusal(shop.owner, certify, { body: { ...body, certificateDateAD: '2026-11-19' } }))).toEqual({
    certificateDateAD: 'The certificate is dated on or after the payment: 4 Mangsir 2083 (2026-11-20)',
  });
  expect(await call(shop.owner, certify, { body })).toMatchObject({ certificateNumber: 'TC-1' });
  expect((await withheldOf()).missing).toBe(0);
});

test('a number of a certificate is a customer’s once, until its payment is taken back', async () => {
  const { id, net } = await bill();
  const held = heldOf(net);
  const row = tax(held, { ...contract(net), tdsCertificate: 'TC-7', tdsCertificateDate: '2026-11-20' });
  const receipt = await receive(id, [row]);
  const other = await bill();
  const again = tax(heldOf(other.net), { ...row, ...contract(other.net) });
  const twice = await refusal(shop.owner, paymentContract.createSettlement, bodyOf(other.id, [again]));
  const text = 'This customer gave a certificate of this number already';
  expect(fieldsOf(twice)).toEqual({ 'paymentLedgerDetailRequestDtoList.0.tdsCertificate': text });
  const without = await receive(other.id, [tax(heldOf(other.net), contract(other.net))]);
  const paymentId = (await withheldOf({ certificate: 'MISSING' })).rows[0]?.paymentId ?? 0;
  const late = { body: { paymentId, certificateNumber: 'TC-7', certificateDateAD: '2026-11-20' } };
  expect(fieldsOf(await refusal(shop.owner, certify, late))).toEqual({ certificateNumber: text });
  await call(shop.owner, paymentContract.updateSettlement, {
    body: { ...bodyOf(id, [row, cash(10)]).body, id: receipt.id },
  });
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: receipt.id },
    query: { reason: 'Another bill' },
  });
  expect(await call(shop.owner, certify, late)).toMatchObject({ settlementId: without.id, certificateNumber: 'TC-7' });
  expect((await withheldOf({ search: 'TC-7' })).recordsTotal).toBe(1);
});

test('more tax than is due, or of a paper that is no bill, is refused at its field', async () => {
  const { id, total, net } = await bill();
  await receive(id, [cash(Math.round((total - 1) * 100) / 100)]);
  const above = await refusal(
    shop.owner,
    paymentContract.createSettlement,
    bodyOf(id, [tax(heldOf(net), contract(net))]),
  );
  expect(Object.values(fieldsOf(above))).toContain(
    'No more can be held back than is due: tax of an advance is entered when its document is paid',
  );
  const dateless = tax(1, { ...contract(net), tdsCertificateDate: '2026-11-20' });
  const refused = await refusal(shop.owner, paymentContract.createSettlement, bodyOf(id, [dateless]));
  expect(fieldsOf(refused)).toEqual({ 'paymentLedgerDetailRequestDtoList.0.tdsCertificate': 'Required' });
  const expense = await expenseOf(shop, { totalBillAmount: 100 });
  const account = tax(1.5, { ...contract(100), moneyAccountId: 1 });
  const named = await refusal(shop.owner, paymentContract.createSettlement, {
    body: { ...bodyOf(expense.id, [account]).body, componentType: 'EXPENSE' },
  });
  expect(Object.keys(fieldsOf(named))).toEqual(['paymentLedgerDetailRequestDtoList.0.moneyAccountId']);
});
