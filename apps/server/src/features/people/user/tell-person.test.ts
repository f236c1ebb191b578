import { randomInt } from 'node:crypto';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { type FakeGateway, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { bodyOf, type FakeSmtp, mailPassword, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { saveOutletUser, resetPassword, get } = userContract;
const { notices } = userSessionContract;

let app: TestApp;
let owner: Person;
let gateway: FakeGateway;
let host: FakeSmtp;
beforeAll(async () => {
  gateway = await startFakeGateway();
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp({ outside: { seconds: 0.4, gateways: gateway.addresses } });
  owner = await openBusiness(app);
  const superUser = await openPlatform(app);
  const sms = { provider: 'sparrow', sparrowToken: 'sparrow-token', sparrowFrom: 'Bahi', aakashToken: '' } as const;
  await call(superUser, smsSettingsContract.save, { body: sms });
  await call(superUser, emailSetupContract.save, {
    body: {
      email: 'office@bahi.example',
      password: mailPassword,
      host: '127.0.0.1',
      port: host.port,
      protocol: 'NONE',
    },
  });
});
beforeEach(() => {
  gateway.mood = 'takes';
  gateway.received.length = 0;
  host.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await gateway.close();
  await host.close();
});

const digits = (): string => String(randomInt(10_000_000, 99_999_999));
const kindsOf = async (person: Person) => (await call(person, notices, {})).map(({ kind, byName }) => [kind, byName]);
const smsTo = (mobileNumber: string): string | undefined =>
  gateway.received.find(({ fields }) => fields['to'] === mobileNumber)?.fields['text'];
const mailTo = (email: string): string =>
  host.received
    .filter(({ to }) => to.includes(email))
    .map(bodyOf)
    .join();

/** A clerk whom the owner gave a mobile and an e-mail. */
async function clerk() {
  const person = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: [] });
  const found = await call(owner, get, { params: { userId: person.userId } });
  const { fullName, userName, userType } = found;
  const mobileNumber = found.mobileNumber ?? '';
  const email = `clerk${digits()}@bahi.example`;
  const record = { id: person.userId, fullName, userName, userType, mobileNumber, email };
  await call(owner, saveOutletUser, { body: record });
  await expect.poll(() => smsTo(mobileNumber)).toContain('Email changed');
  gateway.received.length = 0;
  return { person, record, mobileNumber };
}

test('a password that another resets ends the sign-ins, and the person is told by SMS, e-mail and in the profile', async () => {
  const { person, record, mobileNumber } = await clerk();
  await call(owner, resetPassword, { body: { userId: person.userId } });
  expect(await refusal(person, sessionContract.init, {})).toMatchObject({ error: 'token_expired' });
  const told = 'In your Bahi account Sita Gurung changed: Password reset, signed out everywhere.';
  await expect.poll(() => smsTo(mobileNumber)).toContain(told);
  await expect.poll(() => mailTo(record.email)).toContain(told);
});

test('the old number and the old address are told of the new ones, in the language of who changes them', async () => {
  const { record, mobileNumber } = await clerk();
  const changed = { mobileNumber: `97${digits()}`, email: `new${digits()}@bahi.example` };
  await call({ ...owner, language: 'ne' }, saveOutletUser, { body: { ...record, ...changed } });
  await expect.poll(() => smsTo(mobileNumber)).toContain('मोबाइल नम्बर फेरियो, इमेल फेरियो');
  await expect.poll(() => mailTo(record.email)).toContain('मोबाइल नम्बर फेरियो');
  expect(smsTo(changed.mobileNumber)).toBeUndefined();
  expect(mailTo(changed.email)).toBe('');
});

test('what an equal changes of an owner is told them; of others, what opens no account only stands in the profile', async () => {
  const partner = await addPerson(app, owner, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] });
  const { mobileNumber } = await call(owner, get, { params: { userId: partner.userId } });
  const { person, mobileNumber: ofClerk } = await clerk();
  const giveRole = async (type: 'BUSINESS_OWNER_USER' | 'BUSINESS_INTERNAL', userId: number) => {
    const { id: roleId } = await call(owner, roleContract.save, { body: { name: `Role ${digits()}`, type } });
    await call(owner, userRoleContract.create, { body: { userId, roleId } });
  };
  await giveRole('BUSINESS_INTERNAL', person.userId);
  await giveRole('BUSINESS_OWNER_USER', partner.userId);
  await expect.poll(() => smsTo(mobileNumber ?? '')).toContain('Roles changed');
  expect(smsTo(ofClerk)).toBeUndefined();
  expect(await kindsOf(person)).toEqual([
    ['RIGHTS', 'Sita Gurung'],
    ['EMAIL', 'Sita Gurung'],
  ]);
  expect(await kindsOf(partner)).toEqual([['RIGHTS', 'Sita Gurung']]);
  expect(await kindsOf(owner), 'of one’s own doing nothing is told').toEqual([]);
});

test('what no gateway takes is done all the same, and stands in the profile', async () => {
  const { person, record } = await clerk();
  gateway.mood = 'refuses';
  await call(owner, saveOutletUser, { body: { ...record, mobileNumber: `97${digits()}` } });
  expect((await kindsOf(person))[0]).toEqual(['MOBILE', 'Sita Gurung']);
});
