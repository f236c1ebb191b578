import { randomInt } from 'node:crypto';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { firstOutletId, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';

const { company, saveCompany, sessionLengths, saveSessionLengths, platform } = globalSettingsContract;
const help = {
  publicUrl: 'https://bahi.example.com/',
  supportPhone: '०७१५५००००',
  supportEmail: 'help@bahi.example.com',
  defaultLanguage: 'en',
  defaultRegisterType: 'PAN',
} as const;
const usual = { accessTokenMinutes: 10, refreshIdleHours: 24, refreshAbsoluteDays: 7, secondStepRequired: false };

let app: TestApp;
let superUser: Person;
beforeAll(async () => {
  app = await startTestApp();
  superUser = await openPlatform(app);
});
afterAll(() => app.close());

test('until something is saved the defaults count', async () => {
  expect(await call(superUser, sessionLengths, {})).toEqual({
    values: usual,
    secretsSet: [],
    fromEnvironment: {},
    version: 0,
    changedAt: null,
    changedBy: null,
  });
  expect((await call(superUser, company, {})).values).toEqual({
    publicUrl: null,
    supportPhone: null,
    supportEmail: null,
    defaultLanguage: 'ne',
    defaultRegisterType: null,
  });
});

test('what is saved is answered with who saved it and when, and everybody may know whom to ask for help', async () => {
  const saved = await call(superUser, saveCompany, { body: { ...help, version: 0 } });
  expect(saved).toEqual({
    values: { ...help, publicUrl: 'https://bahi.example.com', supportPhone: '071550000' },
    secretsSet: [],
    fromEnvironment: {},
    version: 1,
    changedAt: new Date(testNow).toISOString(),
    changedBy: 'Maya Shrestha',
  });
  expect(await call(superUser, company, {})).toEqual(saved);
  expect(await call({ base: app.base, token: null }, platform, {})).toEqual({
    supportPhone: '071550000',
    supportEmail: 'help@bahi.example.com',
  });
});

test('who saves after somebody else is told so, and nothing of it is kept', async () => {
  const { version, values } = await call(superUser, company, {});
  await call(superUser, saveCompany, { body: { ...values, supportPhone: '071551111', version } });
  const late = await refusal(superUser, saveCompany, { body: { ...values, supportPhone: '071552222', version } });
  expect(late).toMatchObject({ status: 409, error: 'common.stale' });
  expect((await call(superUser, company, {})).values.supportPhone).toBe('071551111');
});

test('what cannot be is refused at its field', async () => {
  const wrong = {
    publicUrl: 'bahi.example.com',
    supportPhone: '12',
    supportEmail: 'help',
    defaultRegisterType: 'NONE',
  };
  expect(fieldsOf(await refusal(superUser, saveCompany, { body: { ...wrong, defaultLanguage: 'fr' } }))).toEqual({
    publicUrl: 'Write the address like https://bahi.example.com',
    supportPhone: 'Should be atleast 8 digits long',
    supportEmail: 'Invalid email',
    defaultLanguage: 'Choose from the list',
    defaultRegisterType: 'Choose from the list',
  });
  const lengths = { accessTokenMinutes: 61, refreshIdleHours: 721, refreshAbsoluteDays: 0 };
  expect(fieldsOf(await refusal(superUser, saveSessionLengths, { body: lengths }))).toEqual({
    accessTokenMinutes: 'From 1 to 60 minutes',
    refreshIdleHours: 'From 1 to 720 hours',
    refreshAbsoluteDays: 'From 1 to 90 days',
  });
  const idle = { accessTokenMinutes: 10, refreshIdleHours: 25, refreshAbsoluteDays: 1 };
  expect(fieldsOf(await refusal(superUser, saveSessionLengths, { body: idle }))).toEqual({
    refreshIdleHours: 'Cannot be longer than the whole session',
  });
  expect((await call(superUser, sessionLengths, {})).version).toBe(0);
});

test('each change is noted with who made it', async () => {
  const said = await messageOf(superUser, saveSessionLengths, { body: usual });
  expect(said).toBe('Saved. In force on every server within seconds');
  const events = await app.asOwner(
    `select user_id::int, action, after -> 'plain' as plain from audit_event
     where table_name = 'setting_group' and after ->> 'name' = 'session' order by id desc limit 1`,
  );
  expect(events).toEqual([{ user_id: superUser.userId, action: 'update', plain: usual }]);
});

test('what newcomers begin with: an address in their invitation, and a registration proposed until they choose', async () => {
  const { values } = await call(superUser, company, {});
  const begin = { ...values, publicUrl: 'https://bahi.example.com', defaultRegisterType: 'NOT_REGISTERED' as const };
  await call(superUser, saveCompany, { body: begin });
  const newcomer = await openBusiness(app, { registration: false });
  const proposed = await call(newcomer, businessContract.profile, {});
  expect(proposed).toMatchObject({ exists: false, companyRegisterType: 'NOT_REGISTERED' });
  const owner = await openBusiness(app, { registration: 'VAT' });
  expect((await call(owner, businessContract.profile, {})).companyRegisterType).toBe('VAT');

  const mobileNumber = `98${randomInt(10_000_000, 99_999_999)}`;
  await call(owner, userContract.saveOutletUser, {
    body: {
      userType: 'OUTLET_USER',
      fullName: 'Hari Thapa',
      userName: `hari${mobileNumber}`,
      mobileNumber,
      outletIds: [await firstOutletId(owner)],
    },
  });
  expect(app.logLines.findLast((line) => line.includes('"sms"'))).toContain('https://bahi.example.com/first-password');
});
