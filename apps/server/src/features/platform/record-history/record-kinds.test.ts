import type { Right } from '@bahi/contract/access';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { type RecordKind, rightToRead } from '@bahi/contract/platform/record-history/record-kinds';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { addItem, openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { countLine, leavingOf, openCount, postCount, writeOff } from '../../../testing/stock-papers.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Chain, openChain, receive, transfer } from '../../../testing/transfers.ts';
import { payVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Chain;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openChain(app);
});
afterAll(() => app.close());

const { get, comment } = recordHistoryContract;
const historyOf = (kind: RecordKind, id: number) => call(shop.owner, get, { params: { kind, id } });

/** What the latest event says: `label: before → after`. */
async function latest(kind: RecordKind, id: number): Promise<string[]> {
  const [event] = (await historyOf(kind, id)).events;
  return (event?.changes ?? []).map(
    ({ label, before, after }) => `${label.en}: ${before?.en ?? '–'} → ${after?.en ?? '–'}`,
  );
}

/** Who may read records of a kind reads and writes on it; who may not, or works elsewhere, does neither. */
async function expectWalls(
  kind: RecordKind,
  id: number,
  elsewhere: Person,
  more: readonly Right[] = [],
): Promise<void> {
  const body = { kind, recordId: id, text: 'Seen' };
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [rightToRead(kind), ...more],
  });
  await call(clerk, comment, { body });
  expect((await historyOf(kind, id)).comments).toMatchObject([{ text: 'Seen', by: 'Hari Thapa' }]);
  const other = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const { owner: stranger } = await openShop(app);
  for (const [person, status] of [
    [other, 403],
    [stranger, 404],
    [elsewhere, 404],
  ] as const) {
    expect((await refusal(person, get, { params: { kind, id } })).status).toBe(status);
    expect((await refusal(person, comment, { body })).status).toBe(status);
  }
}

test('a receipt tells how it was paid before and after it was edited, and why it was deleted', async () => {
  const body = { customerId: shop.customerId, outletId: shop.outletId };
  const { id } = await call(shop.owner, paymentContract.createSettlement, { body: { ...body, ...paying([row(100)]) } });
  expect((await historyOf('PAYMENT', id)).events).toMatchObject([{ act: 'CREATED', changes: [] }]);
  const edited = { ...body, id, ...paying([row(120, 'ONLINE')]), remarks: 'By QR' };
  await call(shop.owner, paymentContract.updateSettlement, { body: edited });
  const told = await latest('PAYMENT', id);
  expect(told).toEqual(
    expect.arrayContaining([
      'Total (Rs): 100.00 → 120.00',
      'Remarks: – → By QR',
      'Mode: Cash → –',
      'Amount: 100.00 → –',
      'Mode: – → Online',
      'Amount: – → 120.00',
    ]),
  );
  expect(
    told.filter((one) => /^(Outlet|Customer)/.test(one)),
    'what its head says',
  ).toEqual([]);
  await call(shop.owner, paymentContract.removeSettlement, { params: { masterId: id }, query: { reason: 'Twice' } });
  expect(await latest('PAYMENT', id)).toEqual(
    expect.arrayContaining(['Deleted because: – → Twice', 'Mode: Online → –']),
  );
  await expectWalls('PAYMENT', id, await inOutlet(app, shop.owner, shop.palpaId));
});

test('what a vendor was paid is told to nobody who reads no vendors’ documents', async () => {
  const id = await payVendor(await inOutlet(app, shop.owner, shop.outletId), 55, '2026-11-20');
  const params = { kind: 'PAYMENT', id } as const;
  const cashier = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['payment.read'] });
  expect((await refusal(cashier, get, { params })).status).toBe(404);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['payment.read', 'expense.read'],
  });
  expect((await call(clerk, get, { params })).events).toHaveLength(1);
});

test('papers of stock tell their way, and nothing of what goods cost', async () => {
  const there = await inOutlet(app, shop.owner, shop.palpaId);
  // A cost that no other figure comes to.
  const lamp = { name: 'Lamp', taxable: false, sellingPrice: 200, quantity: 20, cost: 83.47 };
  const { variantId } = await addItem(shop.owner, shop.outletId, lamp);
  const off = await writeOff(shop, { lines: [leavingOf(variantId, { quantity: 1 })] });
  expect(JSON.stringify(off)).toContain('83.47');
  await call(shop.owner, writeOffContract.cancel, { params: { id: off.id }, body: { reason: 'Found again' } });
  expect(await latest('WRITE_OFF', off.id)).toEqual(['Status: Posted → Cancelled', 'Why cancelled: – → Found again']);
  await expectWalls('WRITE_OFF', off.id, there);

  const count = await openCount(shop);
  await countLine(shop, count.id, variantId, 19);
  await postCount(shop, count.id);
  expect(await latest('STOCK_COUNT', count.id)).toEqual(expect.arrayContaining(['Status: Draft → Posted']));
  await expectWalls('STOCK_COUNT', count.id, there);

  const sent = await transfer(shop, { lines: [{ itemLedgerDetailId: variantId, quantity: 1 }] });
  await receive(shop, sent, [], { remarks: 'By van' });
  const told = await latest('STOCK_TRANSFER', sent.id);
  expect(told).toEqual(expect.arrayContaining(['Received by: – → Sita Gurung', 'Remarks on receipt: – → By van']));
  // Who receives it sees it as well.
  expect((await call(there, get, { params: { kind: 'STOCK_TRANSFER', id: sent.id } })).events.length).toBeGreaterThan(
    1,
  );
  expect((await refusal(there, get, { params: { kind: 'WRITE_OFF', id: sent.id } })).status, 'of one kind').toBe(404);
  for (const [kind, id] of [
    ['WRITE_OFF', off.id],
    ['STOCK_COUNT', count.id],
    ['STOCK_TRANSFER', sent.id],
  ] as const)
    expect(JSON.stringify(await historyOf(kind, id))).not.toMatch(/83\.?47/);
});

test('what comes again tells how it was changed, and not that it came', async () => {
  const bill = await sell(shop, { outletId: shop.outletId });
  const rhythm = { documentId: bill.id, name: 'Monthly rice', unit: 'MONTH', firstDayBS: '2083-09-01' } as const;
  const { id, version } = await call(shop.owner, recurringContract.save, { body: { ...rhythm, every: 1 } });
  await call(shop.owner, recurringContract.save, { body: { ...rhythm, id, version, every: 2 } });
  expect(await latest('RECURRING', id)).toEqual(['Every how many: 1 → 2']);
  const other = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['recurring.read'] });
  const params = { kind: 'RECURRING', id } as const;
  expect((await refusal(other, get, { params })).status, 'without the right to what comes again').toBe(404);
  await expectWalls('RECURRING', id, await inOutlet(app, shop.owner, shop.palpaId), ['invoice.read']);
});
