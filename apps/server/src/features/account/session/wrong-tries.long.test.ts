import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { askForTokens, type Owner, registerOwner, signIn, ticketFor } from '../account/testing/people.ts';

const minutes = 60_000;
const tooMany = { status: 429, body: { error: 'invalid_grant', error_description: 'session.tooManyTries' } };
const wrong = 'Wrong#1234';

let app: TestApp;
let owner: Owner;
beforeEach(async () => {
  const signInLimits = { wrongTries: 4, ofAccount: 12, ofAddress: 10, windowSeconds: 15 * 60 };
  app = await startTestApp({ limits: { signIn: signInLimits }, environment: { TRUSTED_PROXY: '172.20.0.0/16' } });
  owner = await registerOwner(app);
});
afterEach(() => app.close());

/** Requests by way of a proxy on this machine come from the address that it names. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** So many wrong passwords for a name, one after another. */
async function tryWrong(count: number, name: string, address: string): Promise<void> {
  for (let round = 1; round <= count; round += 1) await signIn(app, name, wrong, from(address));
}

test('after as many wrong passwords as the limit says one waits there, even with the right one', async () => {
  for (let round = 1; round <= 4; round += 1)
    expect(await signIn(app, owner.email, wrong, from('10.0.0.1'))).toMatchObject({ status: 400 });
  const refused = await signIn(app, owner.email, undefined, from('10.0.0.1'));
  expect(refused).toMatchObject(tooMany);
  expect(refused.body.message).toBe('Too many wrong tries. Try again in some minutes');
  expect((await signIn(app, owner.email, undefined, { ...from('10.0.0.1'), language: 'ne' })).body.message).toBe(
    'धेरै पटक गलत भयो। केही मिनेटपछि प्रयास गर्नुहोस्',
  );
});

test('a stranger elsewhere does not lock the person out', async () => {
  await tryWrong(4, owner.email, '10.0.1.1');
  expect(await signIn(app, owner.email, undefined, from('10.0.1.1'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('10.0.1.2'))).status).toBe(200);
});

test('a stranger in the same office locks out nobody else there', async () => {
  const colleague = await registerOwner(app);
  await tryWrong(4, owner.email, '10.0.2.1');
  expect((await signIn(app, colleague.email, undefined, from('10.0.2.1'))).status).toBe(200);
});

test('a browser that has signed in before is counted apart, whatever strangers do from wherever', async () => {
  const known = await signIn(app, owner.email, undefined, { browser: true, ...from('10.0.3.1') });
  const device = { browser: true, ...from('10.0.3.1'), device: known.device };
  for (let network = 1; network <= 4; network += 1) await tryWrong(4, owner.email, `10.0.3.${network}`);
  expect(await signIn(app, owner.email, undefined, from('10.0.3.9')), 'the account as a whole').toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, device)).status).toBe(200);
  for (let round = 1; round <= 4; round += 1) await signIn(app, owner.email, wrong, device);
  expect(await signIn(app, owner.email, undefined, device), 'its own wrong tries').toMatchObject(tooMany);
});

test('a device of one person is no known device of another', async () => {
  const other = await registerOwner(app);
  const { device } = await signIn(app, other.email, undefined, { browser: true, ...from('10.0.4.1') });
  await tryWrong(4, owner.email, '10.0.4.1');
  expect(await signIn(app, owner.email, undefined, { browser: true, ...from('10.0.4.1'), device })).toMatchObject(
    tooMany,
  );
});

test('the account is counted whichever of its names is used', async () => {
  for (const name of [owner.email, owner.userName, owner.mobileNumber, `+977-${owner.mobileNumber}`])
    await signIn(app, name, wrong, from('10.1.0.1'));
  expect(await signIn(app, owner.userName, undefined, from('10.1.0.1'))).toMatchObject(tooMany);
});

test('an unknown name is counted as an account is', async () => {
  const statuses: number[] = [];
  for (let round = 1; round <= 5; round += 1)
    statuses.push((await signIn(app, 'Nobody@bahi.example', wrong, from('10.2.0.1'))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
  expect(await signIn(app, 'nobody@bahi.example ', wrong, from('10.2.0.1'))).toMatchObject(tooMany);
  expect((await signIn(app, 'somebody@bahi.example', wrong, from('10.2.0.1'))).status).toBe(400);
  for (let network = 2; network <= 3; network += 1) await tryWrong(4, 'nobody@bahi.example', `10.2.0.${network}`);
  expect(await signIn(app, 'nobody@bahi.example', wrong, from('10.2.0.9'))).toMatchObject(tooMany);
});

test('an address that tries many names is counted over all of them', async () => {
  for (let round = 1; round <= 10; round += 1)
    await signIn(app, `nobody${round}@bahi.example`, wrong, from('10.3.0.1'));
  expect(await signIn(app, owner.email, undefined, from('10.3.0.1'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('10.3.0.2'))).status).toBe(200);
});

test('a household of the newer network is one address, whichever end of its /64 it uses', async () => {
  for (let round = 1; round <= 4; round += 1) await signIn(app, owner.email, wrong, from(`2400:1a00:b1:2::${round}`));
  expect(await signIn(app, owner.email, undefined, from('2400:1a00:b1:2:ffff::1'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('2400:1a00:b1:3::1'))).status).toBe(200);
});

test('a proxy on another host is believed where TRUSTED_PROXY names it, and no other one', async () => {
  for (let round = 1; round <= 4; round += 1) await signIn(app, owner.email, wrong, from('10.3.1.1, 172.20.0.7'));
  expect(await signIn(app, owner.email, undefined, from('10.3.1.1, 172.20.0.8'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('10.3.1.2, 172.20.0.7'))).status).toBe(200);
  for (let round = 1; round <= 4; round += 1)
    await signIn(app, owner.email, wrong, from(`10.3.2.${round}, 172.21.0.7`));
  expect(await signIn(app, owner.email, undefined, from('10.3.2.9, 172.21.0.7'))).toMatchObject(tooMany);
});

test('nobody is locked out for good: the window slides on, and refused tries do not lengthen it', async () => {
  await tryWrong(4, owner.email, '10.4.0.1');
  app.advance(14 * minutes);
  expect(await signIn(app, owner.email, wrong, from('10.4.0.1'))).toMatchObject(tooMany);
  app.advance(1 * minutes + 1);
  expect((await signIn(app, owner.email, undefined, from('10.4.0.1'))).status).toBe(200);
});

test('while the password waits, a verified mobile still signs in', async () => {
  await tryWrong(4, owner.email, '10.5.0.1');
  const ticket = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  expect((await askForTokens(app, { grant_type: 'otp', ticket }, from('10.5.0.1'))).status).toBe(200);
  expect((await signIn(app, owner.email, undefined, from('10.5.0.1'))).status).toBe(200);
});

test('a right password begins the count there anew', async () => {
  await tryWrong(3, owner.email, '10.6.0.1');
  expect((await signIn(app, owner.email, undefined, from('10.6.0.1'))).status).toBe(200);
  await tryWrong(3, owner.email, '10.6.0.1');
  expect((await signIn(app, owner.email, undefined, from('10.6.0.1'))).status).toBe(200);
});

test('many tries at once pass the limit by the passwords that are compared together, three', async () => {
  const received = await Promise.all(
    Array.from({ length: 30 }, () => signIn(app, owner.email, wrong, from('10.7.0.1'))),
  );
  const compared = received.filter(({ status }) => status === 400).length;
  expect(compared).toBeGreaterThanOrEqual(4);
  expect(compared).toBeLessThanOrEqual(7);
  expect(received.filter(({ status }) => status === 429)).toHaveLength(30 - compared);
});

test('wrong old passwords of a password change count as well', async () => {
  const body = { oldPassword: wrong, password: 'Annapurna#8091' };
  const token = owner.tokens.access_token;
  for (let round = 1; round <= 4; round += 1)
    expect((await send(app, 'POST /user/change_password', { token, body, ...from('10.8.0.1') })).errors).toEqual({
      oldPassword: 'The old password is not right',
    });
  const refused = await send(app, 'POST /user/change_password', { token, body, ...from('10.8.0.1') });
  expect(refused).toMatchObject({ status: 429, body: { error: 'session.tooManyTries' } });
});

test('the limit of the product is twenty', async () => {
  const plain = await startTestApp();
  const statuses: number[] = [];
  for (let round = 1; round <= 21; round += 1)
    statuses.push((await signIn(plain, 'nobody@bahi.example', wrong, from('10.9.0.1'))).status);
  await plain.close();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
});
