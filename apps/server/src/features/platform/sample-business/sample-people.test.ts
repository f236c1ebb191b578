import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller, refusal } from '../../../testing/caller.ts';
import { openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  addUser,
  type Owner,
  refresh,
  registerOwner,
  signedIn,
  type Tokens,
} from '../../account/account/testing/people.ts';
import { begin, enter, type Inside } from './testing/sample.ts';

let app: TestApp;
let platform: Person;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  owner = await registerOwner(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const as = (tokens: Pick<Tokens, 'access_token'>): Caller & { token: string } => ({
  base: app.base,
  token: tokens.access_token,
  language: 'en',
});
const works = async (caller: Pick<Inside, 'base' | 'token'>) =>
  (await call(caller, sessionContract.init, {})).business?.id ?? null;
const guests = async (): Promise<number[]> => {
  const rows = await app.asOwner(
    `select person.id::int from app_user person join business on business.id = person.business_id
     where business.sample_of_id = $1 order by person.id`,
    [owner.businessId],
  );
  return rows.map(({ id }) => Number(id));
};

test('the platform counts nobody and nothing of a sample', async () => {
  const counted = async () => (await call(platform, dashboardContract.summary, {})).platform;
  const before = await counted();
  await begin(app, as(owner.tokens));
  const inside = await enter(as(owner.tokens));
  expect(await refusal(inside, userContract.get, { params: { userId: 1 } })).toMatchObject({ status: 404 });
  expect(await counted()).toEqual(before);
});

test('of two people in a sample neither sees the sign-ins of the other, nor ends them', async () => {
  const other = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_OWNER_USER',
    roles: ['OWNER'],
  });
  const tokens = await signedIn(app, other.email);
  const [one, two] = [await enter(as(owner.tokens)), await enter(as(tokens))];
  const [theirs] = await app.asOwner(
    `select session.id from user_session session join user_session origin on origin.id = session.origin_id
     where origin.user_id = $1 and session.revoked_at is null`,
    [other.userId],
  );
  const stays = { status: 403, error: 'sampleBusiness.staysInside' };
  expect(await refusal(one, userSessionContract.list, {})).toMatchObject(stays);
  for (const id of [String(theirs?.['id']), 'others'])
    expect(await refusal(one, userSessionContract.remove, { params: { id } })).toMatchObject(stays);
  const [guest = 0] = await guests();
  expect(await refusal(one, userRoleContract.signOut, { params: { userId: guest } })).toMatchObject(stays);
  app.advance(1100);
  expect(await works(as(tokens))).toBe(owner.businessId);
  expect(await works(two)).not.toBe(owner.businessId);
});

test('the platform lists nobody of a sample, and does nothing to them', async () => {
  const people = await guests();
  expect(people.length).toBeGreaterThan(0);
  const query = { pageSize: 100 };
  const lists = [
    await call(platform, userContract.list, { query }),
    await call(platform, userRoleContract.people, { query }),
    await call(platform, userReportContract.list, { query }),
  ];
  for (const { rows } of lists) {
    expect(rows.map(({ id }) => id)).toContain(owner.userId);
    for (const id of people) expect(rows.map((row) => row.id)).not.toContain(id);
  }
  const { rows: log } = await call(platform, securityLogContract.list, { query });
  expect(log.filter(({ userId }) => userId !== null && people.includes(userId))).toEqual([]);
  const unknown = { status: 404 };
  for (const userId of people) {
    const one = { params: { userId } };
    expect(await refusal(platform, userContract.get, one)).toMatchObject(unknown);
    expect(await refusal(platform, userContract.resetPassword, { body: { userId } })).toMatchObject(unknown);
    expect(await refusal(platform, userContract.removeSecondFactor, one)).toMatchObject(unknown);
    expect(await refusal(platform, userRoleContract.signOut, one)).toMatchObject(unknown);
    const off = { params: { id: userId, status: 'INACTIVE' } };
    expect(await refusal(platform, userContract.toggle, off)).toMatchObject(unknown);
  }
});

test.each([
  'update app_user set password_hash = sha256($$x$$)::text where id = $1',
  'update app_user set email = $$a@b.example$$ where id = $1',
  'update app_user set mobile_number = $$9811111111$$ where id = $1',
  `insert into authenticator (user_id, secret) values ($1, '')`,
  `insert into passkey (user_id, name, credential_id, public_key, sign_count, transports, added_at)
   values ($1, 'Key', 'x', '', 0, '{}', now())`,
])('the database itself lets nobody sign in to a sample: %s', async (statement) => {
  const [guest] = await guests();
  await expect(app.asOwner(statement, [guest])).rejects.toThrow('nobody signs in to a sample');
});

test('who may begin no sample any longer stays in it no longer than their tokens last', async () => {
  const other = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_OWNER_USER',
    roles: ['OWNER'],
  });
  const inside = await enter(as(await signedIn(app, other.email)));
  const stays = await refresh(app, inside.refreshToken);
  expect(stays.status).toBe(200);
  const [given] = await call(as(owner.tokens), userRoleContract.ofUser, {
    params: { userId: other.userId },
    query: {},
  });
  await call(as(owner.tokens), userRoleContract.remove, { params: { id: given?.id ?? 0 } });
  expect((await refresh(app, String(Object(stays.body).refresh_token))).status).toBe(403);
});

test('suspending a business ends the stays in its sample for good', async () => {
  const inside = await enter(as(owner.tokens));
  const become = (status: 'ACTIVE' | 'INACTIVE') =>
    call(platform, businessDetailContract.setStatus, { params: { id: owner.businessId, status } });
  await become('INACTIVE');
  await become('ACTIVE');
  app.advance(1100);
  expect(await refusal(inside, sessionContract.init, {})).toMatchObject({ status: 403 });
  expect(await works(as(owner.tokens))).toBe(owner.businessId);
});
