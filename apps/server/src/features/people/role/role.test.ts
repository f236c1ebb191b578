import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { Grants } from '@bahi/contract/people/role-module-privilege/grants';
import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import {
  roleModulePrivilegeContract,
  roleRightContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
let platform: Person;
let moduleIds: Map<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
  platform = await openPlatform(app);
  const tree = await call(platform, roleModulePrivilegeContract.tree, {});
  moduleIds = new Map(
    tree.flatMap((group) => [group, ...group.childModules]).map(({ moduleCode, moduleId }) => [moduleCode, moduleId]),
  );
});
afterAll(() => app.close());

const moduleId = (code: string): number => moduleIds.get(code) ?? Number.NaN;
const addRole = (person: Person, name: string, type = 'BUSINESS_INTERNAL') =>
  call(person, roleContract.save, { body: { name, type } });
const assign = (person: Person, roleId: number, code: string, grants: Partial<Grants>) =>
  call(person, roleModulePrivilegeContract.assign, {
    body: { roleId, modules: [{ moduleId: moduleId(code), ...grants }] },
  });
const sharedRole = async (person: Person, code: string) => {
  const role = (await call(person, roleContract.list, {})).rows.find((one) => one.code === code);
  if (role === undefined) throw new Error(`${code} is not there`);
  return role;
};
const later = (): void => app.advance(1100);

test('a business reads the shared roles, and not those of the platform; they are not for it to change', async () => {
  const { rows } = await call(owner, roleContract.list, {});
  expect(rows.map(({ code, isShared, type }) => [code, isShared, type])).toEqual([
    ['ACCOUNTANT', true, 'BUSINESS_INTERNAL'],
    ['CASHIER', true, 'OUTLET_USER'],
    ['OWNER', true, 'BUSINESS_OWNER_USER'],
    ['STORE_KEEPER', true, 'OUTLET_USER'],
  ]);
  const cashier = await sharedRole(owner, 'CASHIER');
  const refused = async (endpoint: Parameters<typeof send>[1], sent: object) =>
    (await refusal(owner, endpoint, sent)).error;
  expect(await refused(roleContract.toggle, { params: { roleId: cashier.id } })).toBe('common.sharedRecord');
  expect(await refused(roleContract.update, { body: { id: cashier.id, name: 'Mine' } })).toBe('common.sharedRecord');
  expect(await refused(roleContract.remove, { params: { roleId: cashier.id } })).toBe('common.sharedRecord');
  const superAdmin = await sharedRole(platform, 'SUPER_ADMIN');
  expect(await refusal(owner, roleContract.get, { params: { roleId: superAdmin.id } })).toMatchObject({
    status: 404,
  });
  expect((await call(owner, roleContract.ofUserType, { params: { userType: 4 } })).rows).toMatchObject([
    { code: 'CASHIER' },
    { code: 'STORE_KEEPER' },
  ]);
  expect(await refusal(owner, roleContract.save, { body: { name: 'Root', type: 'SUPER_USER' } })).toMatchObject({
    error: 'role.typeNotYours',
  });
});

test('a shared role is copied to an own one, with what it grants', async () => {
  const cashier = await sharedRole(owner, 'CASHIER');
  const body = { name: 'Counter', nameNp: 'काउन्टर', type: 'OUTLET_USER', copiedFromId: cashier.id };
  const copy = await call(owner, roleContract.save, { body });
  expect(copy).toMatchObject({ name: 'Counter', isShared: false, type: 'OUTLET_USER', userCount: 0, version: 1 });
  const grantsOf = async (roleId: number) =>
    (await call(owner, roleModulePrivilegeContract.ofRole, { params: { roleId } })).map(({ id: _, ...grant }) => grant);
  expect(await grantsOf(copy.id)).toEqual(await grantsOf(cashier.id));
  expect(fieldsOf(await refusal(owner, roleContract.save, { body: { ...body, name: 'COUNTER' } }))).toEqual({
    name: 'Already exists',
  });
  expect(
    fieldsOf(await refusal({ ...owner, language: 'ne' }, roleContract.save, { body: { ...body, name: 'Cashier' } })),
  ).toEqual({
    name: 'पहिले नै छ',
  });
});

test('a role of another business does not exist', async () => {
  const { id } = await addRole(owner, 'Private');
  const stranger = await openBusiness(app, { registration: false });
  const { userId } = await addPerson(app, stranger, { userType: 'BUSINESS_INTERNAL', rights: [] });
  for (const [endpoint, sent] of [
    [roleContract.get, { params: { roleId: id } }],
    [roleContract.update, { body: { id, name: 'Taken' } }],
    [roleContract.remove, { params: { roleId: id } }],
    [
      roleModulePrivilegeContract.assign,
      { body: { roleId: id, modules: [{ moduleId: moduleId('item'), all: true }] } },
    ],
    [roleModulePrivilegeContract.ofRole, { params: { roleId: id } }],
    [roleContract.save, { body: { name: 'Copy', type: 'BUSINESS_INTERNAL', copiedFromId: id } }],
    [userRoleContract.create, { body: { userId, roleId: id } }],
  ] as const)
    expect(await refusal(stranger, endpoint, sent)).toMatchObject({ status: 404 });
});

test('the seven grants: all is everything that the screen has, and nothing takes the screen away', async () => {
  const { id } = await addRole(owner, 'Stock keeper');
  const unassigned = async () =>
    (await call(owner, roleModulePrivilegeContract.unassigned, { params: { roleId: id } })).map(
      (one) => one.moduleCode,
    );
  expect(await unassigned()).toContain('item');
  const [item] = await assign(owner, id, 'item', { all: true });
  expect(item).toMatchObject({
    moduleCode: 'item',
    all: true,
    create: true,
    view: true,
    report: false,
    approve: false,
  });
  expect(await unassigned()).not.toContain('item');
  expect(
    await call(owner, roleModulePrivilegeContract.ofModule, { params: { roleId: id, moduleId: moduleId('item') } }),
  ).toEqual(item);
  expect(await assign(owner, id, 'item', { view: true })).toMatchObject([{ all: false, view: true, create: false }]);
  expect(await assign(owner, id, 'item', {})).toEqual([]);
  // A module of the platform means nothing to a role of a business.
  expect(
    await refusal(owner, roleModulePrivilegeContract.assign, {
      body: { roleId: id, modules: [{ moduleId: moduleId('module'), all: true }] },
    }),
  ).toMatchObject({ status: 404 });
  const stale = { roleId: id, version: 1, modules: [{ moduleId: moduleId('item'), all: true }] };
  expect(await refusal(owner, roleModulePrivilegeContract.assign, { body: stale })).toMatchObject({ status: 409 });
});

test('what a role grants, or no longer grants, acts within a second', async () => {
  const { id } = await addRole(owner, 'Clerk');
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: [] });
  await call(owner, userRoleContract.create, { body: { userId: clerk.userId, roleId: id } });
  const seesBills = async () => (await send(clerk, invoiceContract.list, {})).status === 200;
  expect(await seesBills()).toBe(false);
  const [grant] = await assign(owner, id, 'invoice', { view: true });
  later();
  expect(await seesBills()).toBe(true);
  // The older calls act on the same record.
  const params = { id: grant?.id ?? 0, status: 'INACTIVE' };
  expect(await call(owner, roleRightContract.setStatus, { params })).toMatchObject({
    isActive: false,
    roleName: 'Clerk',
  });
  later();
  expect(await seesBills()).toBe(false);
  expect((await call(owner, roleRightContract.listByStatus, { params: { status: 2 } })).rows).toMatchObject([
    { roleId: id, moduleCode: 'invoice', view: true },
  ]);
  for (const status of [0, 3, -1, 'NEW', 'DELETED', 'DRAFT'])
    expect((await call(owner, roleRightContract.listByStatus, { params: { status } })).rows).toEqual([]);
  expect(await refusal(owner, roleRightContract.setStatus, { params: { ...params, status: 'DRAFT' } })).toMatchObject({
    status: 400,
  });
  await call(owner, roleRightContract.setStatus, { params: { ...params, status: 1 } });
  later();
  expect(await seesBills()).toBe(true);
  await call(owner, roleContract.toggle, { params: { roleId: id } });
  later();
  expect(await seesBills()).toBe(false);
  await call(owner, roleContract.setStatus, { params: { roleId: id, status: 1 } });
  later();
  expect(await seesBills()).toBe(true);
  await call(owner, roleRightContract.remove, { params: { id: grant?.id ?? 0 } });
  later();
  expect(await seesBills()).toBe(false);
  expect(await call(owner, roleRightContract.ofRole, { params: { roleId: id } })).toEqual([]);
});

test('a role that somebody has is not deleted, neither an own nor a shared one', async () => {
  const { id } = await addRole(owner, 'Night guard');
  const guard = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: [] });
  const { id: assignmentId } = await call(owner, userRoleContract.create, {
    body: { userId: guard.userId, roleId: id },
  });
  expect(await refusal(owner, roleContract.remove, { params: { roleId: id } })).toMatchObject({
    status: 409,
    error: 'role.inUse',
  });
  await call(owner, userRoleContract.remove, { params: { id: assignmentId } });
  expect(await messageOf(owner, roleContract.remove, { params: { roleId: id } })).toBe('Deleted');

  const auditor = await addRole(platform, 'Auditor');
  expect(auditor).toMatchObject({ isShared: true });
  const given = await call(owner, userRoleContract.create, { body: { userId: guard.userId, roleId: auditor.id } });
  expect(await refusal(platform, roleContract.remove, { params: { roleId: auditor.id } })).toMatchObject({
    error: 'role.inUse',
  });
  await call(owner, userRoleContract.remove, { params: { id: given.id } });
  await call(platform, roleContract.remove, { params: { roleId: auditor.id } });
  expect(
    await refusal(platform, roleContract.remove, { params: { roleId: (await sharedRole(platform, 'CASHIER')).id } }),
  ).toMatchObject({
    error: 'role.inUse',
  });
});

test('who may change roles gives away only what they have, and reaches nobody above them', async () => {
  const manager = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['role.create', 'role.read', 'role.update', 'role.delete', 'customer.read'],
  });
  const { id } = await addRole(manager, 'Helper');
  expect(await assign(manager, id, 'customer', { view: true })).toMatchObject([{ view: true }]);
  const beyond = { roleId: id, modules: [{ moduleId: moduleId('invoice'), create: true }] };
  expect(await refusal(manager, roleModulePrivilegeContract.assign, { body: beyond })).toMatchObject({
    status: 403,
    error: 'role.beyondOwn',
  });
  await assign(owner, id, 'invoice', { create: true });
  expect(await refusal(manager, roleContract.toggle, { params: { roleId: id } })).toMatchObject({
    error: 'role.beyondOwn',
  });
  expect(
    await refusal(manager, roleContract.save, { body: { name: 'Boss', type: 'BUSINESS_OWNER_USER' } }),
  ).toMatchObject({
    status: 403,
    error: 'role.aboveYou',
  });
  const accountant = await sharedRole(owner, 'ACCOUNTANT');
  const copy = { name: 'Bigger', type: 'BUSINESS_INTERNAL', copiedFromId: accountant.id };
  expect(await refusal(manager, roleContract.save, { body: copy })).toMatchObject({ error: 'role.beyondOwn' });
  expect(await send(manager, customerContract.list, {})).toMatchObject({ status: 200 });
});

test('the role of all owners cannot be emptied or switched off, and a fixed screen stays as it is', async () => {
  const ownerRole = await sharedRole(platform, 'OWNER');
  expect(await refusal(platform, roleContract.toggle, { params: { roleId: ownerRole.id } })).toMatchObject({
    status: 409,
    error: 'role.lastAdministrator',
  });
  const emptied = { roleId: ownerRole.id, modules: [{ moduleId: moduleId('role') }] };
  expect(await refusal(platform, roleModulePrivilegeContract.assign, { body: emptied })).toMatchObject({
    error: 'role.lastAdministrator',
  });
  const dashboard = await call(platform, moduleContract.get, { params: { menuId: moduleId('dashboard') } });
  await call(platform, moduleContract.update, { body: { ...dashboard, configurable: false } });
  const { id } = await addRole(owner, 'Looker');
  const fixed = { roleId: id, modules: [{ moduleId: moduleId('dashboard'), view: true }] };
  expect(fieldsOf(await refusal(owner, roleModulePrivilegeContract.assign, { body: fixed }))).toEqual({
    'modules.0.moduleId': 'Rights on this screen cannot be changed',
  });
});
