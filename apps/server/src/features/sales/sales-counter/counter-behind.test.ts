import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { inOutlet } from '../../../testing/people.ts';
import { openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { counterOf, type Device, lendTo, openCounter, sellAt, sendOf, statesOf } from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const day = 24 * 3_600_000;

async function tiesOf({ shop }: Device) {
  const { ties } = await call(shop.owner, vatReturnContract.get, { query: { dayAD: '2026-11-20' } });
  return ties
    .filter(({ tie }) => tie.startsWith('COUNTER'))
    .map(({ tie, isTied, breaks }) => [tie, isTied, breaks.map(({ name }) => name)]);
}

async function pointsOf({ shop }: Device) {
  const { points } = await call(shop.owner, yearEndContract.get, { query: { fiscalYear: '2083/84' } });
  return points.filter(({ point }) => point.startsWith('COUNTER')).map(({ point, count }) => [point, count]);
}

test('who files a month, locks a day or closes a year is told of what counters leave out of it', async () => {
  const device = await openCounter(await openShop(app), 'Front');
  const credit = await sellAt(device, { form: { paymentMode: 'CREDIT' } });
  expect(await statesOf(device, [credit])).toEqual(['REFUSED']);
  app.advance(40 * day);
  device.shop.owner = await inOutlet(app, device.shop.owner, null);
  expect(await tiesOf(device)).toEqual([
    ['COUNTER_INVOICES', false, ['INV-HO-C1-2083/84-000001']],
    ['COUNTERS_HEARD', false, ['C1 · Front']],
  ]);
  expect((await call(device.shop.owner, periodLockContract.overview, {})).counters).toEqual([
    { name: 'C1 Front', openFromAD: '2026-11-20', heardOnAD: '2026-11-20' },
  ]);
  expect(await pointsOf(device)).toEqual([
    ['COUNTER_INVOICES', 1],
    ['COUNTERS_UNHEARD', 0],
  ]);
  // It is heard of again, and its owner says what became of the number.
  await lendTo(device);
  const { rows } = await call(device.shop.owner, salesCounterContract.listInvoices, { query: {} });
  const settle = { params: { id: rows[0]?.id ?? 0 }, body: { reason: 'Nothing was handed over' } };
  await call(device.shop.owner, salesCounterContract.settle, settle);
  expect(await tiesOf(device)).toEqual([
    ['COUNTER_INVOICES', true, []],
    ['COUNTERS_HEARD', true, []],
  ]);
  expect((await call(device.shop.owner, periodLockContract.overview, {})).counters).toEqual([]);
});

test('who only asks what the server has of a counter that sells nothing more is lent nothing, and not heard of', async () => {
  const device = await openCounter(await openShop(app));
  // Kept, whatever becomes of it in the books.
  await statesOf(device, [await sellAt(device)]);
  const { lentUntil } = await counterOf(device);
  app.advance(3 * day);
  device.shop.owner = await inOutlet(app, device.shop.owner, null);
  const { counterId, deviceId, deviceKey } = device;
  const asking = { body: { counterId, deviceId, deviceKey, heads: [], isOnlyAsked: true } };
  expect(await call(device.shop.owner, salesCounterContract.lend, asking)).toMatchObject({
    lend: null,
    counter: { state: 'ACTIVE' },
    heads: [{ fiscalYear: '2083/84', sequence: 1 }],
  });
  expect((await counterOf(device)).lentUntil).toBe(lentUntil);
  expect((await lendTo(device)).lend, 'it goes on where it is asked to').not.toBe(null);
});

test('what is lost is told with the days between which it was printed', async () => {
  const device = await openCounter(await openShop(app), 'Front');
  const last = [{ fiscalYear: '2083/84', sequence: 1 }];
  const closing = { params: { id: device.counterId }, body: { last, reason: 'Stolen' } };
  await call(device.shop.owner, salesCounterContract.close, closing);
  expect(await pointsOf(device)).toEqual([
    ['COUNTER_INVOICES', 1],
    ['COUNTERS_UNHEARD', 0],
  ]);
});

test('a year in which a counter may have sold is said at closing, though nothing of it came', async () => {
  const device = await openCounter(await openShop(app));
  const { owner } = device.shop;
  expect(await counterOf(device)).toMatchObject({ series: [{ fiscalYear: '2083/84', sequence: 0, number: '' }] });
  const closing = (last: object[]) => ({ params: { id: device.counterId }, body: { last, reason: 'Given away' } });
  expect(fieldsOf(await refusal(owner, salesCounterContract.close, closing([])))).toEqual({
    last: 'Say the last number that was printed of each fiscal year',
  });
  const body = { last: [{ fiscalYear: '2083/84', sequence: 0 }], reason: 'Given away' };
  await call(owner, salesCounterContract.close, { params: { id: device.counterId }, body });
  expect(await counterOf(device)).toMatchObject({ state: 'CLOSED', lostCount: 0 });
});

test('a series is of the year of its days, and what is too long is kept apart instead of holding up what follows', async () => {
  const device = await openCounter(await openShop(app));
  const begins = device.lend?.years[0]?.numberBegins.replace('2083/84', '2084/85') ?? '';
  const told = { fiscalYear: '2084/85', number: `${begins}000001` };
  const other = await sellAt(device, { told });
  const { body } = sendOf(device, [other]);
  const taken = async (invoices: typeof body.invoices) =>
    (await call(device.shop.owner, salesCounterContract.take, { body: { ...body, invoices } })).taken;
  expect(await taken(body.invoices)).toMatchObject([{ state: 'FAULT', fault: 'NUMBER' }]);
  const long = await openCounter(await openShop(app));
  const text = 'x'.repeat(400_000);
  const sent = sendOf(long, [{ text, hash: 'f'.repeat(100) }]);
  expect((await call(long.shop.owner, salesCounterContract.take, sent)).taken).toMatchObject([{ fault: 'UNREADABLE' }]);
});
