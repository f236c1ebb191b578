import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import {
  askForTokens,
  type Owner,
  otherThan,
  password,
  refresh,
  registerOwner,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';
import { firstStep, halfMinute, type Phone, secondStep, turnOn } from '../second-factor/testing/phone.ts';

const minutes = 60_000;

let app: TestApp;
let owner: Owner;
let phone: Phone;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  phone = await turnOn(app, owner.tokens.access_token);
});
afterAll(() => app.close());

/** The app has shown another code since. */
const nextCode = (): string => {
  app.advance(halfMinute);
  return phone.code();
};
const refusedAt = (received: { errors: Record<string, string> }): Record<string, string> => received.errors;

test('a right password is answered with a ticket in place of tokens, and the code of the app gives these', async () => {
  const asked = await signIn(app, owner.email);
  expect(asked).toMatchObject({
    status: 400,
    body: {
      error: 'mfa_required',
      message: 'Enter the code of your authenticator app',
      secondFactor: ['CODE'],
      ticket: expect.any(String),
    },
  });
  expect(asked.body).not.toHaveProperty('access_token');
  const tokens = tokensIn(await secondStep(app, String(asked.body['ticket']), nextCode()));
  expect((await send(app, 'GET /init', { token: tokens.access_token })).status).toBe(200);
});

test('a code to the mobile is a first step as well, and is used up by it', async () => {
  const ticket = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  const asked = await askForTokens(app, { grant_type: 'otp', ticket });
  expect(asked.body).toMatchObject({ error: 'mfa_required' });
  expect((await askForTokens(app, { grant_type: 'otp', ticket })).body).toMatchObject({ error: 'invalid_grant' });
  expect((await secondStep(app, String(asked.body['ticket']), nextCode())).status).toBe(200);
});

test('who has none is let in at once, and a refresh asks for nothing', async () => {
  const other = await registerOwner(app);
  expect((await signIn(app, other.email)).status).toBe(200);
  const { refresh_token: token } = tokensIn(await secondStep(app, await firstStep(app, owner.email), nextCode()));
  expect((await refresh(app, token)).status).toBe(200);
});

test('a wrong code is refused at its field, and the ticket stays good', async () => {
  const ticket = await firstStep(app, owner.email);
  const code = nextCode();
  const wrong = await secondStep(app, ticket, otherThan(code));
  expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect(refusedAt(wrong)).toEqual({ code: 'This code is not right' });
  expect(refusedAt(await secondStep(app, ticket, '12345'))).toEqual({
    code: 'Six digits of the app, or a recovery code of ten characters',
  });
  expect((await secondStep(app, ticket, code)).status).toBe(200);
});

test('a code is taken once, also by two who bring it at the same moment', async () => {
  const [one, other] = [await firstStep(app, owner.email), await firstStep(app, owner.email)];
  const code = nextCode();
  const answers = await Promise.all([secondStep(app, one, code), secondStep(app, other, code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const replayed = await secondStep(app, await firstStep(app, owner.email), code);
  expect(refusedAt(replayed)).toEqual({ code: 'This code was already used. Wait for the next one' });
});

test('an app may be half a minute ahead or behind, and no more; what is older than a used one counts as used', async () => {
  app.advance(10 * halfMinute);
  const tryCode = async (aheadSteps: number) =>
    refusedAt(await secondStep(app, await firstStep(app, owner.email), phone.code(aheadSteps)));
  const wrong = { code: 'This code is not right' };
  const used = { code: 'This code was already used. Wait for the next one' };
  expect(await tryCode(-2)).toEqual(wrong);
  expect(await tryCode(2)).toEqual(wrong);
  expect(await tryCode(-1)).toEqual({});
  expect(await tryCode(1)).toEqual({});
  expect(await tryCode(0)).toEqual(used);
  app.advance(halfMinute);
});

test('digits of Nepali and spaces are taken as well', async () => {
  const code = nextCode().replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await secondStep(app, await firstStep(app, owner.email), spaced)).status).toBe(200);
});

test('a recovery code opens the second step once, however it is written', async () => {
  const [code = ''] = phone.recoveryCodes;
  const written = ` ${code.toUpperCase().replace('-', ' ')} `;
  expect((await secondStep(app, await firstStep(app, owner.email), written)).status).toBe(200);
  expect(refusedAt(await secondStep(app, await firstStep(app, owner.email), code))).toEqual({
    code: 'This code is not right',
  });
  expect(app.logLines.some((line) => line.includes('RECOVERY_CODE'))).toBe(true);
});

test('a recovery code of somebody else opens nothing', async () => {
  const other = await registerOwner(app);
  const { recoveryCodes } = await turnOn(app, other.tokens.access_token);
  expect((await secondStep(app, await firstStep(app, owner.email), recoveryCodes[0] ?? '')).status).toBe(400);
});

test('a ticket ends after five minutes, is used once, and is nothing that can be made up', async () => {
  const ended = 'The sign-in took too long. Sign in again';
  const late = await firstStep(app, owner.email);
  app.advance(5 * minutes);
  expect(refusedAt(await secondStep(app, late, phone.code()))).toEqual({ ticket: ended });
  const ticket = await firstStep(app, owner.email);
  expect((await secondStep(app, ticket, nextCode())).status).toBe(200);
  expect(refusedAt(await secondStep(app, ticket, nextCode()))).toEqual({ ticket: ended });
  const tampered = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`;
  expect(refusedAt(await secondStep(app, tampered, nextCode()))).toEqual({ ticket: ended });
  const ofMobile = await ticketFor(app, owner.mobileNumber, 'RESET');
  expect(refusedAt(await secondStep(app, ofMobile, nextCode()))).toEqual({ ticket: ended });
});

test('a ticket of one is no second step of another', async () => {
  const other = await registerOwner(app);
  const { code } = await turnOn(app, other.tokens.access_token);
  expect((await secondStep(app, await firstStep(app, owner.email), code())).status).toBe(400);
});

test('a password that was reset meanwhile, and an account made inactive, end the step that is to come', async () => {
  const person = await registerOwner(app);
  const { code } = await turnOn(app, person.tokens.access_token);
  const early = await firstStep(app, person.email);
  const ticket = await ticketFor(app, person.mobileNumber, 'RESET');
  const reset = { ticket, password: `New${password}` };
  expect((await send(app, 'POST /user/accounts/password/reset/confirm', { body: reset })).status).toBe(200);
  expect(refusedAt(await secondStep(app, early, code()))).toHaveProperty('ticket');
  const asked = await signIn(app, person.email, reset.password);
  expect(asked.body, 'a reset takes no factor away').toMatchObject({ error: 'mfa_required' });
  await app.services.database.transaction('write', { ...person, outletId: null }, (tx) =>
    tx.query('update app_user set is_active = false where id = $1', [person.userId]),
  );
  expect(await secondStep(app, String(asked.body['ticket']), code())).toMatchObject({
    status: 403,
    body: { error_description: 'session.disabled' },
  });
});
