import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type Caller, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, firstOutletId, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { otherThan } from '../account/testing/people.ts';
import { codeOf, turnOn } from './testing/phone.ts';
import { addPasskey, proofBy } from './testing/security-key.ts';

const { profile, saveSecondStep } = businessContract;
const { sessionLengths, saveSessionLengths } = globalSettingsContract;
const due = { status: 403, error: 'secondFactor.due', message: 'Set up the second step of signing in first' };
const second = 1000;

let app: TestApp;
let owner: Person;
let manager: Person;
let cashier: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await openBusiness(app);
  manager = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const outletId = await firstOutletId(owner);
  cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', outletId, rights: ['customer.read'] });
});
afterAll(() => app.close());

/** As it is a second later, when every server knows. */
async function ask(secondStepOf: 'NOBODY' | 'OFFICE' | 'EVERYBODY'): Promise<void> {
  await call(owner, saveSecondStep, { body: { secondStepOf } });
  app.advance(second);
}

const listsCustomers = async (caller: Caller): Promise<boolean> => (await send(caller, customerContract.list, {})).ok;
const mustSetUp = async (caller: Caller): Promise<boolean> =>
  (await call(caller, sessionContract.init, {})).user.userDetails.mustSetUpSecondStep;

test('until somebody says so, a second step is asked of nobody', async () => {
  expect((await call(owner, profile, {})).secondStepOf).toBe('NOBODY');
  expect(await call(manager, secondFactorContract.get, {})).toMatchObject({ isRequired: false });
  expect(await mustSetUp(manager)).toBe(false);
});

test('who asks it of others has one of their own', async () => {
  expect(await refusal(owner, saveSecondStep, { body: { secondStepOf: 'OFFICE' } })).toMatchObject({
    status: 409,
    message: 'Turn on your own second step first, in your profile',
  });
  expect((await call(owner, profile, {})).secondStepOf).toBe('NOBODY');
  await turnOn(app, owner.token, '');
  expect(await messageOf(owner, saveSecondStep, { body: { secondStepOf: 'OFFICE' } })).toBe(
    'Saved. Who has no second step yet sets it up before anything else',
  );
  expect((await call(owner, profile, {})).secondStepOf).toBe('OFFICE');
  expect(await messageOf(owner, saveSecondStep, { body: { secondStepOf: 'NOBODY' } })).toBe(
    'Saved. A second step is everyone’s own choice',
  );
});

test('asked of the office it is asked of all but outlet users', async () => {
  await turnOn(app, owner.token, '');
  await ask('OFFICE');
  expect(await refusal(manager, customerContract.list, {})).toMatchObject(due);
  expect(await listsCustomers(cashier)).toBe(true);
  expect(await listsCustomers(owner)).toBe(true);
  await ask('EVERYBODY');
  expect(await refusal(cashier, customerContract.list, {})).toMatchObject(due);
  await ask('NOBODY');
  expect([await listsCustomers(manager), await listsCustomers(cashier)]).toEqual([true, true]);
});

test('of another business nothing is asked by it', async () => {
  const other = await openBusiness(app);
  await turnOn(app, owner.token, '');
  await ask('EVERYBODY');
  expect(await listsCustomers(other)).toBe(true);
});

test('who has to set it up can do nothing else: every other call refuses', async () => {
  await turnOn(app, owner.token, '');
  await ask('OFFICE');
  const open: string[] = [];
  for (const [name, endpoint] of app.endpoints) {
    if (endpoint.access === 'public' || name === 'session.logout') continue;
    const params = Object.fromEntries([...endpoint.call.matchAll(/:(\w+)/g)].map(([, named = '']) => [named, 1]));
    const answer = await send(manager, endpoint, endpoint.call.startsWith('GET') ? { params } : { params, body: {} });
    const { error } = Object(await answer.json());
    if (error !== due.error) open.push(name);
  }
  expect(open.toSorted()).toEqual([
    'account.changePassword',
    'secondFactor.confirm',
    'secondFactor.confirmPasskey',
    'secondFactor.create',
    'secondFactor.createPasskey',
    'secondFactor.get',
    'session.init',
  ]);
  expect((await call(manager, sessionContract.init, {})).rights).toEqual([]);
  expect((await send(manager, sessionContract.logout, { body: {} })).status).toBe(200);
});

test('once it is set up the same sign-in goes on', async () => {
  await turnOn(app, owner.token, '');
  await ask('EVERYBODY');
  for (const person of [manager, cashier]) {
    expect(await mustSetUp(person)).toBe(true);
    const { key } = await call(person, secondFactorContract.create, {});
    await call(person, secondFactorContract.confirm, { body: { code: codeOf(app, key) } });
    expect(await mustSetUp(person)).toBe(false);
    expect(await listsCustomers(person)).toBe(true);
  }
});

test('who must have it does not turn it off, and has to set it up anew when somebody else did', async () => {
  const phone = await turnOn(app, owner.token, '');
  const { code } = await turnOn(app, manager.token, '');
  await ask('OFFICE');
  const { remove, get } = secondFactorContract;
  const required = { status: 409, message: 'A second step is asked of you, so it cannot be turned off' };
  expect(await call(manager, get, {})).toMatchObject({ isOn: true, isRequired: true });
  for (const shown of [code(), otherThan(code())])
    expect(await refusal(manager, remove, { body: { code: shown } }), 'whatever is shown').toMatchObject(required);
  expect(await refusal(owner, remove, { body: { code: phone.code() } })).toMatchObject(required);
  await call(owner, userContract.removeSecondFactor, { params: { userId: manager.userId } });
  app.advance(second);
  expect(await refusal(manager, userSessionContract.list, {})).toMatchObject(due);
  await ask('NOBODY');
  await call(owner, remove, { body: { code: phone.code() } });
});

test('who must have it takes one kind away while there is another', async () => {
  await turnOn(app, owner.token, '');
  const { code } = await turnOn(app, manager.token, '');
  await ask('OFFICE');
  const { key } = await addPasskey(app, manager.token, { given: '', code: code() });
  const { get, remove, removePasskey } = secondFactorContract;
  await call(manager, remove, { body: { passkey: await proofBy(app, manager.token, key) } });
  const params = { id: (await call(manager, get, {})).passkeys[0]?.id ?? 0 };
  for (const shown of [{ passkey: await proofBy(app, manager.token, key) }, { code: '123456' }])
    expect(await refusal(manager, removePasskey, { params, body: shown }), 'whatever is shown').toMatchObject({
      message: 'A second step is asked of you, so it cannot be turned off',
    });
  expect(await call(manager, get, {})).toMatchObject({ isOn: true });
});

test('the setting is saved by who may change the profile, once, and both logs tell of it', async () => {
  await turnOn(app, owner.token, '');
  expect((await send(manager, saveSecondStep, { body: { secondStepOf: 'NOBODY' } })).status).toBe(403);
  const { version } = await call(owner, profile, {});
  await call(owner, saveSecondStep, { body: { secondStepOf: 'OFFICE', version } });
  const late = { secondStepOf: 'NOBODY', version } as const;
  expect(await refusal(owner, saveSecondStep, { body: late })).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await refusal(owner, saveSecondStep, { body: { secondStepOf: 'SOME' } })).toMatchObject({ status: 400 });
  const { rows } = await call(owner, securityLogContract.list, { query: { event: 'settingsChanged' } });
  expect(rows).toMatchObject([{ userId: owner.userId, call: 'PUT /business-detail/second-step' }]);
  const changes = await app.asOwner(
    `select before ->> 'second_step_of' as before, after ->> 'second_step_of' as after from audit_event
     where table_name = 'business' and business_id = $1 and before ->> 'second_step_of' <> after ->> 'second_step_of'`,
    [owner.businessId],
  );
  expect(changes).toEqual([{ before: 'NOBODY', after: 'OFFICE' }]);
});

test('of its own people the platform asks it, of those of businesses it does not', async () => {
  const superUser = await openPlatform(app);
  const staff = await addPerson(app, superUser, { userType: 'INTERNAL_USER', rights: ['global-settings.read'] });
  const { version, values } = await call(superUser, sessionLengths, {});
  const body = { ...values, secondStepRequired: true, version };
  expect(await refusal(superUser, saveSessionLengths, { body })).toMatchObject({ error: 'secondFactor.firstYourOwn' });
  expect((await call(staff, sessionLengths, {})).values.secondStepRequired).toBe(false);
  await turnOn(app, superUser.token, '');
  await call(superUser, saveSessionLengths, { body });
  app.advance(second);
  expect(await refusal(staff, sessionLengths, {})).toMatchObject(due);
  expect(await listsCustomers(owner)).toBe(true);
  await turnOn(app, staff.token, '');
  expect((await call(staff, sessionLengths, {})).values).toEqual({ ...values, secondStepRequired: true });
  const { secondStepRequired: _left, ...lengths } = values;
  await call(superUser, saveSessionLengths, { body: lengths });
  expect((await call(superUser, sessionLengths, {})).values.secondStepRequired).toBe(true);
});
