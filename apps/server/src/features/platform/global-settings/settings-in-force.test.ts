import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Owner, refresh, registerOwner, signedIn } from '../../account/account/testing/people.ts';

const { company, saveCompany, saveSessionLengths, platform } = globalSettingsContract;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const soon = { timeout: 20_000, interval: 50 };

let app: TestApp;
let other: TestApp;
let givenAddress: TestApp;
let superUser: Person;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
  givenAddress = await startTestApp({ beside: app, environment: { PUBLIC_URL: 'https://set.example.com' } });
  superUser = await openPlatform(app);
  owner = await registerOwner(app);
});
afterAll(async () => {
  await givenAddress.close();
  await other.close();
  await app.close();
});

const tokens = async (at: TestApp) => signedIn(at, owner.email);

test('what the environment sets wins, is shown with its variable, and is refused when it is to be changed', async () => {
  const there: Person = { ...superUser, base: givenAddress.base };
  await call(superUser, saveCompany, {
    body: { publicUrl: 'https://stored.example.com', supportPhone: '071550000', defaultLanguage: 'en' },
  });
  await vi.waitFor(
    async () =>
      expect(await call({ ...there, token: null }, platform, {})).toMatchObject({ supportPhone: '071550000' }),
    soon,
  );
  expect(await call(there, company, {})).toMatchObject({
    values: { publicUrl: 'https://set.example.com' },
    fromEnvironment: { publicUrl: 'PUBLIC_URL' },
  });
  const changed = await refusal(there, saveCompany, {
    body: { publicUrl: 'https://wanted.example.com', defaultLanguage: 'ne' },
  });
  expect(changed).toMatchObject({ status: 409 });
  expect(fieldsOf(changed)).toEqual({
    publicUrl: 'Set by PUBLIC_URL on the server, so it cannot be changed here',
  });
  // As it was shown it may be sent: the rest is saved, and what is stored below it stays.
  await call(there, saveCompany, { body: { publicUrl: 'https://set.example.com', defaultLanguage: 'ne' } });
  expect((await call(superUser, company, {})).values).toMatchObject({
    publicUrl: 'https://stored.example.com',
    defaultLanguage: 'ne',
  });
});

test('session lengths are in force with the answer where they were saved, and on another server within seconds', async () => {
  expect((await tokens(other)).expires_in).toBe(600);
  await call(superUser, saveSessionLengths, {
    body: { accessTokenMinutes: 5, refreshIdleHours: 2, refreshAbsoluteDays: 1 },
  });
  const { expires_in, access_token } = await tokens(app);
  expect(expires_in).toBe(300);
  await vi.waitFor(async () => expect((await tokens(other)).expires_in).toBe(300), soon);
  // By the token itself, too.
  const list = { base: app.base, token: access_token };
  await call(list, userContract.list, {});
  app.advance(5 * minute);
  expect(await refusal(list, userContract.list, {})).toMatchObject({ status: 401, error: 'invalid_token' });
});

test('a sign-in ends when it goes unused for the hours that are set, and after the days that are set in any case', async () => {
  const idle = await tokens(app);
  app.advance(2 * hour + 1000);
  expect((await refresh(app, idle.refresh_token)).status).toBe(403);

  let { refresh_token: token } = await tokens(app);
  for (let passed = 0; passed < day - 2 * hour; passed += 2 * hour) {
    app.advance(2 * hour - 1000);
    const answer = await refresh(app, token);
    expect(answer.status).toBe(200);
    token = String(Reflect.get(answer.body, 'refresh_token'));
  }
  app.advance(2 * hour - 1000);
  await refresh(app, token);
  app.advance(minute);
  expect((await refresh(app, token)).status).toBe(403);
});
