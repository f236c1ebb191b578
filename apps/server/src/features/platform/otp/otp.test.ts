import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Received, send } from '../../account/account/testing/api.ts';
import {
  addUser,
  askForTokens,
  codeSentTo,
  otherThan,
  type Owner,
  registerOwner,
  ticketFor,
} from '../../account/account/testing/people.ts';
import type { OtpPurpose } from './tickets.ts';

const purposes = ['SIGN_UP', 'LOGIN', 'RESET'] as const;
const seconds = 1000;

let app: TestApp;
let owner: Owner;
let used = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  app.advance(61 * seconds);
});
afterAll(() => app.close());

const newNumber = (): string => `9800${String((used += 1)).padStart(6, '0')}`;
const ask = (mobileNumber: string, purpose: OtpPurpose = 'SIGN_UP', language: 'en' | 'ne' = 'en'): Promise<Received> =>
  send(app, 'POST /public/otp/send', { body: { mobileNumber, purpose }, language });
const enter = (mobileNumber: string, otp: string, purpose: OtpPurpose = 'SIGN_UP'): Promise<Received> =>
  send(app, 'POST /public/otp/verify', { body: { mobileNumber, purpose, otp } });
const messagesTo = (mobileNumber: string): string[] =>
  app.logLines.filter((line) => line.includes('"sms"') && line.includes(`"${mobileNumber}"`));

test('a code of six digits is sent, and what it is for is said', async () => {
  const number = newNumber();
  const sent = await ask(number);
  expect(sent.body).toEqual({
    status: 200,
    message: 'A code was sent to your mobile',
    data: { resendAfterSeconds: 60, expiresInSeconds: 300 },
  });
  expect(messagesTo(number)).toHaveLength(1);
  expect(messagesTo(number)[0]).toContain(
    `Your Bahi code is ${await codeSentTo(app, number)}. It is valid for 5 minutes.`,
  );
  const verified = await enter(number, await codeSentTo(app, number));
  expect(verified.body.data).toEqual({ ticket: expect.stringMatching(/^[\w-]{40,}$/) });
});

test('the message is in the language of who asks', async () => {
  const number = newNumber();
  expect((await ask(number, 'SIGN_UP', 'ne')).body.message).toBe('तपाईंको मोबाइलमा कोड पठाइयो');
  expect(messagesTo(number)[0]).toContain(`तपाईंको बही कोड ${await codeSentTo(app, number)} हो`);
});

test('the number and the code are taken in either script, with country code and spaces', async () => {
  const number = newNumber();
  const devanagari = (text: string): string => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
  await ask(`+977 ${devanagari(number).slice(0, 5)} ${devanagari(number).slice(5)}`);
  expect((await enter(number, devanagari(await codeSentTo(app, number)))).status).toBe(200);
});

test('what is no mobile number or no code is refused at its field', async () => {
  const mobileInvalid = 'Enter a mobile number of ten digits that begins with 96, 97 or 98';
  for (const mobileNumber of ['1234567890', '98123', '98000000001', 'abc'])
    expect((await ask(mobileNumber)).errors).toEqual({ mobileNumber: mobileInvalid });
  expect((await send(app, 'POST /public/otp/send', { body: { purpose: 'LOGIN' } })).errors).toEqual({
    mobileNumber: 'Required',
  });
  const unknown = await send(app, 'POST /public/otp/send', { body: { mobileNumber: newNumber(), purpose: 'OTHER' } });
  expect(unknown.errors).toEqual({ purpose: 'Choose from the list' });
  expect((await enter(newNumber(), '12345')).errors).toEqual({ otp: 'The code has six digits' });
  expect((await enter(newNumber(), '')).errors).toEqual({ otp: 'Required' });
});

test('a wrong code may be corrected, five times wrong it is used up', async () => {
  const number = newNumber();
  await ask(number);
  const code = await codeSentTo(app, number);
  for (let round = 1; round <= 4; round += 1)
    expect(await enter(number, otherThan(code))).toMatchObject({
      status: 400,
      errors: { otp: 'This code is not right' },
    });
  const last = await enter(number, otherThan(code));
  expect(last).toMatchObject({ status: 400, errors: { otp: 'Too many wrong tries. Ask for a new code' } });
  expect(await enter(number, code)).toMatchObject({ errors: { otp: 'Too many wrong tries. Ask for a new code' } });
});

test('the fourth wrong try still leaves the right one', async () => {
  const number = newNumber();
  await ask(number);
  const code = await codeSentTo(app, number);
  for (let round = 1; round <= 4; round += 1) await enter(number, otherThan(code));
  expect((await enter(number, code)).status).toBe(200);
});

test('fifty tries at once are still five', async () => {
  const number = newNumber();
  await ask(number);
  const code = await codeSentTo(app, number);
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(number, otherThan(code))));
  expect(answers.filter(({ errors }) => errors['otp'] === 'This code is not right')).toHaveLength(4);
  expect((await enter(number, code)).status).toBe(400);
});

test('a code is good for five minutes', async () => {
  const [early, late] = [newNumber(), newNumber()];
  await ask(early);
  await ask(late);
  app.advance(5 * 60 * seconds - 1);
  expect((await enter(early, await codeSentTo(app, early))).status).toBe(200);
  app.advance(1);
  expect(await enter(late, await codeSentTo(app, late))).toMatchObject({
    status: 400,
    errors: { otp: 'This code has expired. Ask for a new one' },
  });
});

test('a code is good once', async () => {
  const number = newNumber();
  await ask(number);
  const code = await codeSentTo(app, number);
  const answers = await Promise.all([enter(number, code), enter(number, code), enter(number, code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await enter(number, code)).errors).toEqual({ otp: 'This code was already used. Ask for a new one' });
});

test('a code is good for its number and its purpose, and without one asked for there is none', async () => {
  const [mine, other] = [newNumber(), newNumber()];
  await ask(mine);
  await ask(other);
  const code = await codeSentTo(app, mine);
  expect((await enter(mine, code, 'LOGIN')).errors).toEqual({ otp: 'This code has expired. Ask for a new one' });
  // Once in a million both have the same one.
  const isRefused = code === (await codeSentTo(app, other)) || (await enter(other, code)).status === 400;
  expect(isRefused).toBe(true);
  expect((await enter(newNumber(), '123456')).errors).toEqual({ otp: 'This code has expired. Ask for a new one' });
});

test('another code can be asked for after sixty seconds, and then the first is void', async () => {
  const number = newNumber();
  await ask(number);
  const first = await codeSentTo(app, number);
  app.advance(20 * seconds);
  const soon = await send(app, 'POST /public/otp/resend', { body: { mobileNumber: number, purpose: 'SIGN_UP' } });
  expect(soon).toMatchObject({
    status: 429,
    body: { error: 'otp.tooSoon', message: 'You can ask for another code in 40 seconds' },
  });
  app.advance(40 * seconds);
  const again = await send(app, 'POST /public/otp/resend', { body: { mobileNumber: number, purpose: 'SIGN_UP' } });
  expect(again.status).toBe(200);
  const second = await codeSentTo(app, number);
  expect(messagesTo(number)).toHaveLength(2);
  // Once in a million the second code is the first one.
  const firstIsVoid = first === second || (await enter(number, first)).status === 400;
  expect(firstIsVoid).toBe(true);
  expect((await enter(number, second)).status).toBe(200);
});

test('of codes asked for at the same moment one is sent', async () => {
  const numbers = Array.from({ length: 4 }, newNumber);
  const asked = await Promise.all(numbers.map((number) => Promise.all(Array.from({ length: 10 }, () => ask(number)))));
  for (const statuses of asked.map((answers) => answers.map(({ status }) => status))) {
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  }
  expect(numbers.map((number) => messagesTo(number).length)).toEqual([1, 1, 1, 1]);
});

test('ten codes a day go to a number, whatever for; the next day in Nepal begins anew', async () => {
  const elevenTimes = async (number: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push((await ask(number, purposes[round % 3])).status);
      app.advance(61 * seconds);
    }
    return statuses;
  };
  const tenAndNoMore = [...Array.from({ length: 10 }, () => 200), 429];
  // An hour before midnight in Kathmandu of a later day.
  app.advance(Date.UTC(2026, 10, 22, 17, 15) - app.services.clock());
  expect(await elevenTimes(newNumber())).toEqual(tenAndNoMore);
  expect(await elevenTimes(owner.mobileNumber)).toEqual(tenAndNoMore);
  expect(await ask(owner.mobileNumber)).toMatchObject({
    status: 429,
    body: { error: 'otp.tooMany', message: 'No more codes can be sent to this number today' },
  });
  // Past midnight in Kathmandu, and still the day before by the clock of London.
  app.advance(60 * 60 * seconds);
  expect(await elevenTimes(owner.mobileNumber)).toEqual(tenAndNoMore);
  app.advance(24 * 60 * 60 * seconds);
});

test('a known and an unknown number are answered alike, whatever for', async () => {
  const disabled = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  await app.services.database.transaction(
    'write',
    { businessId: owner.businessId, outletId: null, userId: null },
    (tx) => tx.query('update app_user set is_active = false where id = $1', [disabled.userId]),
  );
  app.advance(61 * seconds);
  for (const purpose of purposes) {
    const unknown = newNumber();
    for (const known of [owner.mobileNumber, disabled.mobileNumber]) {
      const story = async (number: string): Promise<unknown[]> => {
        const answers = [await ask(number, purpose), await ask(number, purpose)];
        for (let round = 0; round < 6; round += 1) answers.push(await enter(number, '000000', purpose));
        return answers.map(({ status, body }) => [status, body]);
      };
      const told = await story(known);
      expect(await story(unknown)).toEqual(told);
      expect(told.map((answer) => Object(answer)[0])).toEqual([200, 429, 400, 400, 400, 400, 400, 400]);
      app.advance(61 * seconds);
    }
  }
});

test('to sign in or reset with an unknown number sends nothing, to sign up with a known one sends word of the account', async () => {
  const number = newNumber();
  await ask(number, 'LOGIN');
  await ask(number, 'RESET');
  await codeSentTo(app, number);
  expect(messagesTo(number)).toEqual([]);
  const before = messagesTo(owner.mobileNumber).length;
  await ask(owner.mobileNumber, 'SIGN_UP');
  const notice = messagesTo(owner.mobileNumber).slice(before);
  expect(notice).toHaveLength(1);
  expect(notice[0]).toContain('This number already has a Bahi account');
});

test('codes are kept as a fingerprint, and in clear with the console adapter only', async () => {
  const number = newNumber();
  await ask(number);
  const code = await codeSentTo(app, number);
  const [listed] = await app.asOwner('select * from otp where mobile_number = $1', [number]);
  expect(listed).toMatchObject({ console_code: code });
  const { sms } = app.services;
  const sent: string[] = [];
  app.services.sms = { isConsole: false, send: (_number, text) => Promise.resolve(void sent.push(text)) };
  const other = newNumber();
  await ask(other);
  app.services.sms = sms;
  const sentCode = /\d{6}/.exec(sent[0] ?? '')?.[0] ?? '';
  expect(JSON.stringify(await app.asOwner('select * from otp where mobile_number = $1', [other]))).not.toContain(
    sentCode,
  );
  expect(app.logLines.join('\n')).not.toContain(sentCode);
  expect((await enter(other, sentCode)).status).toBe(200);
});

test('a gateway that fails is said clearly, and the code can be asked for again at once', async () => {
  const number = newNumber();
  const failed = await withFailingGateway(() => ask(number));
  expect(failed).toMatchObject({
    status: 503,
    body: { error: 'otp.notSent', message: 'The message could not be sent just now. Try again in some minutes' },
  });
  expect((await ask(number)).status).toBe(200);
});

test('a failing gateway does not tell which numbers have an account', async () => {
  app.advance(61 * seconds);
  const [unknown, early] = [newNumber(), newNumber()];
  await withFailingGateway(async () => {
    const first = [await ask(early, 'LOGIN'), await ask(owner.mobileNumber, 'LOGIN')];
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    await codeSentTo(app, owner.mobileNumber);
    const then = [await ask(unknown, 'LOGIN'), await ask(owner.mobileNumber, 'LOGIN'), await ask(unknown, 'RESET')];
    expect(then.map(({ body }) => [body.status, body.error])).toEqual(
      Array.from({ length: 3 }, () => [503, 'otp.notSent']),
    );
  });
  app.advance(61 * seconds);
  expect(await ticketFor(app, owner.mobileNumber, 'LOGIN')).not.toBe('');
});

test('a ticket is of its number: made-up ones open nothing', async () => {
  const answer = await askForTokens(app, { grant_type: 'otp', ticket: 'x'.repeat(43) });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'otp.ticketInvalid' },
  });
});

async function withFailingGateway<T>(work: () => Promise<T>): Promise<T> {
  const { sms } = app.services;
  app.services.sms = { isConsole: false, send: () => Promise.reject(new Error('the gateway is away')) };
  try {
    return await work();
  } finally {
    app.services.sms = sms;
  }
}
