import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { type Owner, otherThan, password, registerOwner } from '../account/testing/people.ts';
import { firstStep, halfMinute, type Phone, secondStep, turnOn } from '../second-factor/testing/phone.ts';

const tooMany = { status: 429, body: { error: 'invalid_grant', error_description: 'session.tooManyTries' } };

let app: TestApp;
let owner: Owner;
let phone: Phone;
beforeAll(async () => {
  app = await startTestApp({ limits: { signIn: { wrongTries: 4, ofAccount: 50, ofAddress: 50, windowSeconds: 900 } } });
});
beforeEach(async () => {
  // What was tried from this address in the test before counts no more.
  app.advance(15 * 60_000);
  owner = await registerOwner(app);
  phone = await turnOn(app, owner.tokens.access_token);
});
afterAll(() => app.close());

const tryWrong = async (count: number, sending = {}) =>
  Promise.all(
    Array.from({ length: count }, async () =>
      secondStep(app, await firstStep(app, owner.email, sending), otherThan(phone.code()), sending),
    ),
  );

test('after so many wrong codes one waits, even with the right one; many at once pass no more', async () => {
  const answers = await tryWrong(9);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(await secondStep(app, await firstStep(app, owner.email), phone.code())).toMatchObject(tooMany);
  const recovery = phone.recoveryCodes[0] ?? '';
  expect(await secondStep(app, await firstStep(app, owner.email), recovery)).toMatchObject(tooMany);
  app.advance(15 * 60_000);
  expect((await secondStep(app, await firstStep(app, owner.email), phone.code())).status).toBe(200);
});

test('a right password begins no count of codes anew, and neither does a reset; a right code does', async () => {
  await tryWrong(3);
  expect((await secondStep(app, await firstStep(app, owner.email), phone.code())).status).toBe(200);
  app.advance(halfMinute);
  await tryWrong(3);
  const body = { oldPassword: password, password: `New${password}` };
  expect((await send(app, 'POST /user/change_password', { token: owner.tokens.access_token, body })).status).toBe(200);
  const left = await send(app, 'POST /user/second-factor/remove', {
    token: owner.tokens.access_token,
    body: { password: body.password, code: otherThan(phone.code()) },
  });
  expect(left.status).toBe(400);
  const spent = { password: body.password, code: phone.code() };
  expect(
    await send(app, 'POST /user/second-factor/remove', { token: owner.tokens.access_token, body: spent }),
  ).toMatchObject({ status: 429 });
});

test('a browser that the person has signed in with before is counted apart', async () => {
  const browser = { browser: true };
  const known = await secondStep(app, await firstStep(app, owner.email, browser), phone.code(), browser);
  app.advance(halfMinute);
  await tryWrong(5);
  expect(await secondStep(app, await firstStep(app, owner.email), phone.code())).toMatchObject(tooMany);
  const again = { browser: true, device: known.device };
  expect((await secondStep(app, await firstStep(app, owner.email, again), phone.code(), again)).status).toBe(200);
});
