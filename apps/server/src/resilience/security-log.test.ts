import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send as sendPlain } from '../features/account/account/testing/api.ts';
import {
  addUser,
  type Owner,
  password,
  refresh,
  registerOwner,
  signIn,
  tokensIn,
} from '../features/account/account/testing/people.ts';
import { call, send } from '../testing/caller.ts';
import { addPerson, type Person } from '../testing/people.ts';
import { openShop, sell } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Who operates a server learns from its log what happens at its doors: one line of JSON each.
let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const line = z.looseObject({ event: z.string(), time: z.iso.datetime(), address: z.string() });

/** What the log told of the doors since `from`. */
function toldSince(from: number) {
  return app.logLines
    .slice(from)
    .filter((text) => text.includes('"event":"security.'))
    .map((text) => line.parse(JSON.parse(text)));
}

async function told(work: () => Promise<unknown>) {
  const from = app.logLines.length;
  await work();
  return toldSince(from);
}

test('a sign-in, a wrong password and too many of them are told with who and whence, and without what was typed', async () => {
  const headers = { headers: { 'x-forwarded-for': '10.9.8.7' } };
  const from = app.logLines.length;
  expect(await told(() => signIn(app, owner.email, password, headers))).toMatchObject([
    { event: 'security.signedIn', userId: owner.userId, businessId: owner.businessId, address: '10.9.8.7' },
  ]);
  expect(await told(() => signIn(app, owner.email, 'Secret#Typed1', headers))).toMatchObject([
    { event: 'security.passwordWrong', userId: owner.userId, address: '10.9.8.7' },
  ]);
  expect(await told(() => signIn(app, 'nobody@bahi.example', 'Secret#Typed1', headers))).toMatchObject([
    { event: 'security.passwordWrong', userId: null },
  ]);
  for (let round = 0; round < 20; round += 1) await signIn(app, 'nobody@bahi.example', 'Secret#Typed1', headers);
  expect(toldSince(from).at(-1)).toMatchObject({ event: 'security.tooManyTries' });
  const all = app.logLines.slice(from).join();
  for (const typed of ['Secret#Typed1', 'nobody@bahi.example', password]) expect(all).not.toContain(typed);
});

test('a refresh token that comes back is told', async () => {
  const { refresh_token: stolen } = tokensIn(await signIn(app, owner.email));
  await refresh(app, stolen);
  app.advance(11_000);
  expect(await told(() => refresh(app, stolen))).toMatchObject([
    { event: 'security.tokenReused', userId: owner.userId },
  ]);
});

test('what was refused for want of a right, and what was taken away as a file, are told by their calls', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect(await told(() => send(clerk, customerContract.list, {}))).toMatchObject([
    { event: 'security.forbidden', userId: clerk.userId, call: customerContract.list.call },
  ]);
  const body = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20', fileType: 'EXCEL' };
  expect(await told(() => send(shop.owner, salesReportContract.download, { body }))).toMatchObject([
    { event: 'security.exported', userId: shop.owner.userId, call: salesReportContract.download.call },
  ]);
});

test('a change of an account is told, by oneself and by another', async () => {
  const token = tokensIn(await signIn(app, owner.email)).access_token;
  const person = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const caller: Person = { base: app.base, token, userId: owner.userId, businessId: owner.businessId };
  expect(await told(() => call(caller, userContract.resetPassword, { body: { userId: person.userId } }))).toMatchObject(
    [{ event: 'security.accountChanged', userId: owner.userId, subjectId: person.userId, detail: ['PASSWORD'] }],
  );
  const change = { oldPassword: password, password: 'Jhola-badam-7-tara' };
  expect(await told(() => sendPlain(app, 'POST /user/change_password', { token, body: change }))).toMatchObject([
    { event: 'security.passwordChanged', userId: owner.userId },
  ]);
});

test('input that is refused, and records that are not theirs, are told with who asked and without what was sent', async () => {
  const [shop, other] = [await openShop(app), await openShop(app)];
  const from = app.logLines.length;
  expect((await send(shop.owner, customerContract.get, { params: { id: other.customerId } })).status).toBe(404);
  const body = { name: 'Typed\u202Eby somebody' };
  expect((await send(shop.owner, customerContract.save, { body })).status).toBe(400);
  const lines = app.logLines.slice(from).filter((text) => text.includes('"event":"call.refused"'));
  const { userId, businessId } = shop.owner;
  expect(lines.map((text) => line.parse(JSON.parse(text)))).toMatchObject([
    { path: `/api/v1/customer/${other.customerId}`, status: 404, error: 'common.notFound', userId, businessId },
    { path: '/api/v1/customer/save', status: 400, error: 'common.invalid', userId, businessId, address: '127.0.0.1' },
  ]);
  expect(lines.join()).not.toContain('somebody');
});
