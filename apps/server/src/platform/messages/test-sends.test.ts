import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../testing/caller.ts';
import { type FakeSmtp, mailPassword, startFakeSmtp } from '../../testing/gateways/fake-smtp.ts';
import { openPlatform } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let host: FakeSmtp;
beforeAll(async () => {
  app = await startTestApp({ limits: { accessTokenSeconds: 2 * 60 * 60 } });
  host = await startFakeSmtp({ hideSTARTTLS: true });
});
afterAll(async () => {
  await app.close();
  await host.close();
});

const hour = 3_600_000;
const sms = { endpoint: smsSettingsContract.test, sent: { body: { mobileNumber: '9841000000' } } };

test('an hour takes ten test messages of a user, those of others and the next hour are their own', async () => {
  const superUser = await openPlatform(app);
  for (let turn = 0; turn < 10; turn += 1) await call(superUser, sms.endpoint, sms.sent);
  expect(await refusal(superUser, sms.endpoint, sms.sent)).toMatchObject({
    status: 429,
    message: 'Within an hour 10 test messages can be sent. Try again later',
  });
  expect((await refusal({ ...superUser, language: 'ne' }, sms.endpoint, sms.sent)).message).toBe(
    'एक घण्टामा १० वटा परीक्षण सन्देश पठाउन मिल्छ। केही बेरपछि प्रयास गर्नुहोस्',
  );
  await call(await openPlatform(app), sms.endpoint, sms.sent);
  app.advance(hour + 1000);
  await call(superUser, sms.endpoint, sms.sent);
});

test('e-mail is counted on its own, also of tests that are sent at once and those that do not arrive', async () => {
  const superUser = await openPlatform(app);
  for (let turn = 0; turn < 10; turn += 1) await call(superUser, sms.endpoint, sms.sent);
  const body = { email: 'bahi@shop.example', host: '127.0.0.1', port: host.port, protocol: 'NONE' as const };
  const { id } = await call(superUser, emailSetupContract.save, { body: { ...body, password: mailPassword } });
  const mail = { body: { id, to: 'sita@home.example' } };
  const lost = { body: { id, to: 'x@nobody.example' } };
  expect((await refusal(superUser, emailSetupContract.test, lost)).error).toBe('emailSetup.recipient');
  const answers = await Promise.all(Array.from({ length: 15 }, () => send(superUser, emailSetupContract.test, mail)));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), ...Array.from({ length: 6 }, () => 429)]);
  expect(host.received).toHaveLength(9);
});
