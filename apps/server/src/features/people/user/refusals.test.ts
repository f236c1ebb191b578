import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import {
  addPerson,
  firstOutletId,
  inOutlet,
  openBusiness,
  openPlatform,
  type Person,
} from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const managing = ['user.read', 'user.update', 'user.create', 'user-role.read', 'user-role.update'] as const;
const more = ['role.read', 'role.update', 'user-outlet.read', 'user-outlet.create', 'user-outlet.update'] as const;
const managersRights = [...managing, ...more];

let app: TestApp;
let owner: Person;
let manager: Person;
let clerk: Person;
let peer: Person;
let cashier: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
  manager = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: managersRights });
  clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user.read'] });
  peer = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const outletId = await firstOutletId(owner);
  cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', outletId, roleCodes: ['CASHIER'] });
});
afterAll(() => app.close());

function refusalsIn(rows: readonly { id: number; refusal: string | null }[], people: readonly Person[]) {
  return people.map(({ userId }) => rows.find(({ id }) => id === userId)?.refusal);
}

test('lists of people say of each why the caller may not act on them, as the server then answers', async () => {
  const people = [owner, manager, clerk, peer];
  const expected = ['aboveYou', 'ownRights', null, 'beyondOwn'];
  expect(refusalsIn((await call(manager, userContract.list, {})).rows, people)).toEqual(expected);
  expect(refusalsIn((await call(manager, userRoleContract.people, {})).rows, people)).toEqual(expected);
  expect(refusalsIn((await call(manager, userOutletContract.list, {})).rows, [cashier])).toEqual(['beyondOwn']);
  for (const [person, reason] of [
    [owner, 'role.aboveYou'],
    [peer, 'role.beyondOwn'],
  ] as const)
    expect(await refusal(manager, userContract.resetPassword, { body: { userId: person.userId } })).toMatchObject({
      status: 403,
      error: reason,
    });
  const oneself = await refusal(manager, userContract.resetPassword, { body: { userId: manager.userId } });
  expect(oneself.error).toBe('user.notYourself');
  await call(manager, userContract.resetPassword, { body: { userId: clerk.userId } });
  expect(refusalsIn((await call(owner, userContract.list, {})).rows, people)).toEqual(['ownRights', null, null, null]);
});

test('from within an outlet people are looked at only, and the list says so', async () => {
  const inside = await inOutlet(app, manager, await firstOutletId(owner));
  const { rows } = await call(inside, userContract.list, {});
  expect(refusalsIn(rows, [owner, manager, clerk])).toEqual(Array.from({ length: 3 }, () => 'withinOutlet'));
  const reset = await refusal(inside, userContract.resetPassword, { body: { userId: clerk.userId } });
  expect(reset).toMatchObject({ status: 403, error: 'role.withinOutlet' });
  const { rows: roles } = await call(inside, roleContract.list, {});
  expect(new Set(roles.map((role) => role.refusal))).toEqual(new Set(['withinOutlet']));
});

test('roles say why they are not to be changed: one’s own, and those that grant more than one has', async () => {
  const { rows } = await call(manager, roleContract.list, {});
  const refusalOf = ({ userId }: Person) => rows.find(({ code }) => code === `ROLE-${userId}`)?.refusal;
  expect([manager, clerk, peer].map(refusalOf)).toEqual(['ownRights', null, 'beyondOwn']);
  for (const { id, name, refusal: said, isShared } of rows.filter((role) => !role.isShared)) {
    const answer = call(manager, roleContract.update, { body: { id, name: `${name} 2` } }).then(
      () => null,
      (error: unknown) => /role\.(\w+)/.exec(String(error))?.[1],
    );
    expect({ isShared, refused: await answer }).toEqual({ isShared: false, refused: said });
  }
});

test('for the platform its super users dispose of the people of businesses, its staff of none', async () => {
  const superUser = await openPlatform(app);
  const staff = await addPerson(app, superUser, { userType: 'INTERNAL_USER', rights: ['user.read', 'user.update'] });
  const query = { pageSize: 100 };
  expect(refusalsIn((await call(superUser, userContract.list, { query })).rows, [owner, clerk])).toEqual([null, null]);
  const seen = (await call(staff, userContract.list, { query })).rows;
  expect(refusalsIn(seen, [owner, clerk, superUser, staff])).toEqual(['aboveYou', 'aboveYou', 'aboveYou', 'ownRights']);
});
