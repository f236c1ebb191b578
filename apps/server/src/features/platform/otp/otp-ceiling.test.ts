import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../../platform/core/limits.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../../account/account/testing/api.ts';
import { registerOwner } from '../../account/account/testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { otp: { ...defaultLimits.otp, inAllAnHour: 6, alarmAnHour: 3 } } });
});
afterAll(() => app.close());

const ask = (mobileNumber: string, purpose = 'SIGN_UP', language: 'en' | 'ne' = 'en') =>
  send(app, 'POST /public/otp/send', { body: { mobileNumber, purpose }, language });
const alarms = () => app.logLines.filter((line) => line.includes('"codes.cost"'));

test('all codes together have a ceiling, through whichever address they are asked for, and it is told of before', async () => {
  // One code of these six is the owner's own.
  const owner = await registerOwner(app);
  const [first, second] = await Promise.all([ask('9811000001'), ask('9811000002')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(alarms()).toEqual([]);
  expect((await ask('9811000003')).status).toBe(200);
  expect(alarms()).toEqual([expect.stringMatching(/"level":40.*"sentWithinHour":3,"most":6/)]);
  // For a number without an account nothing is sent to sign in, which costs nothing.
  expect((await ask('9811000004', 'LOGIN')).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 12 }, (_, place) => ask(`98120000${10 + place}`)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = await ask('9811000009');
  expect(refused).toMatchObject({ status: 503, body: { error: 'otp.tooManyInAll' } });
  expect(refused.body.message).toMatch(/^Too many codes are being asked for just now/);
  expect((await ask('9811000009', 'SIGN_UP', 'ne')).body.message).toMatch(/^अहिले धेरै कोड मागिँदै छ/);
  // Whoever has an account is told the same as who has none.
  const reset = (username: string) => send(app, 'POST /user/reset_req', { body: { username } });
  for (const username of [owner.email, 'nobody@bahi.example'])
    expect(await reset(username)).toMatchObject({ status: 503, body: { error: 'otp.tooManyInAll' } });
  app.advance(3_600_001);
  expect((await ask('9811000009')).status).toBe(200);
});
