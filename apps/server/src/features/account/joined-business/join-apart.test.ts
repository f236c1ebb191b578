import { accountContract } from '@bahi/contract/account/account/account.contract';
import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type Caller, refusal } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  askForTokens,
  otherThan,
  password,
  type Person,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';
import { turnOn } from '../second-factor/testing/phone.ts';
import { addClient, as, type Client, comeIn, joined, joinWith, switched, trySwitch } from './testing/joined.ts';

const { list, join, remove } = joinedBusinessContract;
const newPassword = 'Kanchenjunga#8586';

let app: TestApp;
/** The businesses of one accountant, joined with the first; and that of a thief. */
let kirana: Client;
let hardware: Client;
let medical: Client;
let thief: Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  kirana = await addClient(app, 'Kirana Pasal');
  hardware = await addClient(app, 'Hardware Stores');
  medical = await addClient(app, 'Medical Hall');
  thief = await addClient(app, 'Thief Traders');
  const here = await joined(app, kirana.accountant, hardware.accountant);
  await joinWith(here, medical.accountant);
});
afterAll(() => app.close());

const states = async (caller: Caller) =>
  (await call(caller, list, {})).map(({ companyName, state }) => `${companyName} ${state}`).toSorted();
const changePassword = (caller: Caller, given: string, next: string) =>
  call(caller, accountContract.changePassword, { body: { oldPassword: given, password: next } });
/** The owner resets the accountant's password, signs in as them, and chooses what the tests know. */
async function takeOver({ owner, accountant }: Client): Promise<Caller & { token: string }> {
  await call(as(app, owner.tokens), userContract.resetPassword, {
    body: { userId: accountant.userId, password: newPassword },
  });
  const caller = as(app, tokensIn(await signIn(app, accountant.userName, newPassword)));
  await changePassword(caller, newPassword, password);
  return caller;
}
const tried = (caller: { token: string }, people: readonly Person[]) =>
  Promise.all(people.map(async ({ userId }) => (await trySwitch(app, caller, userId)).status));

test('whoever resets somebody’s password learns nothing of their other businesses, and takes none of them', async () => {
  const caller = await takeOver(hardware);
  expect(await states(caller)).toEqual(['Hardware Stores CHANGED']);
  expect(await tried(caller, [kirana.accountant, medical.accountant])).toEqual([404, 404]);
  expect(await refusal(caller, remove, { params: { userId: kirana.accountant.userId } })).toMatchObject({
    status: 404,
  });
  const own = await comeIn(app, kirana.accountant);
  expect(await states(own)).toEqual(['Hardware Stores CHANGED', 'Kirana Pasal OPEN', 'Medical Hall OPEN']);
  expect((await trySwitch(app, own, hardware.accountant.userId)).body).toMatchObject({
    status: 409,
    message: 'The password, mobile, email or second step of one of the two has changed. Join them anew',
  });
});

test('nor by joining a sign-in of their own with it: what is broken is not mended by it', async () => {
  const caller = await takeOver(hardware);
  await joinWith(caller, thief.accountant);
  const both = ['Hardware Stores OPEN', 'Thief Traders OPEN'];
  const others = [kirana.accountant, medical.accountant];
  expect([await states(caller), await tried(caller, others)]).toEqual([both, [404, 404]]);
  const theirs = await comeIn(app, thief.accountant);
  expect([await states(theirs), await tried(theirs, others)]).toEqual([both, [404, 404]]);
  for (const person of others)
    expect(await states(await comeIn(app, person))).toEqual(['Kirana Pasal OPEN', 'Medical Hall OPEN']);
});

test('who joined a sign-in of theirs by a password that was found out reaches nothing once it is another', async () => {
  const theirs = await comeIn(app, thief.accountant);
  await joinWith(theirs, hardware.accountant);
  const there = await switched(app, theirs, kirana.accountant);
  await changePassword(await comeIn(app, hardware.accountant), password, newPassword);
  const all = [kirana.accountant, hardware.accountant, medical.accountant];
  expect(await tried(await comeIn(app, thief.accountant), all)).toEqual([404, 409, 404]);
  expect(await states(await comeIn(app, thief.accountant))).toEqual(['Hardware Stores CHANGED', 'Thief Traders OPEN']);
  const anew = as(app, tokensIn(await signIn(app, hardware.accountant.userName, newPassword)));
  const body = { username: kirana.accountant.userName, password, ownPassword: newPassword };
  await call(anew, join, { body });
  expect(await states(anew)).toEqual(['Hardware Stores OPEN', 'Kirana Pasal OPEN', 'Medical Hall OPEN']);
  expect(await states(await comeIn(app, thief.accountant)), 'joined anew by its own').toEqual([]);
  app.advance(2000);
  expect((await trySwitch(app, as(app, there), medical.accountant.userId)).status, 'who was there is out').toBe(403);
});

test('taken apart is who was joined by way of somebody alone', async () => {
  await call(await comeIn(app, hardware.accountant), remove, { params: { userId: kirana.accountant.userId } });
  for (const { accountant } of [kirana, hardware, medical])
    expect(await states(await comeIn(app, accountant))).toEqual([]);
});

test('who came by a code of the mobile is told of nothing else, and takes nothing apart', async () => {
  const ticket = await ticketFor(app, kirana.accountant.mobileNumber, 'LOGIN');
  const byCode = as(app, tokensIn(await askForTokens(app, { grant_type: 'otp', ticket })));
  expect(await states(byCode)).toEqual(['Kirana Pasal OPEN']);
  expect(await refusal(byCode, remove, { params: { userId: medical.accountant.userId } })).toMatchObject({
    status: 404,
  });
});

test('both are told of it beside their sign-ins and by message; each business within reach by its log', async () => {
  const theirs = await comeIn(app, thief.accountant);
  await joinWith(theirs, hardware.accountant);
  for (const { accountant } of [hardware, thief]) {
    const [notice] = await call(await comeIn(app, accountant), userSessionContract.notices, {});
    expect(notice).toMatchObject({ kind: 'JOINED', byName: 'Hari Thapa' });
    const sent = app.logLines.filter((line) => line.includes(accountant.mobileNumber)).join();
    expect(sent).toContain('In your Bahi account Hari Thapa changed: Joined with a sign-in at another business');
  }
  const counts = await Promise.all(
    [kirana, hardware, medical, thief].map(async ({ owner }) => {
      const { rows } = await call(as(app, owner.tokens), securityLogContract.list, { query: { event: 'joined' } });
      return {
        count: rows.reduce((sum, { times }) => sum + times, 0),
        names: new Set(rows.map(({ companyName }) => companyName)).size,
      };
    }),
  );
  expect(counts.map(({ count }) => count)).toEqual([3, 3, 2, 1]);
  expect(
    counts.map(({ names }) => names),
    'each its own',
  ).toEqual([1, 1, 1, 1]);
});

test('a right password is in the log of its business, whatever comes of it, and no code is used up in vain', async () => {
  const there = await comeIn(app, medical.accountant);
  const phone = await turnOn(app, there.token);
  const own = await comeIn(app, medical.owner);
  const body = { username: medical.accountant.userName, password, ownPassword: password, code: phone.code() };
  expect(await refusal(own, join, { body })).toMatchObject({ error: 'joinedBusiness.sameBusiness' });
  const { rows } = await call(as(app, medical.owner.tokens), securityLogContract.list, {
    query: { userId: medical.accountant.userId, event: 'firstStepDone' },
  });
  expect(rows[0]).toMatchObject({ call: 'POST /joined-business/join', detail: ['BY_PASSWORD'] });
  const here = await comeIn(app, kirana.accountant);
  const mine = await turnOn(app, here.token);
  const codes = { code: phone.code(), ownCode: mine.code() };
  const wrong = { username: medical.accountant.userName, password, ownPassword: password };
  expect(await refusal(here, join, { body: { ...wrong, ...codes, code: otherThan(codes.code) } })).toMatchObject({
    status: 400,
  });
  await joinWith(here, medical.accountant, codes);
  const pairs = 'select with_id::int from joined_sign_in where user_id = $1 and not is_broken';
  expect(await app.asOwner(pairs, [kirana.accountant.userId])).toEqual([{ with_id: medical.accountant.userId }]);
});
