import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, tamper } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { sell } from '../../../testing/shop.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { sendDueReports } from './report-schedule.worker.ts';
import { letterIn, openSendingShop, type SendingShop, startSending } from './testing/sending-shop.ts';

const { save, list, get, toggle, send, retry } = reportScheduleContract;
const day = 24;
const rights = [
  'saved-report.read',
  'saved-report.create',
  'saved-report.update',
  'report-schedule.read',
  'report-schedule.create',
  'report-schedule.update',
  'sales-report.report',
] as const;

let sending: Awaited<ReturnType<typeof startSending>>;
let our: SendingShop;
let keeper: Person;
beforeAll(async () => {
  sending = await startSending();
});
beforeEach(async () => {
  our = await openSendingShop(sending);
  keeper = await addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
});
afterEach(() => expectSoundBooks(our.app));
afterAll(() => sending.close());

const setKeeper = (status: 'ACTIVE' | 'INACTIVE') =>
  call(our.shop.owner, userContract.toggle, { params: { id: keeper.userId, status } });
async function toggleRole(): Promise<void> {
  const { rows } = await call(our.shop.owner, roleContract.list, { query: { search: `ROLE-${keeper.userId}` } });
  await call(our.shop.owner, roleContract.toggle, { params: { roleId: rows[0]?.id ?? 0 } });
}
/** The keeper signs in anew after a day. */
async function passDay(): Promise<void> {
  await our.pass(day);
  keeper = await inOutlet(our.app, keeper, null);
}

test.each([
  ['is not active any more', 'KEEPER_INACTIVE', () => setKeeper('INACTIVE'), () => setKeeper('ACTIVE')],
  ['may not see the report any more', 'NO_RIGHT', toggleRole, toggleRole],
] as const)('nothing goes once who keeps it %s, and the owner lets it go on', async (_, reason, end, begin) => {
  const schedule = await our.schedule({}, keeper);
  await end();
  await passDay();
  await our.work();
  expect(our.host.received).toEqual([]);
  const params = { id: schedule.id };
  const stopped = await call(our.shop.owner, get, { params });
  expect(stopped).toMatchObject({
    state: 'STOPPED',
    stopReason: reason,
    nextDayAD: null,
    isOwn: false,
    mayToggle: true,
  });
  expect(await refusal(our.shop.owner, toggle, { params })).toMatchObject({
    status: 409,
    error: `reportSchedule.${reason}`,
  });
  expect(await refusal(our.shop.owner, send, { params })).toMatchObject({ status: 403 });
  await begin();
  expect(await messageOf(our.shop.owner, toggle, { params })).toBe('It is sent again from 6 Mangsir 2083 on');
  await passDay();
  await our.work();
  expect((await our.sent(schedule)).map(({ dayAD }) => dayAD)).toEqual(['2026-11-22']);
  expect(our.host.received).toHaveLength(1);
});

test('what was written and waits is not sent once who keeps it may not see it: it fails with that, and the rest stops', async () => {
  const schedule = await our.schedule({}, keeper);
  await passDay();
  await sendDueReports(our.app.services);
  await toggleRole();
  await deliverDue(our.app.services);
  expect(our.host.received).toEqual([]);
  const [failed] = await our.sent(schedule);
  expect(failed?.message).toMatchObject({ state: 'FAILED', failure: 'NO_RIGHT' });
  expect(await our.read(schedule)).toMatchObject({ state: 'STOPPED', stopReason: 'NO_RIGHT' });
  const of = { params: { deliveryId: failed?.id ?? 0 } };
  expect(await refusal(our.shop.owner, retry, of)).toMatchObject({ error: 'reportSchedule.notRunning' });
});

test('one whose filter its keeper may not use any more, or that nothing is made of, stops and says so', async () => {
  const branchId = await addOutlet(our.app, our.shop.owner, 'OTHER');
  const cashier = await addPerson(our.app, our.shop.owner, {
    userType: 'OUTLET_USER',
    outletId: our.shop.outletId,
    rights,
  });
  const stock = await addPerson(our.app, our.shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...rights, 'inventory-report.report', 'purchase.read'],
  });
  const ofValue = { report: 'inventory-report', filter: { basis: 'VALUE' } };
  const costs = await our.schedule({ savedReportId: (await our.keep(ofValue, stock)).id }, stock);
  const kept = await our.keep({ name: 'Of here' }, cashier);
  const elsewhere = await our.schedule({ savedReportId: kept.id }, cashier);
  await takeAway(stock, 'purchase');
  const ofBranch = { id: kept.id, version: kept.version, name: 'Of there', filter: { outletId: String(branchId) } };
  await our.keep(ofBranch, cashier);
  await our.pass(day);
  await our.work();
  expect(our.host.received).toEqual([]);
  const found = async (id: number) => (await call(our.shop.owner, get, { params: { id } })).stopReason;
  expect([await found(costs.id), await found(elsewhere.id)]).toEqual(['NO_RIGHT', 'FILTER_WRONG']);
  const again = (id: number) => refusal(our.shop.owner, toggle, { params: { id } });
  expect(await again(costs.id)).toMatchObject({ status: 409, error: 'reportSchedule.NO_RIGHT' });
  expect(await again(elsewhere.id)).toMatchObject({ status: 409, error: 'reportSchedule.FILTER_WRONG' });
  const there = await inOutlet(our.app, cashier, our.shop.outletId);
  expect(await refusal(there, send, { params: { id: elsewhere.id } })).toMatchObject({
    status: 409,
    error: 'reportSchedule.FILTER_WRONG',
  });
});

test('a report that its keeper cannot open is not scheduled at all', async () => {
  const stock = await addPerson(our.app, our.shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...rights, 'inventory-report.report'],
  });
  const kept = await our.keep({ report: 'inventory-report', filter: { basis: 'VALUE' } }, stock);
  const refusedTo = async (language: 'en' | 'ne') =>
    fieldsOf(await refusal({ ...stock, language }, save, { body: our.bodyOf({ savedReportId: kept.id }) }));
  expect(await refusedTo('en')).toEqual({
    savedReportId: 'You cannot open this report with its filter: open it, choose anew and keep it',
  });
  expect(await refusedTo('ne')).toEqual({
    savedReportId: 'यो छनोटले तपाईं प्रतिवेदन खोल्न सक्नुहुन्न: खोलेर फेरि छान्नुहोस् र राख्नुहोस्',
  });
});

/** Takes all rights on a screen from somebody's own role. */
async function takeAway({ businessId, userId }: Person, module: string): Promise<void> {
  await our.app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `update role_module_privilege set privileges = '{}' where business_id = $1
         and role_id = (select id from role where business_id = $1 and code = $2)
         and module_id = (select id from module where code = $3) returning role_id`,
      [businessId, `ROLE-${userId}`, module],
    ),
  );
}

test('a report that is deleted is not sent any more; what went of it stays known', async () => {
  const { id: savedReportId } = await our.keep();
  const schedule = await our.schedule({ savedReportId });
  await our.pass(day);
  await our.work();
  await our.pass(day);
  await sendDueReports(our.app.services);
  const { version } = await call(our.shop.owner, savedReportContract.get, { params: { id: savedReportId } });
  const renamed = { id: savedReportId, version, name: 'Renamed', report: 'sales-report', period: 'yesterday' } as const;
  await call(our.shop.owner, savedReportContract.save, { body: renamed });
  expect((await our.read(schedule)).name).toBe('Renamed');
  await call(our.shop.owner, savedReportContract.remove, { params: { id: savedReportId } });
  await deliverDue(our.app.services);
  expect((await our.sent(schedule)).map(({ message }) => [message.state, message.failure])).toEqual([
    ['SENT', null],
    ['CANCELLED', 'STOPPED'],
  ]);
  const params = { id: schedule.id };
  expect(await our.read(schedule)).toMatchObject({ name: 'Renamed', savedReportId: null, stopReason: 'FORGOTTEN' });
  expect(await refusal(our.shop.owner, toggle, { params })).toMatchObject({ error: 'reportSchedule.FORGOTTEN' });
});

test('of a business that is not active nothing goes; once it is, the latest of what was missed does', async () => {
  const schedule = await our.schedule();
  // The platform's session is as old as what it does.
  const setStatus = async (status: string) =>
    call(await openPlatform(our.app), businessDetailContract.setStatus, {
      params: { id: our.shop.owner.businessId, status },
    });
  await our.pass(day);
  await sendDueReports(our.app.services);
  await setStatus('INACTIVE');
  await our.work();
  expect((await our.sent(schedule))[0]?.message).toMatchObject({ state: 'CANCELLED', failure: 'STOPPED' });
  await our.pass(day);
  await our.work();
  expect(await our.read(schedule)).toMatchObject({ state: 'STOPPED', stopReason: 'BUSINESS_INACTIVE' });
  await setStatus('ACTIVE');
  await our.work();
  expect((await our.sent(schedule)).map(({ dayAD }) => dayAD)).toEqual(['2026-11-21', '2026-11-22']);
});

test('who works in an outlet sends its rows alone, and nothing once they do not work there any more', async () => {
  const branchId = await addOutlet(our.app, our.shop.owner, 'BRANCH');
  const cashier = await addPerson(our.app, our.shop.owner, {
    userType: 'OUTLET_USER',
    outletId: our.shop.outletId,
    rights,
  });
  await sell(our.shop, { outletId: our.shop.outletId });
  const body = our.bodyOf({ savedReportId: (await our.keep({}, cashier)).id });
  const schedule = await call(cashier, save, { body });
  const ofBranch = await addPerson(our.app, our.shop.owner, { userType: 'OUTLET_USER', outletId: branchId, rights });
  const empty = await call(ofBranch, save, { body: { ...body, savedReportId: (await our.keep({}, ofBranch)).id } });
  await our.pass(day);
  await our.work();
  const letters = our.host.received.map(letterIn).toSorted();
  expect(letters).toHaveLength(2);
  expect(letters.filter((letter) => letter.includes('with 1 row.'))).toHaveLength(1);
  expect(letters.filter((letter) => letter.includes('There is nothing'))).toHaveLength(1);
  const there = await inOutlet(our.app, ofBranch, branchId);
  expect(await refusal(there, get, { params: { id: schedule.id } })).toMatchObject({ status: 404 });
  const seen = await call(our.shop.owner, list, { query: {} });
  expect(seen.rows.map(({ outletName, isOwn }) => [outletName, isOwn])).toEqual(
    expect.arrayContaining([['BRANCH', false]]),
  );
  await call(our.shop.owner, outletContract.toggle, { params: { id: branchId } });
  await our.pass(day);
  await our.work();
  expect(await our.read(empty)).toMatchObject({ state: 'STOPPED', stopReason: 'NO_OUTLET' });
  expect(await refusal(our.shop.owner, toggle, { params: { id: empty.id } })).toMatchObject({
    error: 'reportSchedule.NO_OUTLET',
  });
  expect(await our.read(schedule)).toMatchObject({ state: 'ON' });
});

test('only who keeps a report sends it, others neither see nor change that, and who may not see it cannot', async () => {
  const schedule = await our.schedule({}, keeper);
  const other = await addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const params = { id: schedule.id };
  expect(await refusal(other, get, { params })).toMatchObject({ status: 404 });
  expect(await refusal(other, toggle, { params })).toMatchObject({ status: 404 });
  expect((await call(other, list, { query: {} })).rows).toEqual([]);
  const { id: savedReportId } = await our.keep();
  expect(await refusal(keeper, save, { body: our.bodyOf({ savedReportId }) })).toMatchObject({ status: 404 });
  const { version } = await our.read(schedule, keeper);
  const body = our.bodyOf({ savedReportId: (await our.keep({}, keeper)).id, id: schedule.id, version });
  expect(await refusal(keeper, save, { body })).toMatchObject({ error: 'common.unknownRecord' });
});

test('a report that is too large for an e-mail fails with that', async () => {
  const small = await startTestApp({
    ...our.options,
    beside: our.app,
    limits: { mailedReports: { mostBytes: 1000 } },
  });
  const schedules = [await our.schedule(), await our.schedule({ fileType: 'EXCEL' })];
  await our.pass(day);
  small.advance(day * 3_600_000);
  await our.work(small);
  await small.close();
  for (const schedule of schedules)
    expect((await our.sent(schedule))[0]?.message).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE' });
});

test('of the messages of an hour a third is left to people: what does not fit as a whole follows', async () => {
  const limited = await startTestApp({
    ...our.options,
    beside: our.app,
    limits: { paperMessages: { perBusinessAnHour: 4 } },
  });
  const first = await our.schedule({ recipients: 'a@home.example b@home.example' });
  const second = await our.schedule();
  await our.pass(day);
  limited.advance(day * 3_600_000);
  await our.work(limited);
  await our.work(limited);
  expect([(await our.sent(first)).length, (await our.sent(second)).length]).toEqual([2, 0]);
  limited.advance(2 * 3_600_000);
  await our.work(limited);
  await limited.close();
  expect((await our.sent(second)).map(({ dayAD }) => dayAD)).toEqual(['2026-11-21']);
});

test('the checks of the books tell of a report without its message, and of one that went twice', async () => {
  const schedule = await our.schedule();
  await our.pass(day);
  await our.work();
  const name = 'reports by e-mail';
  expect(await faultsOf(our.app, name)).toEqual([]);
  const { businessId } = our.shop.owner;
  const written = `insert into report_delivery (business_id, schedule_id, kind, due_on, recipient, sent_by, sent_by_name)
    values (${businessId}, ${schedule.id}, 'HAND', '2026-11-21', 'ram@home.example', 1, 'Sita')`;
  await tamper(our.app, written);
  expect(await faultsOf(our.app, name)).toMatchObject([{ recipient: 'ram@home.example', message_id: null }]);
  await tamper(our.app, `delete from report_delivery where recipient = 'ram@home.example'`);
});
