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

test('the first start makes the super user with a random password and shows it once', async () => {
  const shown = await ensureSuperUser(app.services);
  expect(shown).toMatchObject({ userName: 'admin@bahi.local', password: expect.stringMatching(/^\w{16}$/) });
  const { access_token: token } = tokensIn(await signIn(app, 'admin@bahi.local', shown?.password));
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
  expect((await signIn(app, 'chief@bahi.example', 'Sagarmatha#8848')).status).toBe(200);
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
