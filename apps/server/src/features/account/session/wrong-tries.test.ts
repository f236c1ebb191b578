import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { askForTokens, type Owner, registerOwner, signIn, ticketFor } from '../account/testing/people.ts';

const minutes = 60_000;
const tooMany = { status: 429, body: { error: 'session.tooManyTries' } };

let app: TestApp;
let owner: Owner;
beforeEach(async () => {
  app = await startTestApp({ limits: { signIn: { wrongTries: 4, windowSeconds: 15 * 60 } } });
  owner = await registerOwner(app);
});
afterEach(() => app.close());

/** Requests by way of a proxy on this machine come from the address that it names. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('after as many wrong passwords as the limit says the account waits, even for the right one', async () => {
  for (let round = 1; round <= 4; round += 1)
    expect(await signIn(app, owner.email, 'Wrong#1234', from(`10.0.0.${round}`))).toMatchObject({ status: 400 });
  const refused = await signIn(app, owner.email, undefined, from('10.0.0.9'));
  expect(refused).toMatchObject(tooMany);
  expect(refused.body.message).toBe('Too many wrong tries. Try again in some minutes');
  expect((await signIn(app, owner.email, undefined, { ...from('10.0.0.9'), language: 'ne' })).body.message).toBe(
    'धेरै पटक गलत भयो। केही मिनेटपछि प्रयास गर्नुहोस्',
  );
});

test('the account is counted whichever of its names is used', async () => {
  for (const name of [owner.email, owner.userName, owner.mobileNumber, `+977-${owner.mobileNumber}`])
    await signIn(app, name, 'Wrong#1234', from('10.1.0.1'));
  expect(await signIn(app, owner.userName, undefined, from('10.1.0.2'))).toMatchObject(tooMany);
});

test('an unknown name is counted as an account is', async () => {
  const statuses: number[] = [];
  for (let round = 1; round <= 5; round += 1)
    statuses.push((await signIn(app, 'Nobody@bahi.example', 'Wrong#1234', from(`10.2.0.${round}`))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
  expect(await signIn(app, 'nobody@bahi.example ', 'Wrong#1234', from('10.2.0.9'))).toMatchObject(tooMany);
  expect((await signIn(app, 'somebody@bahi.example', 'Wrong#1234', from('10.2.0.9'))).status).toBe(400);
});

test('an address is counted over all the names it tries', async () => {
  for (let round = 1; round <= 4; round += 1)
    await signIn(app, `nobody${round}@bahi.example`, 'Wrong#1234', from('10.3.0.1'));
  expect(await signIn(app, owner.email, undefined, from('10.3.0.1'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('10.3.0.2'))).status).toBe(200);
});

test('a household of the newer network is one address, whichever end of its /64 it uses', async () => {
  for (let round = 1; round <= 4; round += 1)
    await signIn(app, `nobody${round}@bahi.example`, 'Wrong#1234', from(`2400:1a00:b1:2::${round}`));
  expect(await signIn(app, owner.email, undefined, from('2400:1a00:b1:2:ffff::1'))).toMatchObject(tooMany);
  expect((await signIn(app, owner.email, undefined, from('2400:1a00:b1:3::1'))).status).toBe(200);
});

test('nobody is locked out for good: the window slides on, and refused tries do not lengthen it', async () => {
  for (let round = 1; round <= 4; round += 1) await signIn(app, owner.email, 'Wrong#1234', from(`10.4.0.${round}`));
  app.advance(14 * minutes);
  expect(await signIn(app, owner.email, 'Wrong#1234', from('10.4.0.9'))).toMatchObject(tooMany);
  app.advance(1 * minutes + 1);
  expect((await signIn(app, owner.email, undefined, from('10.4.0.9'))).status).toBe(200);
});

test('while the password waits, a verified mobile still signs in, and with it the count begins anew', async () => {
  for (let round = 1; round <= 4; round += 1) await signIn(app, owner.email, 'Wrong#1234', from(`10.5.0.${round}`));
  const ticket = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  expect((await askForTokens(app, { grant_type: 'otp', ticket })).status).toBe(200);
  expect((await signIn(app, owner.email, undefined, from('10.5.0.9'))).status).toBe(200);
});

test('a right password begins the account anew, but not the address', async () => {
  for (let round = 1; round <= 3; round += 1) await signIn(app, owner.email, 'Wrong#1234', from('10.6.0.1'));
  expect((await signIn(app, owner.email, undefined, from('10.6.0.1'))).status).toBe(200);
  for (let round = 1; round <= 3; round += 1) await signIn(app, owner.email, 'Wrong#1234', from('10.6.0.2'));
  expect((await signIn(app, owner.email, undefined, from('10.6.0.2'))).status).toBe(200);
  await signIn(app, 'nobody@bahi.example', 'Wrong#1234', from('10.6.0.1'));
  expect(await signIn(app, owner.email, undefined, from('10.6.0.1'))).toMatchObject(tooMany);
});

test('many tries at once pass the limit by the passwords that are compared together, three', async () => {
  const received = await Promise.all(
    Array.from({ length: 30 }, (_, round) => signIn(app, owner.email, 'Wrong#1234', from(`10.7.0.${round}`))),
  );
  const compared = received.filter(({ status }) => status === 400).length;
  expect(compared).toBeGreaterThanOrEqual(4);
  expect(compared).toBeLessThanOrEqual(7);
  expect(received.filter(({ status }) => status === 429)).toHaveLength(30 - compared);
});

test('wrong old passwords of a password change count as well', async () => {
  const body = { oldPassword: 'Wrong#1234', password: 'Annapurna#8091' };
  const token = owner.tokens.access_token;
  for (let round = 1; round <= 4; round += 1)
    expect((await send(app, 'POST /user/change_password', { token, body, ...from(`10.8.0.${round}`) })).errors).toEqual(
      {
        oldPassword: 'The old password is not right',
      },
    );
  const refused = await send(app, 'POST /user/change_password', { token, body, ...from('10.8.0.9') });
  expect(refused).toMatchObject(tooMany);
});

test('the limit of the product is twenty', async () => {
  const plain = await startTestApp();
  const statuses: number[] = [];
  for (let round = 1; round <= 21; round += 1)
    statuses.push((await signIn(plain, 'nobody@bahi.example', 'Wrong#1234', from(`10.9.0.${round}`))).status);
  await plain.close();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
});
