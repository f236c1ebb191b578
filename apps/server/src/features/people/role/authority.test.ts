import { randomInt } from 'node:crypto';
import { moduleCodes } from '@bahi/contract/module-codes';
import { privileges, type Right } from '@bahi/contract/access';
import type { Endpoint } from '@bahi/contract/endpoint';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import {
  roleModulePrivilegeContract,
  roleRightContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { assign } = roleModulePrivilegeContract;
const { saveOutletUser, resetPassword, toggle } = userContract;
const managing: readonly Right[] = [
  ...(['role', 'user-role'] as const).flatMap((module) =>
    (['create', 'read', 'update', 'delete'] as const).map((privilege): Right => `${module}.${privilege}`),
  ),
  ...(['user', 'user-outlet'] as const).flatMap((module) =>
    (['create', 'read', 'update'] as const).map((privilege): Right => `${module}.${privilege}`),
  ),
];

let app: TestApp;
let shop: Shop;
let owner: Person;
let platform: Person;
let moduleIds: Map<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  owner = shop.owner;
  platform = await openPlatform(app);
  const tree = await call(platform, roleModulePrivilegeContract.tree, {});
  moduleIds = new Map(
    tree.flatMap((group) => [group, ...group.childModules]).map(({ moduleCode, moduleId }) => [moduleCode, moduleId]),
  );
});
afterAll(() => app.close());

const moduleId = (code: string): number => moduleIds.get(code) ?? Number.NaN;
const staff = (rights: readonly Right[]) => addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
const officeStaff = (rights: readonly Right[]) => addPerson(app, platform, { userType: 'INTERNAL_USER', rights });
const errorOf = async (person: Person, endpoint: Endpoint, sent: object): Promise<string> =>
  (await refusal(person, endpoint, sent)).error;
const rightsOf = async (person: Person): Promise<number> => {
  app.advance(1100);
  return (await call(person, sessionContract.init, {})).rights.length;
};
const recordOf = async (person: Person, by: Person = owner) => {
  const { fullName, userName, email, userType, mobileNumber } = await call(by, userContract.get, {
    params: { userId: person.userId },
  });
  return { id: person.userId, fullName, userName, email, userType, mobileNumber };
};
const assignmentOf = async (person: Person, by: Person = owner) => {
  const [assignment] = await call(by, userRoleContract.ofUser, { params: { userId: person.userId } });
  return { id: assignment?.id ?? 0, roleId: assignment?.roleId ?? 0 };
};
const newMobile = (): string => `98${randomInt(10_000_000, 99_999_999)}`;

describe('a role that one holds oneself', () => {
  const everyModule = (ids: Map<string, number>) =>
    moduleCodes.filter((code) => ids.has(code)).map((code) => ({ moduleId: ids.get(code), all: true }));

  test('gains nothing by the hand of who holds it, in a business', async () => {
    const schemer = await staff(['role.read', 'role.update', 'role.delete']);
    const { roleId } = await assignmentOf(schemer);
    const before = await rightsOf(schemer);
    const modules = [{ moduleId: moduleId('invoice'), all: true }];
    expect(await errorOf(schemer, assign, { body: { roleId, modules } })).toBe('role.ownRights');
    expect(await errorOf(schemer, roleContract.update, { body: { id: roleId, name: 'Mine' } })).toBe('role.ownRights');
    expect(await errorOf(schemer, roleContract.toggle, { params: { roleId } })).toBe('role.ownRights');
    const [right] = await call(schemer, roleRightContract.ofRole, { params: { roleId } });
    const id = right?.id ?? 0;
    expect(await errorOf(schemer, roleRightContract.setStatus, { params: { id, status: 1 } })).toBe('role.ownRights');
    expect(await errorOf(schemer, roleRightContract.remove, { params: { id } })).toBe('role.ownRights');
    expect(await rightsOf(schemer)).toBe(before);
  });

  test('nor on the platform, whose staff once took all its rights so', async () => {
    const schemer = await officeStaff(['role.read', 'role.update']);
    const { roleId } = await assignmentOf(schemer, platform);
    expect(await errorOf(schemer, assign, { body: { roleId, modules: everyModule(moduleIds) } })).toBe(
      'role.ownRights',
    );
    expect(await rightsOf(schemer)).toBe(2);
  });

  test('stays as it is when its holder will have it only from a later day on', async () => {
    const schemer = await staff(['role.read', 'role.update']);
    const { id } = await call(owner, roleContract.save, { body: { name: 'Coming', type: 'BUSINESS_INTERNAL' } });
    const body = { userId: schemer.userId, roleId: id, effectiveDateAD: '2027-01-01' };
    await call(owner, userRoleContract.create, { body });
    const modules = [{ moduleId: moduleId('role'), view: true }];
    expect(await errorOf(schemer, assign, { body: { roleId: id, modules } })).toBe('role.ownRights');
  });
});

describe('who manages people', () => {
  test('does not come in as a colleague who may do more: by password, mobile or e-mail', async () => {
    const manager = await staff(managing);
    const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
    expect(await errorOf(manager, resetPassword, { body: { userId: accountant.userId } })).toBe('role.beyondOwn');
    const record = await recordOf(accountant);
    for (const change of [{ mobileNumber: newMobile() }, { email: 'mine@bahi.example' }])
      expect(await errorOf(manager, saveOutletUser, { body: { ...record, ...change } })).toBe('role.beyondOwn');
    expect(await recordOf(accountant)).toEqual(record);
  });

  test('neither locks out, signs out nor moves them', async () => {
    const manager = await staff(managing);
    const cashier = await addPerson(app, owner, {
      userType: 'OUTLET_USER',
      outletId: shop.outletId,
      roleCodes: ['CASHIER'],
    });
    const { userId } = cashier;
    expect(await errorOf(manager, toggle, { params: { id: userId, status: 'INACTIVE' } })).toBe('role.beyondOwn');
    expect(await errorOf(manager, userRoleContract.signOut, { params: { userId } })).toBe('role.beyondOwn');
    const outletIds = [shop.outletId, await addOutlet(app, owner, 'TNS')];
    expect(await errorOf(manager, userOutletContract.save, { body: { userId, outletIds } })).toBe('role.beyondOwn');
    const { id, roleId } = await assignmentOf(cashier);
    expect(await errorOf(manager, userRoleContract.remove, { params: { id } })).toBe('role.beyondOwn');
    const till = { id, roleId, effectiveTillDateAD: '2026-12-31' };
    expect(await errorOf(manager, userRoleContract.update, { body: till })).toBe('role.beyondOwn');
  });

  test('does all of it to who may do no more than they', async () => {
    const manager = await staff([...managing, 'customer.read']);
    const helper = await staff(['customer.read']);
    const { userId } = helper;
    await call(manager, saveOutletUser, { body: { ...(await recordOf(helper)), mobileNumber: newMobile() } });
    await call(manager, userRoleContract.signOut, { params: { userId } });
    await call(manager, resetPassword, { body: { userId } });
    expect(await call(manager, toggle, { params: { id: userId, status: 'INACTIVE' } })).toMatchObject({
      isActive: false,
    });
  });

  test('counts what somebody is to get later, and what was switched off for a while', async () => {
    const manager = await staff([...managing, 'customer.read']);
    const newcomer = await staff(['customer.read']);
    const { id } = await call(owner, roleContract.save, { body: { name: 'From Magh', type: 'BUSINESS_INTERNAL' } });
    const modules = [{ moduleId: moduleId('invoice'), all: true }];
    await call(owner, assign, { body: { roleId: id, modules } });
    const body = { userId: newcomer.userId, roleId: id, effectiveDateAD: '2027-01-15' };
    await call(owner, userRoleContract.create, { body });
    const reset = { body: { userId: newcomer.userId } };
    expect(await errorOf(manager, resetPassword, reset)).toBe('role.beyondOwn');
    await call(owner, roleContract.toggle, { params: { roleId: id } });
    expect(await errorOf(manager, resetPassword, reset)).toBe('role.beyondOwn');
  });

  test('whose own rights end sooner, or hold in one outlet, does not reach who has them for good or everywhere', async () => {
    const helper = await staff(['customer.read']);
    const reset = { body: { userId: helper.userId } };
    const leaving = await staff([...managing, 'customer.read']);
    const term = { body: { ...(await assignmentOf(leaving)), effectiveTillDateAD: '2026-12-31' } };
    await call(owner, userRoleContract.update, term);
    expect(await errorOf(leaving, resetPassword, reset)).toBe('role.beyondOwn');

    const manager = await staff(managing);
    const { id: roleId } = await call(owner, roleContract.save, { body: { name: 'Here', type: 'BUSINESS_INTERNAL' } });
    const modules = [{ moduleId: moduleId('customer'), view: true }];
    await call(owner, assign, { body: { roleId, modules } });
    const here = { userId: manager.userId, roleId, outletId: shop.outletId };
    await call(owner, userRoleContract.create, { body: here });
    expect(await errorOf(manager, resetPassword, reset)).toBe('role.beyondOwn');
    const local = await staff([]);
    await call(owner, userRoleContract.create, { body: { ...here, userId: local.userId } });
    expect(await call(manager, resetPassword, { body: { userId: local.userId } })).toHaveProperty('temporaryPassword');
  });

  test('from within an outlet gives what holds there, and nothing beyond it', async () => {
    const manager = await staff(['customer.read']);
    const { id: roleId } = await call(owner, roleContract.save, { body: { name: 'Chief', type: 'BUSINESS_INTERNAL' } });
    const modules = ['user-role', 'role'].map((code) => ({ moduleId: moduleId(code), all: true }));
    await call(owner, assign, { body: { roleId, modules } });
    const { outletId } = shop;
    await call(owner, userRoleContract.create, { body: { userId: manager.userId, roleId, outletId } });
    const there = await inOutlet(app, manager, outletId);
    const reader = await call(owner, roleContract.save, { body: { name: 'Reader', type: 'BUSINESS_INTERNAL' } });
    const view = [{ moduleId: moduleId('customer'), view: true }];
    expect(await errorOf(there, assign, { body: { roleId: reader.id, modules: view } })).toBe('role.withinOutlet');
    await call(owner, assign, { body: { roleId: reader.id, modules: view } });
    const body = { userId: (await staff([])).userId, roleId: reader.id };
    expect(await errorOf(there, userRoleContract.create, { body })).toBe('role.beyondOwn');
    expect(await call(there, userRoleContract.create, { body: { ...body, outletId } })).toMatchObject({ outletId });
  });
});

describe('owners and super users', () => {
  test('of a business the platform’s staff dispose of nobody, a super user of everybody', async () => {
    const clerk = await officeStaff(moduleCodes.flatMap((code) => privileges.map((one): Right => `${code}.${one}`)));
    const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
    for (const { userId } of [owner, accountant, platform]) {
      expect(await errorOf(clerk, resetPassword, { body: { userId } })).toBe('role.aboveYou');
      expect(await errorOf(clerk, userRoleContract.signOut, { params: { userId } })).toBe('role.aboveYou');
      expect(await errorOf(clerk, toggle, { params: { id: userId, status: 'INACTIVE' } })).toBe('role.aboveYou');
    }
    expect(await call(platform, userRoleContract.signOut, { params: { userId: accountant.userId } })).toBeDefined();
    const partner = await addPerson(app, owner, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] });
    expect(await call(platform, resetPassword, { body: { userId: partner.userId } })).toHaveProperty(
      'temporaryPassword',
    );
  });

  test('keep the roles of all businesses to super users', async () => {
    const clerk = await officeStaff(managing);
    const { rows } = await call(platform, roleContract.list, {});
    const roleId = rows.find(({ code }) => code === 'CASHIER')?.id ?? 0;
    const modules = [{ moduleId: moduleId('income'), all: true }];
    expect(await errorOf(clerk, assign, { body: { roleId, modules } })).toBe('role.aboveYou');
    const body = { name: 'Everything', type: 'OUTLET_USER' };
    expect(await errorOf(clerk, roleContract.save, { body })).toBe('role.aboveYou');
  });

  test('change neither their own assignments nor, past the proof, their own mobile and e-mail', async () => {
    const { id, roleId } = await assignmentOf(owner);
    const own = { body: { id, roleId, effectiveTillDateAD: '2026-12-31' } };
    expect(await errorOf(owner, userRoleContract.update, own)).toBe('role.ownRights');
    const record = await recordOf(owner);
    for (const change of [{ mobileNumber: newMobile() }, { email: 'other@bahi.example' }])
      expect(await errorOf(owner, saveOutletUser, { body: { ...record, ...change } })).toBe('user.ownInProfile');
  });
});
