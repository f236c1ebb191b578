import { randomUUID } from 'node:crypto';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, testNow, type TestApp } from '../../../testing/test-app.ts';
import { codeSentTo, otherThan } from '../../account/account/testing/people.ts';

let app: TestApp;
let superUser: Person;
const list = (caller: Person, query: Record<string, string | number> = {}) => call(caller, otpContract.list, { query });

beforeAll(async () => {
  app = await startTestApp();
  superUser = await openPlatform(app);
});
afterAll(() => app.close());

async function ask(mobileNumber: string): Promise<string> {
  const anybody = { base: app.base, token: null };
  await call(anybody, otpContract.send, { body: { mobileNumber, purpose: 'SIGN_UP' } });
  return codeSentTo(app, mobileNumber);
}

function enter(mobileNumber: string, otp: string) {
  return { body: { mobileNumber, purpose: 'SIGN_UP' as const, otp } };
}

async function statesOf(mobileNumber: string): Promise<string[]> {
  return (await list(superUser, { search: mobileNumber })).rows.map((row) => row.state);
}

test('a code is open until it is used, wrong too often, replaced by a newer one or over', async () => {
  const anybody = { base: app.base, token: null };
  const [used, wrong, late] = ['9811000001', '9811000002', '9811000003'] as const;
  const code = await ask(used);
  const { rows } = await list(superUser, { search: used });
  expect(rows).toMatchObject([
    {
      mobileNumber: used,
      purpose: 'SIGN_UP',
      state: 'OPEN',
      tries: 0,
      code,
      createdAt: new Date(testNow).toISOString(),
      expiresAt: new Date(testNow + 300_000).toISOString(),
      usedAt: null,
    },
  ]);
  await call(anybody, otpContract.verify, enter(used, code));
  expect(await statesOf(used)).toEqual(['USED']);

  const right = await ask(wrong);
  for (let tried = 1; tried <= 5; tried += 1)
    await refusal(anybody, otpContract.verify, enter(wrong, otherThan(right)));
  expect((await list(superUser, { search: wrong })).rows).toMatchObject([{ state: 'USED_UP', tries: 5 }]);

  await ask(late);
  app.advance(61_000);
  await ask(late);
  expect(await statesOf(late)).toEqual(['OPEN', 'REPLACED']);
  app.advance(300_000);
  expect(await statesOf(late)).toEqual(['EXPIRED', 'REPLACED']);
});

test('codes are found by number in either script, by purpose and by state, sorted and by the page', async () => {
  await ask('9812000001');
  await ask('9812000002');
  expect((await list(superUser, { search: '९८१२०००००१' })).rows).toMatchObject([{ mobileNumber: '9812000001' }]);
  expect((await list(superUser, { search: '981200', state: 'OPEN' })).recordsTotal).toBe(2);
  expect((await list(superUser, { search: '981200', purpose: 'LOGIN' })).recordsTotal).toBe(0);
  expect((await list(superUser, { search: '981200', state: 'USED' })).recordsTotal).toBe(0);
  const second = await list(superUser, { search: '981200', sort: 'mobileNumber', pageSize: 1, pageNumber: 1 });
  expect(second).toMatchObject({ recordsTotal: 2, rows: [{ mobileNumber: '9812000002' }] });
  expect(await refusal(superUser, otpContract.list, { query: { state: 'LOST' } })).toMatchObject({ status: 400 });
  expect(await refusal(superUser, otpContract.list, { query: { sort: 'code' } })).toMatchObject({ status: 400 });
});

test('a request by the name of nobody is listed without a number and without a code', async () => {
  const subject = `name:${randomUUID()}`;
  await app.asOwner(
    `insert into otp (id, subject, purpose, code_hmac, created_at, expires_at)
     values ($1, $2, 'RESET', '\\x00', now(), now())`,
    [randomUUID(), subject],
  );
  expect((await list(superUser, { search: subject })).rows).toMatchObject([{ mobileNumber: null, code: null }]);
});

test('platform staff with the right see the list and no code; a business sees neither', async () => {
  const number = '9813000001';
  await ask(number);
  const staff = await addPerson(app, superUser, { userType: 'INTERNAL_USER', rights: ['otp.read'] });
  expect(await list(staff, { search: number })).toMatchObject({ isConsole: false, rows: [{ code: null }] });
  const owner = await openBusiness(app, { registration: false });
  expect(await refusal(owner, otpContract.list, {})).toMatchObject({ status: 403 });
});

test('where a message service is set up no code is shown, not even one from before it was', async () => {
  const number = '9814000001';
  await ask(number);
  const console = app.services.sms;
  app.services.sms = { isConsole: false, send: () => Promise.resolve() };
  try {
    expect(await list(superUser, { search: number })).toMatchObject({ isConsole: false, rows: [{ code: null }] });
  } finally {
    app.services.sms = console;
  }
});
