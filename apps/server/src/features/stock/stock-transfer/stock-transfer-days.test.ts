import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { lineOf, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  accountOf,
  type Chain,
  openChain,
  receiptOf,
  receive,
  shelf,
  transfer,
  transferOf,
} from '../../../testing/transfers.ts';

const { get, save, receive: receiveCall, cancel } = stockTransferContract;

let app: TestApp;
let chain: Chain;

beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

/** A chain of its own for each test: nobody else moves its shelves. */
async function opened(): Promise<Chain> {
  chain = await openChain(app);
  return chain;
}

test('more than was sent, a day before it left, one to come, and other lines are refused at their fields', async () => {
  await opened();
  const sent = await transfer(chain, { dateAD: '2026-11-18' });
  const refused = async (counted: readonly number[], more: object) =>
    (await refusal(chain.owner, receiveCall, receiptOf(sent, counted, more))).errors?.map(({ field }) => field);
  expect(await refused([11], {})).toEqual(['lines.0.receivedQuantity']);
  expect(await refused([], { receivedDateAD: '2026-11-17' })).toEqual(['receivedDateAD']);
  expect(await refused([], { receivedDateAD: '2026-11-21' })).toEqual(['receivedDateAD']);
  expect(await refused([], { lines: [{ id: 999_999, receivedQuantity: 10 }] })).toEqual(['lines']);
  expect(await shelf(app, chain, chain.palpaId)).toEqual([0, 0]);
  expect(await receive(chain, sent, [], { receivedDateAD: '2026-11-18' })).toMatchObject({ state: 'RECEIVED' });
});

test('goods are sent to another outlet that is in use, and no more of them than are there on the day', async () => {
  await opened();
  const refused = async (body: object) =>
    (await refusal(chain.owner, save, { body: transferOf(chain, body) })).errors?.map(({ field }) => field);
  const rice = (quantity: number) => [{ itemLedgerDetailId: chain.rice.variantId, quantity }];
  expect(await refused({ toOutletId: chain.outletId })).toEqual(['toOutletId']);
  expect(await refused({ toOutletId: 999_999 })).toEqual(['toOutletId']);
  expect(await refused({ lines: rice(101) })).toEqual(['lines.0.quantity']);
  expect(await refused({ lines: [...rice(60), ...rice(60)] })).toEqual(['lines.1.quantity']);
  expect(await refused({ lines: [] })).toEqual(['lines']);
  expect(await refused({ lines: Array.from({ length: 301 }, () => rice(1)).flat() })).toEqual(['lines']);
  expect(await refused({ dateAD: '2026-11-21' })).toEqual(['dateAD']);
  // Sold later: not there any more on a day before.
  await sell(chain, { outletId: chain.outletId, lines: [lineOf(chain.rice.variantId, { quantity: 95 })] });
  expect(await refused({ dateAD: '2026-11-10', lines: rice(6) })).toEqual(['lines.0.quantity']);
  expect(await transfer(chain, { dateAD: '2026-11-10', lines: rice(5) })).toMatchObject({ state: 'SENT' });
  await expectSoundBooks(app);
});

test('what is bought for a day before changes what leaving cost the sender, and nothing at the receiver', async () => {
  await opened();
  const sent = await transfer(chain, { dateAD: '2026-11-19' });
  await receive(chain, sent, [], { receivedDateAD: '2026-11-20' });
  // Ten of a shelf at 90 each left, and were sent at 80.
  const lines = [bought(chain.rice.variantId, { quantity: 100, rate: 100 })];
  await buy(chain, { issuedDateAD: '2026-11-18', lines });
  expect([await shelf(app, chain, chain.outletId), await shelf(app, chain, chain.palpaId)]).toEqual([
    [190, 17_100],
    [10, 800],
  ]);
  expect(await accountOf(app, chain, 'COST_OF_GOODS_SOLD', chain.outletId)).toBe(100);
  expect((await call(chain.owner, get, { params: { id: sent.id } })).value).toBe(800);
  // What comes onto the receiver's shelf for a day before a sale there changes what that cost.
  await sell(chain, { outletId: chain.palpaId, lines: [lineOf(chain.rice.variantId, { quantity: 5 })] });
  await receive(chain, await transfer(chain, { dateAD: '2026-11-19' }), [], { receivedDateAD: '2026-11-19' });
  expect(await shelf(app, chain, chain.palpaId)).toEqual([15, 1275]);
  await expectSoundBooks(app);
});

test('nothing is sent from, or received on, a day that is locked; what was sent before may be taken back', async () => {
  const { owner } = await opened();
  const [first, second] = [
    await transfer(chain, { dateAD: '2026-11-10' }),
    await transfer(chain, { dateAD: '2026-11-10' }),
  ];
  await call(owner, periodLockContract.lock, { body: { scope: 'ALL', throughDayAD: '2026-11-15', reason: 'Filed' } });
  const fieldsOfRefusal = async (...sent: Parameters<typeof refusal>) =>
    (await refusal(...sent)).errors?.map(({ field }) => field);
  expect(await fieldsOfRefusal(owner, save, { body: transferOf(chain, { dateAD: '2026-11-15' }) })).toEqual(['dateAD']);
  expect(await fieldsOfRefusal(owner, receiveCall, receiptOf(first, [], { receivedDateAD: '2026-11-15' }))).toEqual([
    'receivedDateAD',
  ]);
  expect(await receive(chain, first, [], { receivedDateAD: '2026-11-16' })).toMatchObject({ state: 'RECEIVED' });
  const body = { reason: 'Wrong outlet' };
  expect(await call(owner, cancel, { params: { id: second.id }, body })).toMatchObject({ state: 'CANCELLED' });
  await expectSoundBooks(app);
});
