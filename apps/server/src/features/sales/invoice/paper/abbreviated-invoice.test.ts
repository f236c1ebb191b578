import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { call, send } from '../../../../testing/caller.ts';
import { addressIn } from '../../../../testing/people.ts';
import { lineOf, openShop, sell, settleRules, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function printed(shop: Shop, id: number, paper: 'A4' | 'SLIP', language: 'en' | 'ne' = 'en'): Promise<string> {
  const answer = await send(shop.owner, invoiceContract.print, { params: { id }, body: { paper, language } });
  return pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ');
}

/** A shop that has the permission, and what its cash customer, who has no PAN, buys with VAT. */
async function permittedShop() {
  const shop = await openShop(app);
  await settleRules(shop, { issuesAbbreviated: true });
  const { business } = await call(shop.owner, sessionContract.init, {});
  const lines = [lineOf(shop.tea.variantId, { rate: 200 })];
  return { shop, someone: { customerId: business?.cashCustomerId ?? 0, paymentMode: '1', lines } as const };
}

test('with the permission a slip has prices with VAT and names none; A4 is the full tax invoice', async () => {
  const { shop, someone } = await permittedShop();
  const bill = await sell(shop, { ...someone, lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })] });
  const slip = await printed(shop, bill.id, 'SLIP');
  expect(slip).toContain('Abbreviated Tax Invoice');
  expect(slip).toMatch(/2 \S+ × 226\.00/);
  expect(slip).toContain('Prices include VAT');
  expect(slip).not.toMatch(/VAT 13|Taxable|400\.00/);
  expect(slip).toContain('452.00');
  const full = await printed(shop, bill.id, 'A4');
  expect(full).not.toContain('Abbreviated');
  expect(full).toMatch(/Tax Invoice.*400\.00.*52\.00.*452\.00/);
  expect(await printed(shop, bill.id, 'SLIP', 'ne')).toContain('संक्षिप्त कर बीजक');
});

test('a discount of the bill is taken off what its lines come to with VAT', async () => {
  const { shop, someone } = await permittedShop();
  const lines = [lineOf(shop.tea.variantId, { quantity: 5, rate: 200 })];
  const bill = await sell(shop, { ...someone, lines, discountType: '1', discount: 10 });
  expect(bill).toMatchObject({ subTotal: 1000, taxableAmount: 900, vat: 117, grandTotal: 1017 });
  const slip = await printed(shop, bill.id, 'SLIP');
  expect(slip).toMatch(/1,130\.00.*− 113\.00.*1,017\.00/);
});

test('who has a PAN, and who buys for more than Rs 10,000, gets a full one on the slip as well', async () => {
  const { shop, someone } = await permittedShop();
  const body = { name: 'Himal Traders', phoneNumber: '9841000009', focalPerson: 'Hari', vatPanNo: '301234567' };
  const taxed = await call(shop.owner, customerContract.save, { body: { ...body, ...(await addressIn(shop.owner)) } });
  const toTrader = await sell(shop, { ...someone, customerId: taxed.id });
  expect(await printed(shop, toTrader.id, 'SLIP')).not.toContain('Abbreviated');
  const rateOf = async (rate: number) =>
    printed(shop, (await sell(shop, { ...someone, lines: [lineOf(shop.tea.variantId, { rate })] })).id, 'SLIP');
  expect(await rateOf(10_000)).toContain('Abbreviated Tax Invoice');
  expect(await rateOf(10_000.01)).not.toContain('Abbreviated');
});

test('what was sold before the permission, or after it ended, says what held when it was issued', async () => {
  const { shop, someone } = await permittedShop();
  const permitted = await sell(shop, someone);
  await settleRules(shop, {});
  const after = await sell(shop, someone);
  expect(await printed(shop, permitted.id, 'SLIP')).toContain('Abbreviated Tax Invoice');
  expect(await printed(shop, after.id, 'SLIP')).not.toContain('Abbreviated');
});
