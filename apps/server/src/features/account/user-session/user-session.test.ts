import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { addOutlets, addUser, type Person, refresh, registerOwner, signedIn } from '../account/testing/people.ts';

const { list, remove } = userSessionContract;
const allOthers = { params: { id: 'others' } };
const hours = 3_600_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let app: TestApp;
let businessId: number;
let hari: Person;
beforeAll(async () => {
  app = await startTestApp();
  ({ businessId } = await registerOwner(app));
});
beforeEach(async () => {
  hari = await addUser(app, { businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
});
afterAll(() => app.close());

const as = (tokens: { access_token: string }) => ({
  base: app.base,
  token: tokens.access_token,
  language: 'en' as const,
});
const opens = async (tokens: { access_token: string }): Promise<number> =>
  (await send(app, 'GET /init', { token: tokens.access_token })).status;

test('people see where they are signed in: with what, from where, since when, and which one asks', async () => {
  const first = await signedIn(app, hari.email, { headers: { 'user-agent': firefox } });
  app.advance(60_000);
  const second = await signedIn(app, hari.email);
  const rows = await call(as(first), list, {});
  expect(rows).toMatchObject([
    { browser: 'FIREFOX', device: 'LINUX', isCurrent: true, address: '127.0.0.1' },
    { browser: 'APP', device: 'OTHER', isCurrent: false },
  ]);
  const [, later] = rows;
  expect(Date.parse(later?.signedInAt ?? '')).toBe(Date.parse(rows[0]?.signedInAt ?? '') + 60_000);
  expect((await call(as(second), list, {})).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('a sign-in that was used is told by when it was; what has idled out or ended is not shown', async () => {
  const used = await signedIn(app, hari.email);
  await signedIn(app, hari.email);
  app.advance(23 * hours);
  const again = await refresh(app, used.refresh_token);
  const token = String(Object(again.body).access_token);
  const [current] = await call({ base: app.base, token }, list, {});
  expect(Date.parse(current?.lastUsedAt ?? '') - Date.parse(current?.signedInAt ?? '')).toBe(23 * hours);
  app.advance(2 * hours);
  const last = await signedIn(app, hari.email);
  expect(await call(as(last), list, {})).toHaveLength(2);
});

test('one of them is ended at once, with the outlets that were entered from it', async () => {
  const [outletId] = await addOutlets(app, businessId, [`S${hari.userId}`]);
  const here = await signedIn(app, hari.email);
  const there = await signedIn(app, hari.email);
  const office = await refresh(app, there.refresh_token, { officeId: String(outletId) });
  const inOffice = { access_token: String(Object(office.body).access_token) };
  expect(await Promise.all([here, there, inOffice].map(opens))).toEqual([200, 200, 200]);
  const rows = await call(as(here), list, {});
  expect(rows, 'an outlet is no sign-in of its own').toHaveLength(2);
  expect(await call(as(inOffice), list, {})).toMatchObject([{ id: rows[1]?.id, isCurrent: true }, {}]);
  const id = rows.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect(await messageOf(as(here), remove, { params: { id } })).toBe('Signed out there');
  expect(await Promise.all([here, there, inOffice].map(opens)), 'without waiting').toEqual([200, 403, 403]);
  expect((await refresh(app, there.refresh_token)).status).toBe(403);
  expect(await refusal(as(here), remove, { params: { id } })).toMatchObject({ status: 404 });
});

test('all others are ended at once, and this one goes on', async () => {
  const others = [await signedIn(app, hari.email), await signedIn(app, hari.email)];
  const here = await signedIn(app, hari.email);
  expect(await call(as(here), remove, allOthers)).toEqual({ endedCount: 2 });
  expect(await Promise.all([...others, here].map(opens))).toEqual([403, 403, 200]);
  expect(await messageOf(as(here), remove, allOthers)).toBe('Signed out everywhere else');
});

test('of the sign-ins of others nothing is told', async () => {
  const theirs = await signedIn(app, hari.email);
  const [own] = await call(as(theirs), list, {});
  const other = await addUser(app, { businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const tokens = await signedIn(app, other.email);
  for (const id of [own?.id ?? '', 'no-id', '00000000-0000-4000-8000-000000000000'])
    expect(await refusal(as(tokens), remove, { params: { id } })).toMatchObject({
      status: id === 'no-id' ? 400 : 404,
    });
  expect(await opens(theirs)).toBe(200);
});
