import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { paying, row } from '../../../testing/paying.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { quote } from '../../../testing/quotations.ts';
import { addCustomer, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

/** How many rows count, and what each amount comes to. */
async function sumsOf(list: string, query: Record<string, string> = {}) {
  const { counted, totals } = await call(shop.owner, listFileContract.totals, { params: { list }, query });
  return { counted, ...Object.fromEntries(totals.map(({ key, amount }) => [key, amount])) };
}

/** The rows of a list's file by the heads of its columns. */
async function rowsOf(list: string, query: Record<string, string> = {}) {
  const asked = { params: { list }, query: { ...query, fileType: 'EXCEL' } };
  const answer = await send(shop.owner, listFileContract.make, asked);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [head = [], ...rows] = (sheets[0]?.rows ?? []).filter(([, second]) => second !== null && second !== undefined);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, position) => [String(head[position]), cell])));
}

test('a landed cost that is cancelled counts in no sum, and its file says what became of it', async () => {
  const purchase = await buy(shop, { lines: [bought(shop.rice.variantId, { quantity: 10 })] });
  const { id: vendorId } = await addVendor(shop.owner);
  const costs = [await costOf(shop, vendorId), await costOf(shop, vendorId, { totalCost: 90 })];
  const entered = await call(shop.owner, directCostContract.save, { body: { purchaseInvoiceId: purchase.id, costs } });
  const wrong = entered.costs.find(({ netAmount }) => netAmount === 90);
  await call(shop.owner, directCostContract.cancel, { params: { id: wrong?.id ?? 0 }, body: { reason: 'Slip' } });
  expect(await sumsOf('directCost.list')).toEqual({ counted: 1, total: 600, remaining: 600 });
  const rows = await rowsOf('directCost.list', { sort: 'totalBillAmount' });
  expect(rows.map((cost) => [cost['Total (Rs)'], cost['Due (Rs)'] ?? null, cost['Status']])).toEqual([
    [90, null, 'Cancelled'],
    [600, 600, 'Due'],
  ]);
});

test('payments are added up by the mode that is asked for, and an advance that is used is no money again', async () => {
  const customerId = await addCustomer(shop.owner, 'Sita Stores');
  const sellFor = (rate: number) => sell(shop, { customerId, lines: [lineOf(shop.rice.variantId, { rate })] });
  const receive = (...rows: Parameters<typeof row>[]) =>
    call(shop.owner, paymentContract.createSettlement, {
      body: { ...paying(rows.map((one) => row(...one))), customerId },
    });
  await sellFor(150);
  await receive([100], [50, 'ONLINE']);
  await receive([30]);
  await sellFor(130);
  await receive([100], [30, 'ADVANCE']);
  const list = 'payment.listSettlements';
  const sums = (received: number, counted: number) => ({ counted, 'amount.received': received, 'amount.paid': 0 });
  expect(await sumsOf(list)).toEqual(sums(280, 3));
  expect(await sumsOf(list, { mode: 'CASH' })).toEqual(sums(230, 3));
  expect(await sumsOf(list, { mode: 'ONLINE' })).toEqual(sums(50, 1));
  expect(await sumsOf(list, { mode: 'ADVANCE' })).toEqual(sums(30, 1));
  const rows = await rowsOf(list, { mode: 'ONLINE' });
  expect(rows.map((receipt) => [receipt['Amount (Rs)'], receipt['Received (Rs)']])).toEqual([[150, 50]]);
  const heads = Object.keys((await rowsOf(list, { without: 'amount' }))[0] ?? {});
  expect(
    heads.filter((head) => head.endsWith('(Rs)')),
    'one column of the screen',
  ).toEqual(['Advance (Rs)']);
});

test('quotations are added up that are open or accepted; what was refused is hoped for no more', async () => {
  await quote(shop);
  await quote(shop, { state: 'DRAFT' });
  for (const answer of [quotationContract.accept, quotationContract.reject]) {
    const { id } = await quote(shop, { lines: [lineOf(shop.rice.variantId, { rate: 200 })] });
    await call(shop.owner, answer, { params: { id }, body: {} });
  }
  expect(await sumsOf('quotation.list')).toEqual({ counted: 2, total: 300 });
});
