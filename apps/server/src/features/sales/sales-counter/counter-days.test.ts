import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { inOutlet } from '../../../testing/people.ts';
import { openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { counterOf, type Device, invoicesOf, lendTo, openCounter, sellAt, statesOf, take } from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const hour = 3_600_000;

/** Lets hours pass, on the device as well; whoever was signed in signs in anew. */
async function pass(device: Device, hours: number): Promise<void> {
  app.advance(hours * hour);
  device.issuedAt += hours * hour;
  device.shop.owner = await inOutlet(app, device.shop.owner, null);
}

const dayOf = ({ issuedAt }: Device) => {
  const day = new Date(issuedAt).toISOString().slice(0, 10);
  return { issuedDateAD: day, dueDateAD: day };
};

test('one that a locked day refuses is posted once the day is open, and stood in the way of none', async () => {
  const device = await openCounter(await openShop(app));
  const first = await sellAt(device, { form: dayOf(device) });
  const locked = dayOf(device).issuedDateAD;
  await pass(device, 24);
  const { owner } = device.shop;
  const lock = { scope: 'ALL', throughDayAD: locked, reason: 'The day is done' };
  await call(owner, periodLockContract.lock, { body: lock });
  const second = await sellAt(device, { form: dayOf(device) });
  const { taken } = await take(device, [first, second]);
  expect(taken).toMatchObject([{ state: 'REFUSED', refusal: 'RULE' }, { state: 'POSTED' }]);
  expect(taken[0]?.reason).toMatch(/locked/i);
  const { notices } = await call(owner, noticeContract.recent, {});
  expect(notices).toMatchObject([{ kind: 'COUNTER_REFUSED', count: 1 }]);
  const [row] = (await invoicesOf(device)).filter(({ state }) => state === 'REFUSED');
  const retry = { params: { id: row?.id ?? 0 }, body: {} };
  expect(await messageOf(owner, salesCounterContract.retry, retry)).toMatch(
    /^Invoice INV-HO-C1-2083\/84-000001 is still not posted: /,
  );
  await call(owner, periodLockContract.unlock, { body: { scope: 'ALL', reason: 'A counter had sold' } });
  expect(await messageOf(owner, salesCounterContract.retry, retry)).toBe('Invoice INV-HO-C1-2083/84-000001 posted');
  expect(await refusal(owner, salesCounterContract.retry, retry)).toMatchObject({ error: 'salesCounter.notOpen' });
  expect(await counterOf(device)).toMatchObject({ state: 'ACTIVE', refusedCount: 0 });
});

test('of what was lent after the moment to which a server was set back nobody says that it was sold beyond it', async () => {
  const earlier = await openCounter(await openShop(app));
  const device = await openCounter(await openShop(app));
  const own = device.lend?.id ?? 0;
  const sell = (lendId: number) => sellAt(device, { form: dayOf(device), told: { lendId } });
  // Lends that were given after it, one that is its own, and one that never was.
  const sold = [await sell(own + 1_000_000), await sell(own), await sell(earlier.lend?.id ?? 0)];
  expect(await statesOf(device, sold)).toEqual(['POSTED', 'POSTED', 'POSTED']);
  expect((await invoicesOf(device)).map(({ isLate }) => isLate)).toEqual([false, false, true]);
});

test('nor where its counter was lent to anew before it sent', async () => {
  const device = await openCounter(await openShop(app));
  // Between the two that are known.
  const lost = (await openCounter(await openShop(app))).lend?.id ?? 0;
  const sell = () => sellAt(device, { form: dayOf(device), told: { lendId: lost } });
  const before = await sell();
  await pass(device, 1);
  await lendTo(device);
  const after = await sell();
  expect(await statesOf(device, [before, after])).toEqual(['POSTED', 'POSTED']);
  expect((await invoicesOf(device)).map(({ isLate }) => isLate)).toEqual([false, true]);
});

test('what was sold beyond what was lent is taken and marked', async () => {
  const device = await openCounter(await openShop(app));
  const inTime = await sellAt(device, { form: dayOf(device) });
  await pass(device, 49);
  const late = await sellAt(device, { form: dayOf(device) });
  expect(await statesOf(device, [inTime, late])).toEqual(['POSTED', 'POSTED']);
  const rows = await invoicesOf(device);
  expect(rows.filter(({ isLate }) => isLate).map(({ sequence }) => sequence)).toEqual([2]);
});
