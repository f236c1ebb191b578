import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../../../platform/settings/config.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from './testing/api.ts';
import { signIn, tokensIn } from './testing/people.ts';
import { ensureSuperUser } from './super-user.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

test('the first start makes the super user with a random password, shows it once, and has them choose their own', async () => {
  const shown = await ensureSuperUser(app.services);
  expect(shown).toMatchObject({ userName: 'admin@bahi.local', password: expect.stringMatching(/^\S{16}$/) });
  const first = tokensIn(await signIn(app, 'admin@bahi.local', shown?.password));
  expect(first.must_change_password).toBe(true);
  const { access_token: token } = first;
  expect((await send(app, 'GET /user/get_all', { token })).status, 'before it is changed it opens nothing').toBe(403);
  const change = { oldPassword: shown?.password, password: 'Jhola-badam-7-tara' };
  expect((await send(app, 'POST /user/change_password', { token, body: change })).status).toBe(200);
  expect((await send(app, 'GET /user/get_all', { token })).status).toBe(200);
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({
    user: { userDetails: { userType: 'SUPER_USER' } },
    business: null,
  });
  expect(await ensureSuperUser(app.services)).toBeNull();
  const [users] = await app.asOwner(`select count(*)::int as count from app_user where user_type = 'SUPER_USER'`);
  expect(users).toEqual({ count: 1 });
});

test('with e-mail and password from the settings nothing is shown', async () => {
  app.services.config.superUser = { email: 'chief@bahi.example', password: 'Sagarmatha#8848' };
  expect(await ensureSuperUser(app.services)).toBeNull();
  const signedIn = await signIn(app, 'chief@bahi.example', 'Sagarmatha#8848');
  expect(tokensIn(signedIn).must_change_password).toBe(false);
});

test('servers that start at the same moment make one super user', async () => {
  const shown = await Promise.all([1, 2, 3, 4].map(() => ensureSuperUser(app.services)));
  expect(shown.filter((login) => login !== null)).toHaveLength(1);
  const password = shown.find((login) => login !== null)?.password;
  expect((await signIn(app, 'admin@bahi.local', password)).status).toBe(200);
});

test('a password of the settings that cannot be used stops the start', async () => {
  app.services.config.superUser = { email: 'chief@bahi.example', password: 'short' };
  await expect(ensureSuperUser(app.services)).rejects.toThrow(ConfigError);
  await expect(ensureSuperUser(app.services)).rejects.toThrow(
    'SUPER_USER_PASSWORD has 5 characters: give it 8 to 128.',
  );
});
