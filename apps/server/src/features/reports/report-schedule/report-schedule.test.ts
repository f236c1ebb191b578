import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { sell } from '../../../testing/shop.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { sendDueReports } from './report-schedule.worker.ts';
import {
  fileIn,
  letterIn,
  openSendingShop,
  type SendingShop,
  startSending,
  subjectIn,
} from './testing/sending-shop.ts';

const { save, list, ofReport, toggle, send, retry, stop } = reportScheduleContract;
const day = 24;

let sending: Awaited<ReturnType<typeof startSending>>;
let our: SendingShop;
beforeAll(async () => {
  sending = await startSending();
});
beforeEach(async () => {
  our = await openSendingShop(sending);
});
afterEach(() => expectSoundBooks(our.app));
afterAll(() => sending.close());

const daysOf = async (schedule: { id: number }) => (await our.sent(schedule)).map(({ dayAD }) => dayAD);
const stateOf = async (schedule: { id: number }) => (await our.sent(schedule)).map(({ message }) => message.state);

test('a report goes each day once, with its file, its days and its rows in the letter, however often it is looked for', async () => {
  const schedule = await our.schedule({ recipients: 'sita@home.example; RAM@home.example\nram@home.example' });
  expect(schedule).toMatchObject({
    recipients: ['sita@home.example', 'ram@home.example'],
    state: 'ON',
    nextDayAD: '2026-11-21',
    isOwn: true,
    mayToggle: true,
    last: null,
    isMailSetUp: true,
  });
  await our.work();
  expect(await our.sent(schedule), 'nothing goes by being saved').toEqual([]);
  await sell(our.shop);
  await our.pass(day);
  for (let round = 0; round < 3; round += 1) await our.work();
  expect(await daysOf(schedule)).toEqual(['2026-11-21', '2026-11-21']);
  expect(our.host.received.map(({ to }) => to.join()).toSorted()).toEqual(['ram@home.example', 'sita@home.example']);
  const [letter] = our.host.received;
  expect(subjectIn(letter)).toBe('Sales 1: 4 Mangsir 2083');
  expect(letterIn(letter)).toMatch(/^Sales 1 of Gurung Kirana Pasal is attached, with 1 row\./);
  expect(letterIn(letter)).toMatch(/2083-08-04/);
  const { name, bytes } = fileIn(letter);
  expect(name).toBe('Sales Report.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await our.sent(schedule))[0]).toMatchObject({ kind: 'SCHEDULE', sentBy: null, message: { state: 'SENT' } });
  expect((await our.read(schedule)).nextDayAD).toBe('2026-11-22');
  await our.pass(day);
  await our.work();
  expect(await daysOf(schedule)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-22']);
});

test('several servers at once send once', async () => {
  const schedules = [];
  for (let count = 0; count < 4; count += 1) schedules.push(await our.schedule());
  const others = await Promise.all([1, 2].map(() => startTestApp({ ...our.options, beside: our.app, connections: 5 })));
  await our.pass(day);
  for (const other of others) other.advance(day * 3_600_000);
  const servers = [our.app, ...others];
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(servers.map(({ services }) => sendDueReports(services)));
    await Promise.all(servers.map(({ services }) => deliverDue(services)));
  }
  await Promise.all(others.map((other) => other.close()));
  expect(our.host.received).toHaveLength(4);
  for (const schedule of schedules) expect(await daysOf(schedule)).toEqual(['2026-11-21']);
});

test('in Nepali, as Excel, on its day of the week and on the last day of each month of Bikram Sambat', async () => {
  const { id: savedReportId } = await our.keep({ nameNp: 'महिनाको बिक्री', period: 'thisBsMonth' });
  const monthly = await our.schedule({
    savedReportId,
    frequency: 'MONTHLY',
    monthDay: '३२',
    fileType: 'EXCEL',
    language: 'ne',
  });
  const weekly = await our.schedule({ frequency: 'WEEKLY', weekday: 'SUNDAY', hour: 0 });
  // The last of Mangsir, a month of 29 days or 30, and the next Sunday.
  expect([monthly.nextDayAD, weekly.nextDayAD]).toEqual(['2026-12-15', '2026-11-22']);
  for (let days = 0; days < 26; days += 1) {
    await our.pass(day);
    await our.work();
  }
  await our.pass(29 * day);
  await our.work();
  expect(await daysOf(monthly)).toEqual(['2026-12-15', '2027-01-14']);
  const sundays = ['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13'];
  // Of those of a month in which no server ran the last one is too old.
  expect(await daysOf(weekly)).toEqual(sundays);
  const letter = our.host.received.find(({ source }) => source.includes('.xlsx'));
  expect(subjectIn(letter)).toBe('महिनाको बिक्री: १ मंसिर २०८३ – २९ मंसिर २०८३');
  expect(letterIn(letter)).toMatch(/^गुरुङ किराना पसलको महिनाको बिक्री यसैसाथ पठाइएको छ। यो अवधि र छनोटमा केही छैन।/);
  expect(fileIn(letter).bytes.subarray(0, 2).toString()).toBe('PK');
});

test('what no server was there for is made up for once: the latest day within three, with the days that it meant', async () => {
  const daily = await our.schedule();
  const weekly = await our.schedule({ frequency: 'WEEKLY', weekday: 'SUNDAY' });
  const missed = await our.schedule({ frequency: 'WEEKLY', weekday: 'SATURDAY' });
  // A quarter past ten on Wednesday the 25th.
  await our.pass(5 * day);
  await our.work();
  await our.work();
  expect(await daysOf(daily)).toEqual(['2026-11-25']);
  expect(await daysOf(weekly)).toEqual(['2026-11-22']);
  expect(await daysOf(missed), 'four days ago').toEqual([]);
  expect((await our.read(missed)).nextDayAD).toBe('2026-11-28');
  expect(our.host.received.map(subjectIn).toSorted()).toEqual(['Sales 1: 8 Mangsir 2083', 'Sales 2: 5 Mangsir 2083']);
});

test('not before its hour, and at once from the day on on which its hour was still to come', async () => {
  const evening = await our.schedule({ hour: 18 });
  expect(evening.nextDayAD).toBe('2026-11-20');
  await our.work();
  expect(await daysOf(evening)).toEqual([]);
  await our.pass(8);
  await our.work();
  expect(await daysOf(evening)).toEqual(['2026-11-20']);
  // Another hour begins anew, without sending the same day twice; another address does not.
  const { version, savedReportId } = await our.read(evening);
  const body = our.bodyOf({ savedReportId: savedReportId ?? 0, id: evening.id, version, hour: 20 });
  expect(await call(our.shop.owner, save, { body })).toMatchObject({ nextDayAD: '2026-11-20', version: version + 1 });
  await our.pass(2);
  await our.work();
  expect(await daysOf(evening)).toEqual(['2026-11-20']);
  expect((await refusal(our.shop.owner, save, { body })).error).toBe('common.stale');
});

test('a day whose hour is late is made up for early on the next one', async () => {
  const late = await our.schedule({ hour: 23 });
  // A quarter past one at night.
  await our.pass(15);
  await our.work();
  expect(await daysOf(late)).toEqual(['2026-11-20']);
  expect((await our.read(late)).nextDayAD).toBe('2026-11-21');
  await our.pass(22);
  await our.work();
  expect(await daysOf(late)).toEqual(['2026-11-20', '2026-11-21']);
});

test('a report with nothing in it says so, or is not sent where only rows are wanted', async () => {
  const always = await our.schedule();
  const onlyRows = await our.schedule({ onlyWithRows: true });
  await our.pass(day);
  await our.work();
  expect(our.host.received.map(letterIn).join()).toContain('There is nothing for this period and filter.');
  expect(await stateOf(always)).toEqual(['SENT']);
  expect((await our.sent(onlyRows))[0]?.message).toMatchObject({ state: 'CANCELLED', failure: 'NO_ROWS' });
});

test('it is sent at once by hand, again where that failed, and stopped while it waits', async () => {
  const schedule = await our.schedule();
  const params = { id: schedule.id };
  await call(our.shop.owner, toggle, { params });
  await call(our.shop.owner, send, { params });
  await our.host.close();
  await deliverDue(our.app.services);
  const [waiting] = await our.sent(schedule);
  expect(waiting).toMatchObject({
    kind: 'HAND',
    dayAD: '2026-11-20',
    sentBy: 'Sita Gurung',
    message: { state: 'WAITING', failure: 'UNREACHABLE', tries: 1 },
  });
  expect((await our.read(schedule)).last).toMatchObject({ message: { state: 'WAITING' } });
  const of = { params: { deliveryId: waiting?.id ?? 0 } };
  expect(await refusal(our.shop.owner, retry, of)).toMatchObject({ status: 409 });
  expect(await call(our.shop.owner, stop, of)).toMatchObject({ message: { state: 'CANCELLED' } });
  expect(await call(our.shop.owner, retry, of)).toMatchObject({ message: { state: 'WAITING', tries: 0 } });
});

test('what is wrong is told at its field, and there is one for each saved report', async () => {
  const { owner } = our.shop;
  const { id: savedReportId } = await our.keep();
  const refused = async (changes: object) =>
    Object.keys(fieldsOf(await refusal(owner, save, { body: our.bodyOf({ savedReportId, ...changes }) })));
  const eleven = Array.from({ length: 11 }, (_, position) => `a${position}@home.example`);
  for (const [changes, field] of [
    [{ recipients: '' }, 'recipients'],
    [{ recipients: 'sita@home.example, ram' }, 'recipients'],
    [{ recipients: eleven }, 'recipients'],
    [{ frequency: 'YEARLY' }, 'frequency'],
    [{ frequency: 'WEEKLY' }, 'weekday'],
    [{ frequency: 'MONTHLY', monthDay: '' }, 'monthDay'],
    [{ frequency: 'MONTHLY', monthDay: 33 }, 'monthDay'],
    [{ hour: 24 }, 'hour'],
    [{ fileType: 'CSV' }, 'fileType'],
    [{ language: 'hi' }, 'language'],
    [{ onlyWithRows: undefined }, 'onlyWithRows'],
  ] as const)
    expect(await refused(changes)).toEqual([field]);
  const wrong = await refusal({ ...owner, language: 'ne' }, save, {
    body: our.bodyOf({ savedReportId, recipients: 'ram' }),
  });
  expect(fieldsOf(wrong)['recipients']).toMatch(/^एकदेखि दसवटा इमेल ठेगाना/);
  expect(await call(owner, ofReport, { params: { savedReportId } })).toEqual({ schedule: null, isMailSetUp: true });
  const body = our.bodyOf({ savedReportId });
  expect(await messageOf(owner, save, { body })).toBe('Sending by e-mail saved');
  expect(fieldsOf(await refusal(owner, save, { body }))).toEqual({ savedReportId: 'Already exists' });
  const found = await call(owner, ofReport, { params: { savedReportId } });
  expect(found.schedule).toMatchObject({ savedReportId, frequency: 'DAILY', hour: 9 });
  const { rows } = await call(owner, list, { query: { isActive: true, sort: '-nextDayAD', search: 'Sales' } });
  expect(rows.map(({ id }) => id)).toEqual([found.schedule?.id]);
});

test('its history is what people changed of it, however often it went since', async () => {
  const schedule = await our.schedule();
  const { version, savedReportId } = await our.read(schedule);
  const body = { ...our.bodyOf({ savedReportId: savedReportId ?? 0 }), recipients: 'outside@mail.example' };
  await call(our.shop.owner, save, { body: { ...body, id: schedule.id, version } });
  const { businessId, userId } = our.shop.owner;
  await our.app.services.database.transaction('write', { businessId, outletId: null, userId }, async (db) => {
    for (let times = 0; times < 301; times += 1)
      await db.query(
        'update report_schedule set next_on = next_on + 1 where business_id = $1 and id = $2 returning id',
        [businessId, schedule.id],
      );
  });
  const params = { kind: 'REPORT_SCHEDULE', id: schedule.id } as const;
  const { events, isCut } = await call(our.shop.owner, recordHistoryContract.get, { params });
  expect(isCut).toBe(false);
  expect(events.map(({ act }) => act)).toEqual(['CHANGED', 'CREATED']);
  expect(events[0]?.changes).toMatchObject([{ after: { en: expect.stringContaining('outside@mail.example') } }]);
});
