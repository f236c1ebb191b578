import { randomUUID } from 'node:crypto';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOwner } from '../features/account/account/testing/people.ts';
import { send } from '../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Calls that open their own transactions do nothing twice either, when their answer was lost and they are sent again.
let app: TestApp;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
  colleague = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
});
afterAll(() => app.close());

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const reset = (key: Record<string, string>, userId = colleague.userId) =>
  send(owner, userContract.resetPassword, { body: { userId } }, key);
const textsTo = (mobileNumber: string) =>
  app.logLines.filter((line) => line.includes('"sms"') && line.includes(`"${mobileNumber}"`));

test('a password that is reset again under its key is the one that was given first', async () => {
  const key = keyed();
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(key)));
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([answers.map(({ status }) => status), texts.size]).toEqual([Array.from({ length: 8 }, () => 200), 1]);
  const again = await (await reset(key)).text();
  expect(texts).toContain(again);
  const { temporaryPassword } = userContract.resetPassword.answer.parse(JSON.parse(again).data);
  const kept = await app.asOwner('select answer::text, request_hash::text from idempotency where user_id = $1', [
    owner.userId,
  ]);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(temporaryPassword);
  const other = await (await reset(keyed())).text();
  expect(other).not.toBe(again);
});

test('a key is for one request: with other contents it is refused', async () => {
  const key = keyed();
  expect((await reset(key)).status).toBe(200);
  const other = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  expect((await reset(key, other.userId)).status).toBe(422);
});

test('a call that failed leaves its key free', async () => {
  const person = await registerOwner(app);
  const caller = { ...owner, token: person.tokens.access_token };
  const body = { oldPassword: 'Wrong#1234', password: 'Jhola-badam-7-tara' };
  const key = keyed();
  for (const status of [400, 400])
    expect((await send(caller, accountContract.changePassword, { body }, key)).status).toBe(status);
  expect(await app.asOwner('select key from idempotency where user_id = $1', [person.userId])).toEqual([]);
});

test('who is not signed in gets one code for one key', async () => {
  const visitor = { base: app.base, token: null };
  const ask = (mobileNumber: string, key: Record<string, string>) =>
    send(visitor, otpContract.send, { body: { mobileNumber, purpose: 'SIGN_UP' } }, key);
  const key = keyed();
  const [first, second] = [await ask('9813000001', key), await ask('9813000001', key)];
  expect([first.status, second.status, await first.text()]).toEqual([200, 200, await second.text()]);
  expect(textsTo('9813000001')).toHaveLength(1);
  expect((await ask('9813000001', keyed())).status, 'without it the second one is too soon').toBe(429);
  expect((await ask('9813000002', key)).status).toBe(422);
});
