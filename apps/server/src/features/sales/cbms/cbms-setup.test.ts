import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { type FakeCbms, startFakeCbms } from '../../../testing/gateways/fake-cbms.ts';
import { inOutlet } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deriveKeys } from '../../../platform/core/keys.ts';
import { reportOf, setupOf } from './testing/reporting-shop.ts';

const { state, save, test: tryOut, resume } = cbmsContract;

let app: TestApp;
let shop: Shop;
let receiver: FakeCbms;
beforeAll(async () => {
  app = await startTestApp({ outside: { seconds: 0.5 } });
  receiver = await startFakeCbms();
  shop = await openShop(app);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const refused = async (changes: object) => refusal(shop.owner, save, { body: setupOf(receiver, changes) });

test('an address is one that may be called, by encryption unless it is of the own network', async () => {
  const said = async (address: string) => fieldsOf(await refused({ address }))['address'];
  expect(await said('cbms.example.com')).toBe(
    'Write the address as it was given to you, such as https://cbms.example.com',
  );
  expect(await said('http://cbms.bahi.example')).toBe(
    'Only a receiver of your own network is called without encryption: write https://',
  );
  expect(await said('https://intranet.bahi.example')).toBe(
    'This address is on a private network. Whoever runs the server can allow it in CBMS_ALLOW',
  );
  expect(await said('https://gone.bahi.example')).toBe('No host of this name is known');
  expect(await said('https://')).toBe('Write the address as it was given to you, such as https://cbms.example.com');
});

test('nothing is tried or resumed before it is set up', async () => {
  expect(await refusal(shop.owner, tryOut, {})).toMatchObject({ status: 409, message: 'CBMS is not set up yet' });
  expect(await refusal(shop.owner, resume, {})).toMatchObject({ status: 409, message: 'CBMS is not set up yet' });
});

test('a password is kept for its user and address alone, sealed, and answered to nobody', async () => {
  expect(fieldsOf(await refused({ password: '' }))).toEqual({ password: 'Required' });
  const saved = await call(shop.owner, save, {
    body: setupOf(receiver, { isOn: false, address: `${receiver.address}/api/bill/` }),
  });
  expect(saved.setup).toMatchObject({ address: receiver.address, hasPassword: true, version: 1 });
  expect(fieldsOf(await refused({ userName: 'somebody-else', password: '' }))).toEqual({
    password: 'Enter the password: it is kept for this user name and address alone',
  });
  expect(await refused({ version: 7 })).toMatchObject({ status: 409 });
  const again = await call(shop.owner, save, { body: setupOf(receiver, { isOn: false, password: '', version: 1 }) });
  expect(again.setup?.version).toBe(2);
  const kept = JSON.stringify([
    await app.asOwner('select * from cbms_setup'),
    await app.asOwner(`select * from audit_event where table_name = 'cbms_setup'`),
    await call(shop.owner, state, {}),
  ]);
  expect(kept).not.toContain(receiver.user.password);
  expect(await refusal(shop.owner, resume, {})).toMatchObject({ message: 'CBMS is turned off' });
});

test('a day is not a year away, and only a business registered for VAT tells of its bills', async () => {
  expect(fieldsOf(await refused({ fromDayAD: '2024-11-20' }))).toEqual({
    fromDayAD: 'Choose a day from a year ago to a year ahead',
  });
  expect(fieldsOf(await refused({ fromDayBS: '2086-08-04' }))).toEqual({
    fromDayBS: 'Choose a day from a year ago to a year ahead',
  });
  const { owner } = await openShop(app, 'PAN');
  expect(await refusal(owner, save, { body: setupOf(receiver) })).toMatchObject({
    status: 409,
    error: 'cbms.notRegistered',
  });
});

test('a test of the connection says as much as the receiver tells', async () => {
  const said = async () => (await refusal(shop.owner, tryOut, {})).message;
  // It could not read the question: whether it has looked at the user is not known.
  const answers = 'The receiver answers. Whether it knows this user shows with the first invoice';
  expect(await messageOf(shop.owner, tryOut, {})).toBe(answers);
  receiver.mood = { code: 101 };
  expect(await messageOf(shop.owner, tryOut, {})).toContain('The receiver answers and knows this user');
  receiver.mood = 'isBehindProxy';
  expect(await said()).toBe('What answers at this address makes no sense: it is not the receiver of invoices');
  receiver.mood = { code: 100 };
  expect(await said()).toBe('The receiver answers, but does not take this user name and password');
  receiver.mood = 'talksNonsense';
  expect(await said()).toBe('What answers at this address makes no sense: it is not the receiver of invoices');
  receiver.mood = 'hangs';
  expect(await said()).toBe('Nobody answers at this address. Check it, or try again later');
  receiver.mood = 'answers';
  // No try of it is a bill that anybody could take.
  expect(receiver.known.size).toBe(0);
});

test('what an operator allows for mail is no address for a business', async () => {
  const other = await startTestApp({ environment: { CBMS_ALLOW: '' } });
  const { owner } = await openShop(other);
  expect(fieldsOf(await refusal(owner, save, { body: setupOf(receiver) }))['address']).toBe(
    'Only a receiver of your own network is called without encryption: write https://',
  );
  const address = receiver.address.replace('http:', 'https:');
  expect(fieldsOf(await refusal(owner, save, { body: setupOf(receiver, { address }) }))['address']).toContain(
    'This address is on a private network',
  );
  await other.close();
});

test('after more than a year it is changed and turned off as before, and its day stays where none is sent', async () => {
  const { owner } = await openShop(app);
  const saved = await call(owner, save, { body: setupOf(receiver) });
  const day = 24 * 3_600_000;
  app.advance(400 * day);
  try {
    const later = await inOutlet(app, owner, null);
    const kept = { fromDayAD: saved.setup?.fromDayAD, password: '' };
    const changed = await call(later, save, { body: setupOf(receiver, { ...kept, password: 'Cbms#2084' }) });
    expect(changed.setup).toMatchObject({ isOn: true, fromDayAD: '2026-11-20' });
    const off = await call(later, save, { body: setupOf(receiver, { password: '', isOn: false }) });
    expect(off.setup).toMatchObject({ isOn: false, fromDayAD: '2026-11-20' });
    // From a day so long ago it is not turned on again.
    expect(fieldsOf(await refusal(later, save, { body: setupOf(receiver, kept) }))).toEqual({
      fromDayAD: 'Choose a day from a year ago to a year ahead',
    });
  } finally {
    app.advance(-400 * day);
  }
});

test('a host that is gone does not keep anybody from turning it off', async () => {
  let isGone = false;
  const resolve = () =>
    isGone
      ? Promise.reject(Object.assign(new Error('unknown name'), { code: 'ENOTFOUND' }))
      : Promise.resolve([{ address: '93.184.215.14', family: 4 }]);
  const other = await startTestApp({ outside: { resolve } });
  const { owner } = await openShop(other);
  const address = 'https://cbms.bahi.example';
  await call(owner, save, { body: setupOf(receiver, { address }) });
  isGone = true;
  const body = setupOf(receiver, { address, password: '', isOn: false });
  expect((await call(owner, save, { body })).setup).toMatchObject({ isOn: false });
  await other.close();
});

test('a password that was sealed under another secret stops everything until it is entered anew', async () => {
  await call(shop.owner, save, { body: setupOf(receiver) });
  const bill = await sell(shop);
  const { keys } = app.services;
  app.services.keys = deriveKeys('the secret of another installation');
  expect(await refusal(shop.owner, tryOut, {})).toMatchObject({
    message: 'The password was kept under another BAHI_SECRET: enter it anew',
  });
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'WAITING', tries: 0 });
  app.services.keys = keys;
  expect((await call(shop.owner, state, {})).setup).toMatchObject({ stop: 'PASSWORD_LOST' });
  await call(shop.owner, save, { body: setupOf(receiver) });
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT' });
});
