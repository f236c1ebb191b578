import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller, refusal, send } from '../../../testing/caller.ts';
import { addPerson, firstOutletId, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send as sendPlain } from '../../account/account/testing/api.ts';
import {
  addUser,
  askForTokens,
  codeSentTo,
  otherThan,
  type Owner,
  password,
  refresh,
  registerOwner,
  signIn,
  ticketFor,
  tokensIn,
} from '../../account/account/testing/people.ts';

const { list, download } = securityLogContract;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'user-agent': firefox } });

let app: TestApp;
let owner: Owner;
let caller: Person;
let platform: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  caller = { base: app.base, token: owner.tokens.access_token, userId: owner.userId, businessId: owner.businessId };
  platform = await openPlatform(app);
});
afterAll(() => app.close());

/** What the log says now of a kind, the newest first. */
async function logged(reader: Caller, query: Record<string, unknown> = {}) {
  return (await call(reader, list, { query: { pageSize: 50, ...query } })).rows;
}

test('who signs in is kept with the way, the address and the browser; who fails with the account, if there is one', async () => {
  await signIn(app, owner.email, password, from('10.1.1.1'));
  await signIn(app, owner.email, 'Secret#Typed1', from('10.1.1.1'));
  await signIn(app, 'nobody@bahi.example', 'Secret#Typed1', from('10.1.1.1'));
  const [wrong, right] = await logged(caller, { userId: owner.userId, search: '10.1.1.1' });
  expect(wrong).toMatchObject({ event: 'passwordWrong', outcome: 'REFUSED', userFullName: 'Sita Gurung' });
  expect(right).toMatchObject({
    event: 'signedIn',
    outcome: 'DONE',
    detail: ['BY_PASSWORD'],
    address: '10.1.1.1',
    browser: 'FIREFOX',
    device: 'LINUX',
    call: 'POST /oauth/token',
    businessId: owner.businessId,
  });
  const strangers = await logged(platform, { search: '10.1.1.1', event: 'passwordWrong' });
  expect(strangers.map(({ userId, businessId }) => [userId, businessId])).toEqual([
    [null, null],
    [owner.userId, owner.businessId],
  ]);
  const everything = JSON.stringify(await app.asOwner('select * from security_event'));
  for (const typed of ['Secret#Typed1', 'nobody@bahi.example', password]) expect(everything).not.toContain(typed);
});

test('a code that is wrong, a sign-in by code, and one to an account that is switched off', async () => {
  const person = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const { mobileNumber } = person;
  await sendPlain(app, 'POST /public/otp/send', { body: { mobileNumber, purpose: 'LOGIN' } });
  const otp = otherThan(await codeSentTo(app, mobileNumber));
  await sendPlain(app, 'POST /public/otp/verify', { body: { mobileNumber, purpose: 'LOGIN', otp } });
  app.advance(61_000);
  await askForTokens(app, { grant_type: 'otp', ticket: await ticketFor(app, mobileNumber, 'LOGIN') });
  await call(caller, userContract.toggle, { params: { id: person.userId, status: 'INACTIVE' } });
  await signIn(app, person.email);
  expect((await logged(caller, { userId: person.userId })).map(({ event, detail }) => [event, detail])).toEqual([
    ['signInRefused', []],
    ['accountChanged', ['OFF']],
    ['signedIn', ['BY_CODE']],
    ['codeWrong', []],
  ]);
});

test('used-up tries, a refresh token that comes back, signing out and ending the others', async () => {
  const person = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  for (let round = 0; round < 21; round += 1) await signIn(app, person.email, 'Secret#Typed1', from('10.2.2.2'));
  const rows = await logged(caller, { userId: person.userId });
  expect(rows.map(({ event, times }) => [event, times])).toEqual(
    expect.arrayContaining([
      ['tooManyTries', 1],
      ['passwordWrong', 1],
      ['passwordWrong', 19],
    ]),
  );
  const first = tokensIn(await signIn(app, person.email));
  await refresh(app, first.refresh_token);
  app.advance(61_000);
  await refresh(app, first.refresh_token);
  const [second] = [tokensIn(await signIn(app, person.email)), await signIn(app, person.email)];
  await sendPlain(app, 'DELETE /user-session/others', { token: second.access_token });
  await sendPlain(app, 'POST /user/logout', { token: second.access_token });
  const since = await logged(caller, { userId: person.userId, pageSize: 5 });
  expect(since.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['signedOut', 'sessionsEnded', 'signedIn', 'tokenReused']),
  );
});

test('what was refused is kept though its transaction was rolled back, with the call and who it was', async () => {
  const clerk = await addPerson(app, caller, { userType: 'BUSINESS_INTERNAL', rights: ['user.read', 'user.update'] });
  await refusal(clerk, customerContract.list, {});
  // Asked within the transaction of the call, which is rolled back.
  await refusal(clerk, userContract.resetPassword, { body: { userId: owner.userId } });
  const rows = await logged(caller, { userId: clerk.userId, outcome: 'REFUSED' });
  expect(rows.map((row) => [row.event, row.call, row.userFullName])).toEqual([
    ['forbidden', userContract.resetPassword.call, 'Hari Thapa'],
    ['forbidden', customerContract.list.call, 'Hari Thapa'],
  ]);
});

test('changes of rights: people, roles, grants and assignments, with who made them and on whom', async () => {
  const person = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  await call(caller, userContract.resetPassword, { body: { userId: person.userId } });
  const { id: roleId } = await call(caller, roleContract.save, {
    body: { name: 'Stock keeper', type: 'BUSINESS_INTERNAL' },
  });
  const [group] = await call(caller, roleModulePrivilegeContract.tree, {});
  const grants = { roleId, modules: [{ moduleId: group?.moduleId ?? 0, read: true }] };
  await call(caller, roleModulePrivilegeContract.assign, { body: grants });
  await call(caller, userRoleContract.create, { body: { userId: person.userId, roleId } });
  const ofRole = await logged(caller, { event: 'rightsChanged', search: 'Stock keeper' });
  expect(ofRole.map(({ call: made, userId }) => [made, userId])).toEqual([
    [roleModulePrivilegeContract.assign.call, owner.userId],
    [roleContract.save.call, owner.userId],
  ]);
  expect(await logged(caller, { userId: person.userId })).toMatchObject([
    { event: 'rightsChanged', userId: owner.userId, subjectId: person.userId, detail: ['RIGHTS'] },
    { event: 'accountChanged', userId: owner.userId, subjectFullName: 'Hari Thapa', detail: ['PASSWORD'] },
  ]);
});

test('files of lists are kept by their names, a change of the platform’s settings by its call', async () => {
  await send(caller, userReportContract.download, { body: {} });
  expect(await logged(caller, { event: 'exported' })).toMatchObject([
    { detail: ['User Report.xlsx'], call: userReportContract.download.call, userId: owner.userId },
  ]);
  const lengths = await call(platform, globalSettingsContract.sessionLengths, {});
  await call(platform, globalSettingsContract.saveSessionLengths, { body: lengths.values });
  expect(await logged(platform, { event: 'settingsChanged' })).toMatchObject([
    { userId: platform.userId, call: globalSettingsContract.saveSessionLengths.call, businessId: null },
  ]);
});

test('an owner sees nothing of another business, and the platform all', async () => {
  const other = await openBusiness(app);
  await refusal(await addPerson(app, other, { userType: 'BUSINESS_INTERNAL', rights: [] }), customerContract.list, {});
  const theirs = await logged(other);
  expect(new Set(theirs.map(({ businessId }) => businessId))).toEqual(new Set([other.businessId]));
  const asked = { businessId: other.businessId };
  expect((await logged(caller, asked)).map(({ businessId }) => businessId)).not.toContain(other.businessId);
  expect(await logged(caller, { userId: theirs[0]?.userId })).toEqual([]);
  expect(await logged(platform, asked)).toEqual(theirs);
  const inBusiness = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  const seen = await app.services.database.transaction('read', inBusiness, (tx) =>
    tx.query<{ business_id: number }>('select distinct business_id from security_event'),
  );
  expect(seen).toEqual([{ business_id: owner.businessId }]);
});

test('who has not been given the log, or works in one outlet alone, sees none of it', async () => {
  const clerk = await addPerson(app, caller, { userType: 'BUSINESS_INTERNAL', rights: ['user-report.read'] });
  expect(await refusal(clerk, list, {})).toMatchObject({ status: 403, error: 'common.forbidden' });
  const shop = await openBusiness(app);
  const outletId = await firstOutletId(shop);
  const rights = ['security-log.read'] as const;
  const cashier = await addPerson(app, shop, { userType: 'OUTLET_USER', rights, outletId });
  expect(await refusal(cashier, list, {})).toMatchObject({ status: 403, error: 'role.withinOutlet' });
});

test('a period is by BS or AD days; one that ends before it begins is refused', async () => {
  const today = await logged(caller, { fromDate: '2083-08-04', toDate: '2083-08-04' });
  expect(today.length).toBeGreaterThan(0);
  expect(await logged(caller, { fromDateAD: '2026-11-20', toDateAD: '2026-11-20' })).toEqual(today);
  expect(await logged(caller, { toDate: '2083-08-03' })).toEqual([]);
  const turned = { fromDateAD: '2026-11-20', toDateAD: '2026-11-19' };
  expect(await refusal(caller, list, { query: turned })).toMatchObject({ error: 'common.endBeforeStart' });
  expect(await refusal(caller, list, { query: { sort: 'event' } })).toMatchObject({ status: 400 });
  const oldest = await logged(caller, { sort: 'at' });
  expect(oldest.map(({ id }) => id)).toEqual((await logged(caller)).map(({ id }) => id).toReversed());
});

test('it is exported to Excel in the reader’s language', async () => {
  const response = await send({ ...caller, language: 'ne' }, download, { body: { event: 'passwordWrong' } });
  expect(response.headers.get('content-disposition')).toContain('Security Log.xlsx');
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const cells = (book.sheets[0]?.rows ?? []).flat().map(String);
  expect(cells).toContain('गलत पासवर्ड');
  expect(cells).toContain('लिनक्समा फायरफक्स');
});

test('a flood fills no table: equal failures are counted, and of different ones thirty a minute have a row', async () => {
  app.advance(120_000);
  const sent = Array.from({ length: 60 }, (_, at) =>
    signIn(app, `nobody${at}@bahi.example`, 'Secret#Typed1', from(`10.7.0.${at}`)),
  );
  await Promise.all(sent);
  await logged(platform);
  const [kept] = await app.asOwner(
    `select count(*)::int as rows, sum(times)::int as tries, count(address)::int as told from security_event
     where event = 'passwordWrong' and business_id = 0 and at > to_timestamp($1::double precision / 1000) - interval '1 minute'`,
    [app.services.clock()],
  );
  expect(kept).toEqual({ rows: 32, tries: 60, told: 30 });
});

test('while the log cannot be written people come in all the same, and it is written later', async () => {
  await app.asOwner('alter table security_event rename to security_event_away');
  const { status } = await signIn(app, owner.email, password, from('10.8.8.8'));
  await app.services.securityLog.settle();
  await app.asOwner('alter table security_event_away rename to security_event');
  expect(status).toBe(200);
  expect(await logged(caller, { search: '10.8.8.8' })).toMatchObject([{ event: 'signedIn', userId: owner.userId }]);
});

test('nobody changes what was kept, and two years of it stay', async () => {
  await expect(app.asOwner('update security_event set user_id = 1')).rejects.toThrow('append-only');
  await expect(app.asOwner('delete from security_event')).rejects.toThrow('append-only');
  await app.asOwner(
    `insert into security_event (business_id, at, event, detail, times)
     values ($1, now() - interval '2 years 1 day', 'signedOut', '{}', 1)`,
    [owner.businessId],
  );
  const deleted = await app.asOwner(`delete from security_event where at < now() - interval '2 years' returning id`);
  expect(deleted).toHaveLength(1);
});
