import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { turnOn } from '../../account/second-factor/testing/phone.ts';

const { removeSecondFactor, resetPassword, get } = userContract;

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const clerk = () => addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
const isOn = async (person: Person) => (await call(person, secondFactorContract.get, {})).isOn;

test('who may act on a person turns their second step off, and they are told', async () => {
  const person = await clerk();
  const params = { userId: person.userId };
  expect(await refusal(owner, removeSecondFactor, { params })).toMatchObject({
    status: 409,
    message: 'This person has no second step',
  });
  await turnOn(app, person.token, '');
  expect(await call(owner, get, { params })).toMatchObject({ hasSecondFactor: true });
  expect(await messageOf(owner, removeSecondFactor, { params })).toBe('Second step turned off. The person was told');
  expect(await isOn(person)).toBe(false);
  expect(await call(person, userSessionContract.notices, {})).toMatchObject([
    { kind: 'SECOND_FACTOR', byName: 'Sita Gurung' },
  ]);
  expect(app.logLines.some((line) => line.includes('Second step of signing in turned off'))).toBe(true);
});

test('a password that is reset by others takes it not away', async () => {
  const person = await clerk();
  await turnOn(app, person.token, '');
  await call(owner, resetPassword, { body: { userId: person.userId } });
  expect(await call(owner, get, { params: { userId: person.userId } })).toMatchObject({ hasSecondFactor: true });
});

test('nobody does it to who has more, to themselves, or in another business', async () => {
  const manager = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user.read', 'user.update'] });
  const person = await clerk();
  await turnOn(app, person.token, '');
  await turnOn(app, owner.token, '');
  const refused = async (by: Person, { userId }: Person) =>
    (await refusal(by, removeSecondFactor, { params: { userId } })).status;
  expect(await refused(manager, person)).toBe(403);
  expect(await refused(manager, owner)).toBe(403);
  expect(await refused(owner, owner)).toBe(409);
  expect(await refused(await openBusiness(app), person)).toBe(404);
  expect([await isOn(person), await isOn(owner)]).toEqual([true, true]);
});

test('of an owner the platform’s super user does it, its staff does not', async () => {
  const other = await openBusiness(app);
  await turnOn(app, other.token, '');
  const platform = await openPlatform(app);
  const staff = await addPerson(app, platform, { userType: 'INTERNAL_USER', rights: ['user.read', 'user.update'] });
  const params = { userId: other.userId };
  expect(await refusal(staff, removeSecondFactor, { params })).toMatchObject({ status: 403 });
  await call(platform, removeSecondFactor, { params });
  expect(await isOn(other)).toBe(false);
  expect(await call(other, userSessionContract.notices, {})).toMatchObject([{ kind: 'SECOND_FACTOR' }]);
});
