import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import {
  addOutlets,
  addUser,
  type Owner,
  type Person,
  refresh,
  registerOwner,
  signedIn,
  type Tokens,
  tokensIn,
} from '../account/testing/people.ts';

const ended = { status: 403, body: { error: 'token_expired' } };
const customers = 'GET /v1/customer/list';

let app: TestApp;
let owner: Owner;
let butwal = 0;
let palpa = 0;
let closed = 0;
let foreign = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  [butwal = 0, palpa = 0, closed = 0] = await addOutlets(app, owner.businessId, ['BTW', 'PLP', 'OLD']);
  await asBusiness('update outlet set is_active = false where business_id = $1 and id = $2', closed);
  const other = await registerOwner(app);
  [foreign = 0] = await addOutlets(app, other.businessId, ['FRN']);
});
afterAll(() => app.close());

const officeTokens = async (tokens: Tokens, officeId: number): Promise<Tokens> =>
  tokensIn(await refresh(app, tokens.refresh_token, { access_token: tokens.access_token, officeId: String(officeId) }));
const initOf = async (token: string | undefined): Promise<unknown> =>
  (await send(app, 'GET /init', { token })).body.data;
const cashierOf = (...outletIds: number[]): Promise<Person> =>
  addUser(app, { businessId: owner.businessId, userType: 'OUTLET_USER', roles: ['CASHIER'], outletIds });

test('an owner enters any outlet of the business, and its tokens live beside those of the whole', async () => {
  const whole = await signedIn(app, owner.email);
  const office = await officeTokens(whole, palpa);
  expect(office.office_id).toBe(palpa);
  expect(await initOf(office.access_token)).toMatchObject({ officeId: palpa });
  expect(await initOf(whole.access_token)).toMatchObject({
    officeId: null,
    outlets: [
      { id: butwal, code: 'BTW', name: 'Outlet BTW', nameNp: null },
      { id: palpa, code: 'PLP' },
    ],
  });
  app.advance(60_000);
  const renewed = tokensIn(
    await refresh(app, office.refresh_token, { access_token: office.access_token, officeId: String(palpa) }),
  );
  expect(renewed.office_id).toBe(palpa);
  expect(await initOf(renewed.access_token)).toMatchObject({ officeId: palpa });
  expect((await refresh(app, whole.refresh_token)).status).toBe(200);
});

test('from one outlet to another goes by either token', async () => {
  const whole = await signedIn(app, owner.email);
  const office = await officeTokens(whole, palpa);
  expect(await initOf((await officeTokens(office, butwal)).access_token)).toMatchObject({ officeId: butwal });
});

test('another business’s outlet, a closed one and one that is not there are all unknown', async () => {
  const whole = await signedIn(app, owner.email);
  for (const officeId of [foreign, closed, 999_999]) {
    const received = await refresh(app, whole.refresh_token, { officeId: String(officeId) });
    expect(received).toMatchObject({ status: 404, errors: { officeId: 'You do not work in this outlet' } });
  }
});

test('an outlet user enters only the outlets they work in', async () => {
  const user = await cashierOf(butwal, palpa);
  const tokens = await signedIn(app, user.email);
  expect(await initOf(tokens.access_token)).toMatchObject({ outlets: [{ id: butwal }, { id: palpa }] });
  expect((await officeTokens(tokens, palpa)).office_id).toBe(palpa);
  const single = await cashierOf(butwal);
  const { refresh_token: token } = await signedIn(app, single.email);
  expect((await refresh(app, token, { officeId: String(palpa) })).status).toBe(404);
});

test('an outlet user has no rights until an outlet is chosen', async () => {
  const user = await cashierOf(butwal, palpa);
  const tokens = await signedIn(app, user.email);
  expect(await initOf(tokens.access_token)).toMatchObject({ rights: [], officeId: null });
  expect((await send(app, customers, { token: tokens.access_token })).status).toBe(403);
  const office = await officeTokens(tokens, butwal);
  expect(await initOf(office.access_token)).toMatchObject({ rights: expect.arrayContaining(['customer.read']) });
  expect((await send(app, customers, { token: office.access_token })).status).toBe(200);
});

test('a role that was given for one outlet counts there alone', async () => {
  const user = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: ['ACCOUNTANT'],
  });
  await asBusiness('update user_role set outlet_id = $3 where business_id = $1 and user_id = $2', user.userId, butwal);
  const tokens = await signedIn(app, user.email);
  expect(await initOf(tokens.access_token)).toMatchObject({ rights: [] });
  expect(await initOf((await officeTokens(tokens, palpa)).access_token)).toMatchObject({ rights: [] });
  const there = await officeTokens(tokens, butwal);
  expect(await initOf(there.access_token)).toMatchObject({ rights: expect.arrayContaining(['invoice.create']) });
});

test('whoever is taken out of an outlet, or whose outlet closes, is out of it within a second', async () => {
  const user = await cashierOf(butwal);
  const { office_access_token: token = '' } = await signedIn(app, user.email);
  expect((await send(app, customers, { token })).status).toBe(200);
  await asBusiness('delete from user_outlet where business_id = $1 and user_id = $2', user.userId);
  app.advance(1000);
  expect(await send(app, customers, { token })).toMatchObject(ended);
  const [temporary = 0] = await addOutlets(app, owner.businessId, ['TMP']);
  const office = await officeTokens(await signedIn(app, owner.email), temporary);
  expect((await send(app, customers, { token: office.access_token })).status).toBe(200);
  await asBusiness('update outlet set is_active = false where business_id = $1 and id = $2', temporary);
  app.advance(1000);
  expect(await send(app, customers, { token: office.access_token })).toMatchObject(ended);
});

test('signing out of an office ends the sign-in it came from, with all its offices', async () => {
  const whole = await signedIn(app, owner.email);
  const left = await officeTokens(whole, butwal);
  const right = await officeTokens(whole, palpa);
  expect((await send(app, 'POST /user/logout', { token: left.access_token })).status).toBe(200);
  for (const { access_token, refresh_token } of [whole, left, right]) {
    expect(await send(app, 'GET /init', { token: access_token })).toMatchObject(ended);
    expect(await refresh(app, refresh_token)).toMatchObject(ended);
  }
});

test('an office that was entered just while its sign-in ended ends as well', async () => {
  const whole = await signedIn(app, owner.email);
  const office = await officeTokens(whole, butwal);
  await app.asOwner('update user_session set revoked_at = now() where parent_id is null and user_id = $1', [
    owner.userId,
  ]);
  app.advance(1000);
  expect(await send(app, 'GET /init', { token: office.access_token })).toMatchObject(ended);
  expect(await refresh(app, office.refresh_token)).toMatchObject(ended);
});

test('a stolen office token ends the whole sign-in', async () => {
  const whole = await signedIn(app, owner.email);
  const office = await officeTokens(whole, butwal);
  await refresh(app, office.refresh_token);
  app.advance(10_001);
  expect(await refresh(app, office.refresh_token)).toMatchObject(ended);
  expect(await refresh(app, whole.refresh_token)).toMatchObject(ended);
});

test('an outlet that is worked in keeps the whole sign-in from idling, not beyond its seven days', async () => {
  const whole = await signedIn(app, owner.email);
  let office = await officeTokens(whole, butwal);
  for (let step = 0; step < 8; step += 1) {
    app.advance(20 * 3_600_000);
    office = tokensIn(await refresh(app, office.refresh_token));
  }
  expect((await refresh(app, whole.refresh_token)).status).toBe(200);
  app.advance(8 * 3_600_000);
  expect(await refresh(app, office.refresh_token)).toMatchObject(ended);
});

function asBusiness(statement: string, ...values: unknown[]): Promise<unknown> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: null };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(statement, [owner.businessId, ...values]));
}
