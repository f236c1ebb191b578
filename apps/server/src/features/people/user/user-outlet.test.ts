import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { save, list, get } = userOutletContract;

let app: TestApp;
let owner: Person;
let headId: number;
let pokharaId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  headId = await firstOutletId(owner);
  pokharaId = await addOutlet(app, owner, 'PKR');
});
afterAll(() => app.close());

function cashierIn(outletId: number): Promise<Person> {
  return addPerson(app, owner, { userType: 'OUTLET_USER', outletId, roleCodes: ['CASHIER'] });
}

test('an outlet user who is moved works in the new outlet, and within a second no longer in the old one', async () => {
  const cashier = await cashierIn(headId);
  await call(cashier, sessionContract.init, {});
  expect(await messageOf(owner, save, { body: { userId: cashier.userId, outletIds: [pokharaId] } })).toBe(
    'Outlets of the user saved',
  );
  app.advance(1001);
  expect(await refusal(cashier, sessionContract.init, {})).toMatchObject({ error: 'token_expired' });
  const moved = await inOutlet(app, cashier, pokharaId);
  expect(await call(moved, sessionContract.init, {})).toMatchObject({ outlets: [{ id: pokharaId }] });
});

test('the list shows outlet users with their outlets, also those of one outlet', async () => {
  const cashier = await cashierIn(pokharaId);
  const { rows } = await call(owner, list, { query: { outletId: pokharaId } });
  expect(rows.find(({ id }) => id === cashier.userId)).toMatchObject({ outlets: [{ id: pokharaId, name: 'PKR' }] });
  expect(rows.some(({ userType }) => userType !== 'OUTLET_USER')).toBe(false);
  expect(await call(owner, get, { params: { userId: cashier.userId } })).toMatchObject({ id: cashier.userId });
});

test('who works nowhere yet is listed by itself, and found by name', async () => {
  await cashierIn(headId);
  const newcomer = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: ['CASHIER'] });
  const { rows } = await call(owner, list, { query: { hasOutlet: 'false', search: 'hari' } });
  expect(rows.map(({ id, outlets }) => [id, outlets])).toEqual([[newcomer.userId, []]]);
  const others = await call(owner, list, { query: { hasOutlet: 'true', search: 'hari' } });
  expect(others.rows.length).toBeGreaterThan(0);
  expect(others.rows.filter(({ outlets }) => outlets.length === 0)).toEqual([]);
});

test('what cannot be assigned is refused at its field', async () => {
  const cashier = await cashierIn(headId);
  const refused = async (body: object) => fieldsOf(await refusal(owner, save, { body }));
  expect(await refused({ userId: cashier.userId, outletIds: [] })).toEqual({ outletIds: 'Required' });
  expect(await refused({ userId: owner.userId, outletIds: [headId] })).toEqual({
    userId: 'Only outlet users are given outlets',
  });
  const closedId = await addOutlet(app, owner, 'BTW');
  await call(owner, outletContract.toggle, { params: { id: closedId } });
  expect(await refused({ userId: cashier.userId, outletIds: [closedId] })).toEqual({
    outletIds: 'Inactive, choose another',
  });
  const stale = { userId: cashier.userId, version: 99, outletIds: [headId] };
  expect(await refusal(owner, save, { body: stale })).toMatchObject({ status: 409 });
  const stranger = await openBusiness(app);
  expect(await refusal(stranger, save, { body: { userId: cashier.userId, outletIds: [headId] } })).toMatchObject({
    status: 404,
  });
});

test('who may only create assignments does not change those there are', async () => {
  const cashier = await cashierIn(headId);
  const maker = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user-outlet.create'] });
  const body = { userId: cashier.userId, outletIds: [pokharaId] };
  expect(await refusal(maker, save, { body })).toMatchObject({ status: 403 });
  const newcomer = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: [] });
  expect(await call(maker, save, { body: { ...body, userId: newcomer.userId } })).toMatchObject({
    outlets: [{ id: pokharaId }],
  });
});
