import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { lineOf, openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  counterOf,
  type Device,
  headsOf,
  invoicesOf,
  lendTo,
  openCounter,
  sellAt,
  sellMany,
  sendOf,
  type Sent,
  statesOf,
  take,
} from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const open = async () => openCounter(await openShop(app));
const faultsOf = async (device: Device, sent: readonly (Sent | undefined)[]) =>
  (await take(device, sent)).taken.map(({ state, fault }) => fault ?? state);

test('a server that was set back is sent again what it lacks, and nothing is a fault', async () => {
  const device = await open();
  const sold = await sellMany(device, 5);
  await take(device, sold.slice(0, 2));
  const behind = await take(device, sold.slice(3));
  expect(behind).toMatchObject({
    taken: [{ state: 'AHEAD', sequence: 4, fault: null }, { state: 'AHEAD' }],
    heads: [{ sequence: 2 }],
    counter: { state: 'ACTIVE' },
  });
  expect(await lendTo(device)).toMatchObject({ lend: { invoices: 500 }, heads: [{ sequence: 2 }] });
  expect(await statesOf(device, sold.slice(2))).toEqual(['POSTED', 'POSTED', 'POSTED']);
  expect(await counterOf(device)).toMatchObject({ state: 'ACTIVE', series: [{ sequence: 5 }], faults: [] });
});

test('a gap that its device cannot fill, and whatever comes after it, is kept beside the series, freezes the counter and is never posted', async () => {
  const device = await open();
  const [first, , third, fourth] = await sellMany(device, 4);
  expect(await faultsOf(device, [first, third, fourth])).toEqual(['POSTED', 'AHEAD', 'AHEAD']);
  const { owner } = device.shop;
  const { body } = sendOf(device, [third, fourth]);
  const told = await call(owner, salesCounterContract.take, { body: { ...body, hasNoEarlier: true } });
  expect(told.taken.map(({ fault }) => fault)).toEqual(['GAP', 'AFTER_FAULT']);
  expect(await lendTo(device)).toMatchObject({ lend: null, counter: { state: 'FROZEN', freezeReason: 'GAP' } });
  // What was taken before is answered as before; nothing else is taken any more, however often it comes.
  expect(await faultsOf(device, [first, third])).toEqual(['POSTED', 'AFTER_FAULT']);
  expect(await counterOf(device)).toMatchObject({
    series: [{ sequence: 1 }],
    faults: [{ fault: 'GAP', number: 'INV-HO-C1-2083/84-000003' }, { fault: 'AFTER_FAULT' }],
    isLiftable: false,
  });
  expect((await call(device.shop.owner, invoiceContract.list, {})).recordsTotal).toBe(1);
});

test('another text, another hash, another number and another device are each told apart', async () => {
  const changed = await open();
  const sold = await sellAt(changed);
  const text = sold.text.replace('Rice', 'Salt');
  expect(await faultsOf(changed, [{ ...sold, text }])).toEqual(['HASH']);
  const twice = await open();
  const one = await sellAt(twice);
  await take(twice, [one]);
  expect(await faultsOf(twice, [{ ...one, text: one.text.replace('Rice', 'Salt') }])).toEqual(['OTHER_KEPT']);
  const numbered = await open();
  const other = await sellAt(numbered, { told: { number: 'INV-HO-C9-2083/84-000001' } });
  expect(await faultsOf(numbered, [other])).toEqual(['NUMBER']);
  const foreign = await open();
  const elsewhere = await sellAt(foreign, { told: { deviceId: 'd5b6f0a5-3c5e-4f9d-8f9a-1f0d5ec6a001' } });
  expect(await faultsOf(foreign, [elsewhere])).toEqual(['OTHER_COUNTER']);
  const unread = await open();
  expect(await faultsOf(unread, [{ text: '{"v":1,\u0000', hash: 'x' }])).toEqual(['UNREADABLE']);
  const later = await open();
  expect(await faultsOf(later, [{ text: '{"v":0}', hash: 'x' }])).toEqual(['VERSION']);
  // A server that was not made new yet keeps nothing of it, and ends nothing.
  const newer = await open();
  const newerText = { text: '{"v":2}', hash: 'x' };
  expect(await faultsOf(newer, [newerText])).toEqual(['NEWER']);
  expect(await counterOf(newer)).toMatchObject({ state: 'ACTIVE', faultCount: 0 });
  // Who looks after it is told so, once a day.
  await take(newer, [newerText]);
  const { notices } = await call(newer.shop.owner, noticeContract.recent, {});
  expect(notices).toMatchObject([{ kind: 'COUNTER_REFUSED', subject: 'NEWER', count: null }]);
});

test('a storage that was set back to an earlier moment sells no more, and what it sold since is told apart', async () => {
  const device = await open();
  const sold = await sellMany(device, 2);
  const old = structuredClone(device);
  const last = await sellAt(device);
  await take(device, [...sold, last]);
  expect(await lendTo(device)).toMatchObject({ counter: { state: 'ACTIVE' } });
  expect(headsOf(old)).toMatchObject([{ sequence: 2 }]);
  // A question of an earlier moment may have been overtaken on its way; who asks again knowing the head was set back.
  const behind = await lendTo(old);
  expect(behind).toMatchObject({ lend: null, counter: { state: 'ACTIVE' }, heads: [{ sequence: 3, hash: last.hash }] });
  expect(await lendTo(device)).toMatchObject({ lend: { invoices: 500 } });
  expect(await lendTo(old, { confirms: last.hash })).toMatchObject({
    lend: null,
    counter: { state: 'FROZEN', freezeReason: 'OLD_PROFILE' },
  });
  const again = await sellAt(old, { form: { remarks: 'Sold by the old storage' } });
  expect(await faultsOf(old, [again])).toEqual(['OTHER_KEPT']);
  expect(await statesOf(device, [last])).toEqual(['POSTED']);
});

test('a clock that was wrong is said, and its day is taken as printed by whoever tries again', async () => {
  const device = await open();
  const before = await sellAt(device, { told: { issuedAt: new Date(device.issuedAt - 60 * 60_000).toISOString() } });
  const { taken } = await take(device, [before]);
  expect(taken).toMatchObject([{ state: 'REFUSED', refusal: 'CLOCK', reason: 'Wrong clock' }]);
  const [row] = await invoicesOf(device);
  const { owner } = device.shop;
  const posted = await call(owner, salesCounterContract.retry, { params: { id: row?.id ?? 0 }, body: {} });
  expect(posted).toMatchObject({ state: 'POSTED' });
  expect(await counterOf(device)).toMatchObject({ state: 'ACTIVE' });
});

test('what does not go together is refused in words, and nothing of it is posted', async () => {
  const device = await open();
  const day = await sellAt(device, { form: { issuedDateAD: '2026-11-19', dueDateAD: '2026-11-20' } });
  const credit = await sellAt(device, { form: { paymentMode: 'CREDIT' } });
  const abroad = await sellAt(device, { form: { destination: 'EXPORT', countryId: 1 } });
  const noLines = await sellAt(device, { form: { lines: [] } });
  const unknown = await sellAt(device, { form: { lines: [lineOf(987_654_321)] } });
  const { taken } = await take(device, [day, credit, abroad, noLines, unknown]);
  expect(taken.map(({ refusal: said, reason }) => [said, reason])).toEqual([
    ['DAY', 'Wrong day'],
    ['RULE', 'A counter without the line sells for payment in full'],
    ['FORM', 'Not as invoices are'],
    ['FORM', expect.stringContaining('Not as invoices are: ')],
    ['RULE', 'Line 1: This item does not exist'],
  ]);
  expect(await counterOf(device)).toMatchObject({ state: 'ACTIVE', refusedCount: 5 });
  const { rows } = await call(device.shop.owner, salesCounterContract.list, { query: { isWaiting: true } });
  expect(rows).toHaveLength(1);
});

test('a lost device: the numbers until the last that was printed are lost, settled, and take their content should it come', async () => {
  const device = await open();
  const { owner } = device.shop;
  const [first, second, third, fourth, fifth] = await sellMany(device, 5);
  await take(device, [first]);
  const close = (last: object[]) => ({
    params: { id: device.counterId },
    body: { last, reason: 'The phone was lost' },
  });
  const refusedAt = async (last: object[]) => fieldsOf(await refusal(owner, salesCounterContract.close, close(last)));
  const fiscalYear = '2083/84';
  expect(await refusedAt([])).toEqual({ last: 'Say the last number that was printed of each fiscal year' });
  expect(await refusedAt([{ fiscalYear, sequence: 0 }])).toEqual({
    'last.0.sequence': 'Number INV-HO-C1-2083/84-000001 has come already: the last one cannot be before it',
  });
  expect(await refusedAt([{ fiscalYear, sequence: 5000 }])).toEqual({
    'last.0.sequence': 'At most 1,000 numbers can be missing: look at the last slip again',
  });
  const last = [{ fiscalYear, sequence: 4 }];
  expect(
    await messageOf(owner, salesCounterContract.close, {
      ...close(last),
      body: { last: [{ fiscalYear, sequence: 4 }], reason: 'The phone was lost' },
    }),
  ).toBe('Counter C1 closed');
  expect(await refusal(owner, salesCounterContract.close, close(last))).toMatchObject({
    error: 'salesCounter.closedAlready',
  });
  const rows = await invoicesOf(device);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['LOST', 'LOST', 'LOST', 'POSTED']);
  const idOf = (sequence: number) => rows.find((row) => row.sequence === sequence)?.id ?? 0;
  expect(await refusal(owner, salesCounterContract.retry, { params: { id: idOf(2) }, body: {} })).toMatchObject({
    error: 'salesCounter.lostNotPosted',
  });
  await call(owner, salesCounterContract.settle, {
    params: { id: idOf(3) },
    body: { reason: 'Nothing was sold under it' },
  });
  // The phone turns up: what it still has takes its place, but for what was settled, and nothing goes beyond.
  expect(await faultsOf(device, [second, third, fourth, fifth])).toEqual([
    'POSTED',
    'SETTLED',
    'POSTED',
    'AFTER_CLOSING',
  ]);
  expect(await counterOf(device)).toMatchObject({
    state: 'CLOSED',
    lostCount: 0,
    series: [{ sequence: 4, closedAt: 4 }],
    faults: [{ fault: 'AFTER_CLOSING' }],
  });
  expect(await lendTo(device)).toMatchObject({ lend: null, counter: { state: 'CLOSED' } });
});

test('what came after a fault is kept and posted at closing as far as it follows the chain; the rest is read at its number', async () => {
  const device = await open();
  const { owner } = device.shop;
  const sold = await sellMany(device, 5);
  const [first, second, third, , fifth] = sold;
  const other = await sellAt({ ...device, sequence: 1, hash: first?.hash ?? '' }, { form: { remarks: 'Another' } });
  expect(await faultsOf(device, [first, { ...other, hash: 'f'.repeat(64) }, second, third, fifth])).toEqual([
    'POSTED',
    'HASH',
    'AFTER_FAULT',
    'AFTER_FAULT',
    'AFTER_FAULT',
  ]);
  const last = [{ fiscalYear: '2083/84', sequence: 5 }];
  const closing = { params: { id: device.counterId }, body: { last, reason: 'Its storage was copied' } };
  await call(owner, salesCounterContract.close, closing);
  const rows = await invoicesOf(device);
  const stateOf = (sequence: number) => rows.find((row) => row.sequence === sequence)?.state;
  expect([1, 2, 3, 4, 5].map(stateOf)).toEqual(['POSTED', 'POSTED', 'POSTED', 'LOST', 'LOST']);
  const id = rows.find(({ sequence }) => sequence === 5)?.id ?? 0;
  expect(await call(owner, salesCounterContract.getInvoice, { params: { id } })).toMatchObject({
    text: fifth?.text,
    printed: { grandTotal: 100 },
  });
  // The one that was missing comes: those behind it follow.
  await take(device, [sold[3]]);
  expect((await invoicesOf(device)).filter(({ state }) => state === 'POSTED')).toHaveLength(5);
});

test('a year is said once at closing', async () => {
  const device = await open();
  const last = [5, 0].map((sequence) => ({ fiscalYear: '2083/84', sequence }));
  const closing = { params: { id: device.counterId }, body: { last, reason: 'Said twice' } };
  expect(Object.keys(fieldsOf(await refusal(device.shop.owner, salesCounterContract.close, closing)))).toEqual([
    'last.1.fiscalYear',
  ]);
});
