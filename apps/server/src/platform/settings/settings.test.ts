import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPlatform, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Session } from '../core/context.ts';
import { platformTenant } from '../database/database.ts';
import { deriveKeys, openSecrets, sealSecrets } from '../core/keys.ts';
import { readSettings, saveSettings, settingGroup } from './settings.ts';

const text = z.string().nullable();
const gateway = settingGroup('gateway', {
  sender: { schema: text, fallback: () => null },
  token: { schema: text, fallback: () => null, isSecret: true },
  password: {
    schema: text,
    fallback: () => null,
    isSecret: true,
    environment: { variable: 'SUPER_USER_PASSWORD', value: ({ superUser }) => superUser.password ?? undefined },
  },
});

let app: TestApp;
let other: TestApp;
let keyless: TestApp;
let superUser: Person;
beforeAll(async () => {
  app = await startTestApp();
  const environment = { SUPER_USER_EMAIL: 'maya@bahi.example', SUPER_USER_PASSWORD: 'from the environment' };
  other = await startTestApp({ beside: app, environment });
  keyless = await startTestApp({ beside: app, environment: { BAHI_SECRET: 'another secret, as after a lost one' } });
  superUser = await openPlatform(app);
});
afterAll(async () => {
  await keyless.close();
  await other.close();
  await app.close();
});

type Changes = Parameters<
  typeof saveSettings<{ sender: string | null; token: string | null; password: string | null }>
>[2];

function save(at: TestApp, changes: Changes, version?: number) {
  const session: Session = {
    id: '',
    userId: superUser.userId,
    userType: 'SUPER_USER',
    fullName: '',
    businessId: 0,
    businessStatus: 'ACTIVE',
    outletId: null,
    rights: new Set(),
    secondStep: 'OPTIONAL',
  };
  const { services } = at;
  return services.database.transaction('write', { ...platformTenant, userId: superUser.userId }, (db) =>
    saveSettings({ db, services, session, now: services.clock(), say: () => {} }, gateway, changes, version),
  );
}

function read(at: TestApp) {
  const { services } = at;
  return services.database.transaction('read', platformTenant, (db) => readSettings({ services, db }, gateway));
}

test('a secret is used, and is neither answered nor logged nor stored in clear', async () => {
  const secret = 'kTmandu-88-lakh';
  const saved = await save(app, { sender: 'BAHI', token: secret });
  expect(app.services.settings.get(gateway)).toEqual({ sender: 'BAHI', token: secret, password: null });
  expect(saved).toMatchObject({ values: { sender: 'BAHI', token: null }, secretsSet: ['token'] });
  await vi.waitFor(() => expect(other.services.settings.get(gateway).token).toBe(secret), { timeout: 20_000 });

  const rows = await app.asOwner('select *, encode(secrets, $1) as shown from setting_group', ['escape']);
  const events = await app.asOwner(`select before, after from audit_event where table_name = 'setting_group'`);
  expect(rows).toHaveLength(1);
  expect(events.length).toBeGreaterThan(0);
  const told = JSON.stringify([rows, events, saved, await read(app), app.logLines, other.logLines]);
  expect(told).toContain('BAHI');
  expect(told).not.toContain(secret);
});

test('a secret stays when it is left out, and goes with null', async () => {
  await save(app, { sender: 'SHOP' });
  expect(app.services.settings.get(gateway)).toMatchObject({ sender: 'SHOP', token: 'kTmandu-88-lakh' });
  expect(await save(app, { token: null })).toMatchObject({ secretsSet: [] });
  expect(app.services.settings.get(gateway).token).toBeNull();
  const [row] = await app.asOwner('select secrets from setting_group');
  expect(row).toEqual({ secrets: null });
  await save(app, { token: 'again' });
});

test('a secret of the environment wins, is said to be set, and is not replaced', async () => {
  expect(other.services.settings.get(gateway).password).toBe('from the environment');
  const shown = await read(other);
  expect(shown).toMatchObject({ values: { password: null }, fromEnvironment: { password: 'SUPER_USER_PASSWORD' } });
  expect(shown.secretsSet).toContain('password');
  expect(JSON.stringify(shown)).not.toContain('from the environment');
  await expect(save(other, { password: 'mine' })).rejects.toThrow('globalSettings.fromEnvironment');
  expect((await save(other, { password: null, sender: 'BAHI' })).values.sender).toBe('BAHI');
});

test('secrets that were sealed under another BAHI_SECRET count as none, and are said to be unreadable', async () => {
  await vi.waitFor(() => expect(keyless.services.settings.get(gateway).sender).toBe('BAHI'), { timeout: 20_000 });
  expect(keyless.services.settings.get(gateway).token).toBeNull();
  expect((await read(keyless)).secretsSet).toEqual([]);
  expect(keyless.logLines.join('\n')).toContain('stored secrets cannot be opened');
});

test('sealed secrets open under their own key, name and bytes alone', () => {
  const keys = deriveKeys('a secret of the tests, long enough for everyone');
  const sealed = sealSecrets(keys, 'mail', { password: 'x' }) ?? Buffer.alloc(0);
  expect(openSecrets(keys, 'mail', sealed)).toEqual({ password: 'x' });
  expect(sealSecrets(keys, 'mail', { password: 'x' })).not.toEqual(sealed);
  expect(openSecrets(keys, 'sms', sealed)).toBeNull();
  expect(openSecrets(deriveKeys('another'), 'mail', sealed)).toBeNull();
  expect(openSecrets(keys, 'mail', sealed.fill(1, sealed.length - 1))).toBeNull();
  expect(openSecrets(keys, 'mail', Buffer.alloc(5))).toBeNull();
});

test('what is stored and cannot be, such as after a hand in the table, counts as nothing', async () => {
  await app.services.database.transaction('write', platformTenant, (tx) =>
    tx.query(`update setting_group set plain = '{"sender": 5}'`),
  );
  await app.services.settings.refresh();
  expect(app.services.settings.get(gateway).sender).toBeNull();
});

test('what was sealed under a former BAHI_SECRET is read under the one that took its place, once that one is named', async () => {
  const formerSecret = 'a secret of former times that was given away';
  const before = await startTestApp({ beside: app, environment: { BAHI_SECRET: formerSecret } });
  await save(before, { token: 'of former times' });
  await before.close();
  const after = await startTestApp({ beside: app, environment: { BAHI_FORMER_SECRETS: formerSecret } });
  expect(after.services.settings.get(gateway).token).toBe('of former times');
  await save(after, { sender: 'PASAL' });
  await after.close();
  const later = await startTestApp({ beside: app });
  expect(later.services.settings.get(gateway).token, 'saved, it is sealed anew').toBe('of former times');
  await later.close();
});
