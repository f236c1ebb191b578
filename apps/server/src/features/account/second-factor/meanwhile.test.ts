import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askForTokens, type Owner, password, registerOwner, signIn, ticketFor } from '../account/testing/people.ts';
import { firstStep, secondStep, turnOn } from './testing/phone.ts';
import { addPasskey, proofBy, securityKey } from './testing/security-key.ts';

const notAccepted = { passkey: 'This passkey was not accepted. Try again' };

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Signs in while somebody changes the account, and is through with it before the sign-in ends. */
async function signInMeanwhile(change: (tx: Tx) => Promise<unknown>) {
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  const { underWay } = await app.services.database.transaction('write', tenant, async (tx) => {
    await tx.query('select id from app_user where id = $1 for no key update', [owner.userId]);
    const underWay = signIn(app, owner.email);
    await expect
      .poll(() => app.asOwner(waiting), {
        message: 'the password was right, and the account is waited for',
        timeout: 10_000,
      })
      .toHaveLength(1);
    await change(tx);
    return { underWay };
  });
  return underWay;
}

test('a sign-in that is under way when the second step is turned on is asked for it', async () => {
  const { userId } = owner;
  const answer = await signInMeanwhile((tx) =>
    tx.query(`insert into authenticator (user_id, secret, confirmed_at) values ($1, '\\x00', now())`, [userId]),
  );
  expect(answer).toMatchObject({ status: 400, body: { error: 'mfa_required' } });
});

test('one that is under way when the password is changed, or the account is switched off, is refused', async () => {
  const ofAccount = [owner.businessId, owner.userId];
  const changed = await signInMeanwhile((tx) =>
    tx.query(`update app_user set password_hash = 'another' where business_id = $1 and id = $2`, ofAccount),
  );
  expect(changed).toMatchObject({ status: 400, body: { error_description: 'session.wrongCredentials' } });
  owner = await registerOwner(app);
  const off = await signInMeanwhile((tx) =>
    tx.query('update app_user set is_active = false where business_id = $1 and id = $2', [
      owner.businessId,
      owner.userId,
    ]),
  );
  expect(off).toMatchObject({ status: 403, body: { error_description: 'session.disabled' } });
});

test('what a passkey was to sign counts no longer once a second step is turned on, or the other sign-ins are ended', async () => {
  const token = owner.tokens.access_token;
  const caller = { base: app.base, token };
  const { createPasskey, confirmPasskey, createRecoveryCodes } = secondFactorContract;
  const { challenge, rp } = await call(caller, createPasskey, { body: { password } });
  const { code } = await turnOn(app, token);
  const made = { name: 'Key', passkey: securityKey().make({ challenge, rpId: rp.id }) };
  expect(fieldsOf(await refusal(caller, confirmPasskey, { body: made })), 'of before the app').toEqual(notAccepted);
  const { key } = await addPasskey(app, token, { code: code() });
  const passkey = await proofBy(app, token, key);
  await call(caller, userSessionContract.remove, { params: { id: 'others' } });
  expect(fieldsOf(await refusal(caller, createRecoveryCodes, { body: { password, passkey } }))).toEqual(notAccepted);
});

test('a right first step that goes no further is told in the security log, and the way of both at the end', async () => {
  const reader = { base: app.base, token: owner.tokens.access_token };
  const { code } = await turnOn(app, owner.tokens.access_token);
  const ticket = await firstStep(app, owner.email);
  const logged = async () =>
    (await call(reader, securityLogContract.list, { query: { pageSize: 5 } })).rows.map(({ event, detail }) => [
      event,
      detail,
    ]);
  expect((await logged())[0]).toEqual(['firstStepDone', ['BY_PASSWORD']]);
  expect((await secondStep(app, ticket, code())).status).toBe(200);
  expect((await logged())[0]).toEqual(['signedIn', ['BY_PASSWORD', 'BY_FACTOR']]);
  await askForTokens(app, { grant_type: 'otp', ticket: await ticketFor(app, owner.mobileNumber, 'LOGIN') });
  expect((await logged())[0]).toEqual(['firstStepDone', ['BY_CODE']]);
});
