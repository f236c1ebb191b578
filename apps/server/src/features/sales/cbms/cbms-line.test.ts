import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { inOutlet } from '../../../testing/people.ts';
import { allowDaysBack, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimNext } from './cbms.claim.ts';
import { reportDue } from './cbms.worker.ts';
import { openReportingShop, reportOf, type ReportingShop, setupOf } from './testing/reporting-shop.ts';

const { state, save, get, hold, release, retry, retryAll, markTold, resume } = cbmsContract;
const minute = 60_000;

let app: TestApp;
let shop: ReportingShop;
beforeAll(async () => {
  app = await startTestApp({ outside: { seconds: 1 } });
});
beforeEach(async () => {
  shop = await openReportingShop(app);
  await reportDue(app.services);
});
afterEach(() => shop.receiver.close());
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const comeBack = async () => void (shop.owner = await inOutlet(app, shop.owner, null));
const noticesOf = async () => (await call(shop.owner, noticeContract.recent, { query: {} })).notices;
const idOf = async (document: { id: number }) => (await reportOf(shop.owner, document.id)).id;

/** Sends what is due, again and again, for so many minutes. */
async function work(minutes: number, step = 1) {
  for (let passed = 0; passed < minutes; passed += step) {
    app.advance(step * minute);
    await reportDue(app.services);
  }
  await comeBack();
}

test('a receiver that takes its time holds up no other business', async () => {
  shop.receiver.thinksMilliseconds = 600;
  for (let count = 0; count < 5; count += 1) await sell(shop);
  const other = await openReportingShop(app);
  const bill = await sell(other);
  const turn = reportDue(app.services);
  await expect.poll(async () => (await reportOf(other.owner, bill.id)).state, { timeout: 2000 }).toBe('SENT');
  expect(await reportOf(other.owner, bill.id)).toMatchObject({ isRealtime: true });
  expect((await call(shop.owner, state, {})).counts.WAITING).toBeGreaterThan(0);
  await turn;
  expect((await call(shop.owner, state, {})).counts).toMatchObject({ WAITING: 0, SENT: 5 });
  await other.receiver.close();
});

test('why a return came is cut between its characters, and not within one', async () => {
  const bill = await sell(shop);
  // The sign stands where the two halves of it would be told apart.
  const note = await credit(shop, returnOf(bill, [1], { remarks: `${'x'.repeat(183)}😀😀😀` }));
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'SENT' });
  const reason = String(shop.receiver.received.at(-1)?.body['reason_for_return']);
  expect(Array.from(reason)).toHaveLength(200);
  expect(reason.endsWith('x😀')).toBe(true);
});

test('one that cannot even be written down is held, and neither its business nor another one waits for it', async () => {
  const other = await openReportingShop(app);
  const [bill, next, beside] = [await sell(shop), await sell(shop), await sell(other)];
  await app.asOwner(`alter table cbms_try add constraint no_such check (sent ->> 'invoice_number' <> '${bill.code}'
    or business_id <> ${shop.owner.businessId}) not valid`);
  await reportDue(app.services);
  await app.asOwner('alter table cbms_try drop constraint no_such');
  expect(await reportOf(shop.owner, bill.id)).toMatchObject({ state: 'HELD', reason: 'NOT_WRITABLE', tries: 0 });
  expect(await reportOf(shop.owner, next.id)).toMatchObject({ state: 'SENT' });
  expect(await reportOf(other.owner, beside.id)).toMatchObject({ state: 'SENT' });
  expect((await noticesOf()).map(({ kind }) => kind)).toContain('CBMS_FAILED');
  await other.receiver.close();
});

test('a bill over which the receiver fails is passed by, and fails alone', async () => {
  const [bill, next] = [await sell(shop), await sell(shop)];
  shop.receiver.chokesOn = bill.code;
  await work(10);
  expect(await reportOf(shop.owner, next.id)).toMatchObject({ state: 'SENT' });
  expect(await reportOf(shop.owner, bill.id)).toMatchObject({ state: 'WAITING', reason: 'UNCLEAR' });
  await work(1440, 60);
  expect(await reportOf(shop.owner, bill.id)).toMatchObject({ state: 'FAILED', reason: 'UNCLEAR' });
});

test('who has heard nothing for hours is told, once a day', async () => {
  shop.receiver.mood = 'fails';
  await sell(shop);
  await work(120, 20);
  expect((await noticesOf()).filter(({ kind }) => kind === 'CBMS_STOPPED')).toEqual([]);
  await work(600, 60);
  expect((await noticesOf()).filter(({ kind }) => kind === 'CBMS_STOPPED')).toMatchObject([
    { kind: 'CBMS_STOPPED', subject: 'SILENT' },
  ]);
});

test('a return that may have arrived is not sent again by itself', async () => {
  const bill = await sell(shop);
  await reportOf(shop.owner, bill.id, app);
  shop.receiver.mood = 'takesAndBreaksOff';
  const note = await credit(shop, returnOf(bill, [1]));
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'HELD', reason: 'MAY_HAVE_ARRIVED' });
  shop.receiver.mood = 'answers';
  await call(shop.owner, resume, {});
  await work(60, 10);
  expect(shop.receiver.returns).toEqual([note.number]);
  const params = { id: await idOf(note) };
  expect(await messageOf(shop.owner, markTold, { params, body: { remarks: 'Seen at the portal' } })).toBe(
    `${note.number} is noted as told`,
  );
  expect(await call(shop.owner, get, { params })).toMatchObject({
    state: 'SENT',
    reason: 'BY_HAND',
    isRealtime: false,
    acts: [{ act: 'TOLD', remarks: 'Seen at the portal', userFullName: 'Sita Gurung' }],
  });
  expect(await refusal(shop.owner, markTold, { params, body: { remarks: 'Again' } })).toMatchObject({
    status: 409,
    message: 'Only what is held or has failed is noted as told',
  });
});

test('a return whose server was killed is held, and goes again once a person has looked', async () => {
  const bill = await sell(shop);
  await reportOf(shop.owner, bill.id, app);
  const note = await credit(shop, returnOf(bill, [1]));
  expect(await claimNext(app.services, shop.owner.businessId)).toMatchObject({ tries: 1 });
  await work(2, 2);
  expect(await reportOf(shop.owner, note.id)).toMatchObject({ state: 'HELD', reason: 'MAY_HAVE_ARRIVED', tries: 1 });
  expect(shop.receiver.returns).toEqual([]);
  await call(shop.owner, release, { params: { id: await idOf(note) } });
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'SENT', tries: 2 });
  expect(shop.receiver.returns).toEqual([note.number]);
});

test('of what happens over there no more than five in a row fail, and all are sent again at once', async () => {
  shop.receiver.mood = { code: 104 };
  const bills = [];
  for (let count = 0; count < 7; count += 1) bills.push(await sell(shop));
  await reportDue(app.services);
  expect(await call(shop.owner, state, {})).toMatchObject({
    setup: { stop: 'INVALID' },
    counts: { FAILED: 5, WAITING: 2 },
  });
  shop.receiver.mood = 'answers';
  await call(shop.owner, resume, {});
  expect(await messageOf(shop.owner, retryAll, {})).toBe('5 invoices and returns are being sent');
  await reportDue(app.services);
  expect((await call(shop.owner, state, {})).counts).toMatchObject({ FAILED: 0, WAITING: 0, SENT: 7 });
});

test('what a machine in between refuses waits, and fails nothing', async () => {
  shop.receiver.mood = 'isBehindProxy';
  const bill = await sell(shop);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING', reason: 'UNCLEAR' });
  expect((await call(shop.owner, state, {})).setup?.pausedUntil).not.toBeNull();
  expect(await messageOf(shop.owner, retry, { params: { id: await idOf(bill) } })).toBe(
    `${bill.code} stands in line: it is sent as soon as it can be`,
  );
});

test('a bill that was refused for good is told by hand, and its return goes on; or it is cancelled', async () => {
  shop.receiver.mood = { code: 104 };
  const [bill, slip] = [await sell(shop), await sell(shop)];
  const note = await credit(shop, returnOf(bill, [1]));
  await reportDue(app.services);
  shop.receiver.mood = 'answers';
  shop.receiver.known.add(bill.code ?? '');
  await call(shop.owner, markTold, { params: { id: await idOf(bill) }, body: { remarks: 'At the portal' } });
  expect(await reportOf(shop.owner, note.id, app)).toMatchObject({ state: 'SENT' });
  // The receiver has refused it: it surely has nothing of it.
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await reportOf(shop.owner, slip.id)).toMatchObject({ state: 'WITHDRAWN' });
});

test('after an outage a refusal is the first of its bill', async () => {
  shop.receiver.mood = 'hangs';
  const bill = await sell(shop);
  await work(480, 60);
  expect((await reportOf(shop.owner, bill.id)).tries).toBeGreaterThan(6);
  shop.receiver.mood = { code: 103 };
  app.advance(60 * minute);
  await comeBack();
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING', reason: 'REFUSED' });
  expect((await call(shop.owner, state, {})).setup?.pausedUntil).toBeNull();
  shop.receiver.mood = 'answers';
  app.advance(minute);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', isRealtime: false });
});

test('an answer that repeats what was sent is kept without the password', async () => {
  shop.receiver.mood = 'echoes';
  const bill = await sell(shop);
  await reportDue(app.services);
  const { attempts } = await call(shop.owner, get, { params: { id: await idOf(bill) } });
  expect(attempts[0]?.answer).toContain('gurung-kirana');
  expect(JSON.stringify(attempts)).not.toContain(shop.receiver.user.password);
});

test('one that was there before anything went from here says so', async () => {
  const bill = await sell(shop);
  shop.receiver.known.add(bill.code ?? '');
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({
    state: 'SENT',
    reason: 'WAS_THERE',
    isRealtime: false,
  });
});

test('what was issued before is caught up with behind what is sold now, and who sells waits for none of it', async () => {
  const other = { ...(await openShop(app)), receiver: shop.receiver };
  await allowDaysBack(other);
  const [first, second] = [await sell(other), await sell(other)];
  await call(other.owner, save, { body: setupOf(shop.receiver, { fromDayAD: '2026-11-20' }) });
  const now = await sell(other);
  expect((await call(other.owner, state, {})).counts.WAITING).toBe(1);
  await reportDue(app.services);
  const told = shop.receiver.received.map(({ body }) => body['invoice_number']);
  expect(told).toEqual([now.code, first.code, second.code]);
  expect(await reportOf(other.owner, now.id)).toMatchObject({ state: 'SENT', isRealtime: true });
  expect(await reportOf(other.owner, first.id)).toMatchObject({ state: 'SENT', isRealtime: false });
});

test('nothing is put into the line where it is off', async () => {
  const bill = await sell(shop);
  const params = { id: await idOf(bill) };
  await call(shop.owner, hold, { params });
  await call(shop.owner, save, { body: setupOf(shop.receiver, { isOn: false, password: '' }) });
  expect(await refusal(shop.owner, release, { params })).toMatchObject({ status: 409, message: 'CBMS is turned off' });
});
