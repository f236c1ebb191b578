import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import type { CbmsMood } from '../../../testing/gateways/fake-cbms.ts';
import { inOutlet } from '../../../testing/people.ts';
import { sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimNext } from './cbms.claim.ts';
import { reportDue } from './cbms.worker.ts';
import { openReportingShop, reportOf, type ReportingShop, setupOf } from './testing/reporting-shop.ts';

const { state, save, get, hold, retry, resume } = cbmsContract;
const minute = 60_000;

let app: TestApp;
let shop: ReportingShop;
beforeAll(async () => {
  app = await startTestApp({ outside: { seconds: 0.3 } });
  shop = await openReportingShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
  await shop.receiver.close();
});
beforeEach(async () => {
  await comeBack();
  shop.receiver.mood = 'answers';
  await call(shop.owner, resume, {});
  await reportDue(app.services);
  shop.receiver.received.splice(0);
});

/** Whoever was signed in for so long signs in anew. */
const comeBack = async () => void (shop.owner = await inOutlet(app, shop.owner, null));
const setupNow = async () => (await call(shop.owner, state, {})).setup;
const toldOf = (number: string | null) =>
  shop.receiver.received.filter(({ body }) => body['invoice_number'] === number).map(({ body }) => body['isrealtime']);

test.each<[mood: CbmsMood, reason: string]>([
  ['fails', 'UNCLEAR'],
  ['hangs', 'UNREACHABLE'],
  ['talksNonsense', 'UNCLEAR'],
  ['breaksOff', 'UNREACHABLE'],
])('a receiver that %s is left alone for longer and longer, and nothing is lost', async (mood, reason) => {
  shop.receiver.mood = mood;
  const [bill, next] = [await sell(shop), await sell(shop)];
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING', reason, tries: 1 });
  // Of all that waits only the first was tried.
  expect(await reportOf(shop.owner, next.id, app)).toMatchObject({ state: 'WAITING', tries: 0 });
  expect((await setupNow())?.pausedUntil).not.toBeNull();
  app.advance(minute / 2);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ tries: 2 });
  app.advance(minute / 2);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ tries: 2 });
  shop.receiver.mood = 'answers';
  app.advance(minute / 2);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', tries: 3, isRealtime: false });
  expect(toldOf(bill.code)).toEqual([true, false, false]);
  expect(await setupNow()).toMatchObject({ pausedUntil: null });
});

test('a bill that arrived though nobody said so is known when it is told again', async () => {
  shop.receiver.mood = 'takesAndBreaksOff';
  const bill = await sell(shop);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING' });
  shop.receiver.mood = 'answers';
  expect(await messageOf(shop.owner, resume, {})).toBe('What waits is being sent');
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', isRealtime: true, tries: 2 });
});

test('a server that is killed behind its call leaves a bill that another one finds told', async () => {
  const bill = await sell(shop);
  const claim = await claimNext(app.services, shop.owner.businessId);
  if (claim === null || claim === 'again') throw new Error('nothing is due');
  await app.services.outbound.postJson(`${claim.address}/api/bill`, {
    ...claim.payload,
    username: claim.userName,
    password: claim.password,
  });
  const { id } = await reportOf(shop.owner, bill.id, app);
  expect(await refusal(shop.owner, hold, { params: { id } })).toMatchObject({
    status: 409,
    message: 'It is being sent at this moment',
  });
  app.advance(minute + 1000);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', isRealtime: true });
  const { attempts } = await call(shop.owner, get, { params: { id } });
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['101', null]);
});

test('a wrong password stops the whole business with a notice, until it is entered anew', async () => {
  shop.receiver.user.password = 'Changed#2083';
  const bills = [await sell(shop), await sell(shop)];
  const [first, second] = bills.map(({ id }) => id);
  expect(await reportOf(shop.owner, first ?? 0, app)).toMatchObject({ state: 'WAITING', reason: 'CREDENTIALS' });
  for (let round = 0; round < 3; round += 1) {
    app.advance(60 * minute);
    await reportDue(app.services);
  }
  await comeBack();
  expect(shop.receiver.received).toHaveLength(1);
  expect(await setupNow()).toMatchObject({ stop: 'CREDENTIALS' });
  // Neither a push nor a save that brings no other password sends the one again that was refused.
  expect(await refusal(shop.owner, resume, {})).toMatchObject({
    status: 409,
    message: 'Enter the password anew in the settings: the one that is kept is not taken',
  });
  await call(shop.owner, save, { body: setupOf(shop.receiver, { password: '' }) });
  expect(await setupNow()).toMatchObject({ stop: 'CREDENTIALS' });
  const waiting = await reportOf(shop.owner, second ?? 0);
  expect(await refusal(shop.owner, retry, { params: { id: waiting.id } })).toMatchObject({
    status: 409,
    message: 'Nothing is sent at the moment: see first to what the head of the screen says',
  });
  await reportDue(app.services);
  expect(shop.receiver.received).toHaveLength(1);
  const { notices } = await call(shop.owner, noticeContract.recent, { query: {} });
  expect(notices[0]).toMatchObject({ kind: 'CBMS_STOPPED' });
  await call(shop.owner, save, { body: setupOf(shop.receiver) });
  expect(await reportOf(shop.owner, second ?? 0, app)).toMatchObject({ state: 'SENT' });
  expect(await reportOf(shop.owner, first ?? 0)).toMatchObject({ state: 'SENT', reason: null });
});

test('an unknown failure is tried again, with others going past it, until it has failed', async () => {
  shop.receiver.mood = { code: 103 };
  const bill = await sell(shop);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING', reason: 'REFUSED' });
  shop.receiver.mood = 'answers';
  const next = await sell(shop);
  expect(await reportOf(shop.owner, next.id, app)).toMatchObject({ state: 'SENT' });
  shop.receiver.mood = { code: 103 };
  for (const wait of [1, 5, 15, 60, 240, 720]) {
    app.advance(wait * minute);
    await reportDue(app.services);
  }
  await comeBack();
  const failed = await reportOf(shop.owner, bill.id);
  expect(failed).toMatchObject({ state: 'FAILED', reason: 'REFUSED', tries: 7 });
  const { notices } = await call(shop.owner, noticeContract.recent, { query: {} });
  expect(notices.map(({ kind }) => kind)).toContain('CBMS_FAILED');
  await call(shop.owner, retry, { params: { id: failed.id } });
  shop.receiver.mood = 'answers';
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', tries: 8, isRealtime: false });
});

test('a return waits behind a bill that has failed', async () => {
  shop.receiver.mood = { code: 104 };
  const bill = await sell(shop);
  const { id } = await reportOf(shop.owner, bill.id, app);
  shop.receiver.mood = 'answers';
  const note = await credit(shop, returnOf(bill, [1]));
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({
    state: 'WAITING',
    waitsForOriginal: true,
    tries: 0,
  });
  await call(shop.owner, retry, { params: { id } });
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT' });
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'SENT' });
});

test.each([101, 102, 105])('%i of a return says that its bill is not known', async (code) => {
  const bill = await sell(shop);
  await reportOf(shop.owner, bill.id, app);
  const note = await credit(shop, returnOf(bill, [1]));
  shop.receiver.mood = { code };
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'FAILED', reason: 'ORIGINAL_UNKNOWN' });
});

test('two servers never speak for one business at once, and tell each bill once', async () => {
  const other = await startTestApp({ beside: app, outside: { seconds: 5 } });
  shop.receiver.thinksMilliseconds = 20;
  shop.receiver.mostAtOnce = 0;
  const bills = [];
  for (let count = 0; count < 6; count += 1) bills.push(await sell(shop));
  for (let round = 0; round < 30 && (await call(shop.owner, state, {})).counts.WAITING > 0; round += 1)
    await Promise.all([reportDue(app.services), reportDue({ ...other.services, clock: app.services.clock })]);
  shop.receiver.thinksMilliseconds = 0;
  expect(shop.receiver.mostAtOnce).toBe(1);
  expect(shop.receiver.received.map(({ body }) => body['invoice_number'])).toEqual(bills.map(({ code }) => code));
  await other.close();
});
