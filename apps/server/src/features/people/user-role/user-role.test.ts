import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const day = 86_400_000;

let app: TestApp;
let shop: Shop;
let owner: Person;
let moduleIds: Map<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  owner = shop.owner;
  const tree = await call(owner, roleModulePrivilegeContract.tree, {});
  moduleIds = new Map(
    tree.flatMap((group) => [group, ...group.childModules]).map(({ moduleCode, moduleId }) => [moduleCode, moduleId]),
  );
});
afterAll(() => app.close());

const moduleId = (code: string): number => moduleIds.get(code) ?? Number.NaN;
const addRole = async (name: string, type: string, codes: readonly string[] = []) => {
  const { id } = await call(owner, roleContract.save, { body: { name, type } });
  if (codes.length > 0) {
    const modules = codes.map((code) => ({ moduleId: moduleId(code), view: true, create: true }));
    await call(owner, roleModulePrivilegeContract.assign, { body: { roleId: id, modules } });
  }
  return id;
};
const sharedRoleId = async (code: string) =>
  (await call(owner, roleContract.list, {})).rows.find((one) => one.code === code)?.id ?? Number.NaN;
const statusOf = async (person: Person, endpoint: Parameters<typeof send>[1], sent: object = {}) =>
  (await send(person, endpoint, sent)).status;

test('a cashier’s role, given for an outlet until a day, acts at once and ends with that day', async () => {
  const roleId = await addRole('Bill writer', 'OUTLET_USER', ['invoice', 'customer', 'item', 'payment']);
  let cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: [], outletId: shop.outletId });
  const bills = () => statusOf(cashier, invoiceContract.list);
  expect(await bills()).toBe(403);
  const given = await call(owner, userRoleContract.create, {
    body: { userId: cashier.userId, roleId, outletId: shop.outletId, effectiveTillDateBS: '2083-08-06' },
  });
  expect(given).toMatchObject({
    roleName: 'Bill writer',
    outletId: shop.outletId,
    effectiveDateAD: '2026-11-20',
    effectiveDateBS: '2083-08-04',
    effectiveTillDateAD: '2026-11-22',
    effectiveTillDateBS: '2083-08-06',
    isEffective: true,
  });
  app.advance(1100);
  expect(await bills()).toBe(200);
  expect((await sell(shop, {}, cashier)).code).toBeTruthy();
  const report = { body: { fromDateAD: '2026-11-01', toDateAD: '2026-11-20' } };
  expect(await statusOf(cashier, salesReportContract.generate, report)).toBe(403);
  const screens = async () => {
    const menu = await call(cashier, sessionContract.menu, { params: { officeId: shop.outletId, isOutlet: true } });
    return menu.flatMap((group) => [group, ...group.childModules]).map((one) => one.moduleCode);
  };
  expect(await screens()).toContain('invoice');
  expect(await screens()).not.toContain('sales-report');

  app.advance(2 * day);
  cashier = await inOutlet(app, cashier, shop.outletId);
  expect(await bills(), 'the last day counts').toBe(200);
  app.advance(day);
  cashier = await inOutlet(app, cashier, shop.outletId);
  expect(await bills()).toBe(403);
  expect(await screens()).toEqual([]);
  app.advance(-3 * day);
});

test('what an assignment says of a screen stays the same record while it is not changed', async () => {
  const roleId = await addRole('Collector', 'BUSINESS_INTERNAL', ['invoice']);
  const { userId } = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const invoice = { moduleId: moduleId('invoice'), view: true };
  const customer = { moduleId: moduleId('customer'), all: true };
  const made = await call(owner, userRoleContract.create, { body: { userId, roleId, details: [invoice, customer] } });
  const save = (details: { moduleId: number; view?: boolean; all?: boolean }[]) =>
    call(owner, userRoleContract.update, { body: { id: made.id, roleId, details } });
  expect((await save([customer, invoice])).details).toEqual(made.details);
  const { details } = await save([invoice, { moduleId: moduleId('customer'), view: true }]);
  const idOf = (of: typeof details, code: string) => of.find((one) => one.moduleCode === code)?.id;
  expect(idOf(details, 'invoice')).toBe(idOf(made.details, 'invoice'));
  expect(details.find(({ moduleCode }) => moduleCode === 'customer')).toMatchObject({ view: true, update: false });
});

test('for one screen an assignment says otherwise than its role', async () => {
  const roleId = await addRole('Seller', 'BUSINESS_INTERNAL', ['invoice']);
  const seller = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const details = [
    { moduleId: moduleId('invoice'), view: true },
    { moduleId: moduleId('customer'), all: true },
  ];
  const { id, version } = await call(owner, userRoleContract.create, {
    body: { userId: seller.userId, roleId, details },
  });
  const rights = async () => {
    app.advance(1100);
    return (await call(seller, sessionContract.init, {})).rights.toSorted();
  };
  expect(await rights()).toEqual([
    'customer.create',
    'customer.read',
    'customer.report',
    'customer.update',
    'invoice.read',
  ]);
  const changed = await call(owner, userRoleContract.createDetail, {
    body: { userRoleAssignmentId: id, moduleId: moduleId('customer'), view: true },
  });
  expect(await rights()).toEqual(['customer.read', 'invoice.read']);
  const detailOf = (code: string) => changed.details.find((one) => one.moduleCode === code)?.id ?? 0;
  await call(owner, userRoleContract.removeDetail, { params: { id: detailOf('invoice') } });
  expect(await rights()).toEqual(['customer.read', 'invoice.create', 'invoice.read']);
  expect(await refusal(owner, userRoleContract.update, { body: { id, version, roleId } })).toMatchObject({
    status: 409,
  });
  await call(owner, userRoleContract.update, { body: { id, roleId, details: [], effectiveDateAD: '2026-11-21' } });
  expect(await rights()).toEqual([]);
  expect(
    await refusal(owner, userRoleContract.createDetail, {
      body: { userRoleAssignmentId: id, moduleId: 999_999, view: true },
    }),
  ).toMatchObject({ status: 404 });
});

test('what cannot be is refused at its field', async () => {
  const pokharaId = await addOutlet(app, owner, 'PKR');
  const roleId = await addRole('Counter', 'OUTLET_USER');
  const inactiveId = await addRole('Old counter', 'OUTLET_USER');
  await call(owner, roleContract.toggle, { params: { roleId: inactiveId } });
  const { userId } = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: [], outletId: shop.outletId });
  const refused = async (body: object) =>
    fieldsOf(await refusal(owner, userRoleContract.create, { body: { userId, ...body } }));
  expect(await refused({})).toEqual({ roleId: 'Required' });
  expect(await refused({ roleId, effectiveDateAD: '2026-11-20', effectiveTillDateAD: '2026-11-19' })).toEqual({
    effectiveTillDateAD: 'Cannot end before it begins',
  });
  expect(await refused({ roleId, effectiveTillDateBS: '2083-08-03' })).toEqual({
    effectiveTillDateBS: 'Cannot end before it begins',
  });
  expect(await refused({ roleId, effectiveTillDateBS: '2083-08-32' })).toMatchObject({ effectiveTillDateBS: /./ });
  expect(await refused({ roleId: inactiveId })).toEqual({ roleId: 'Inactive, choose another' });
  expect(await refused({ roleId: await sharedRoleId('ACCOUNTANT') })).toEqual({
    roleId: 'This role is for another type of user',
  });
  expect(await refused({ roleId, outletId: pokharaId })).toEqual({
    outletId: 'This person does not work in this outlet',
  });
  expect(await refused({ roleId, outletId: 999_999 })).toEqual({ outletId: 'Not found, choose another' });
  expect(await refused({ roleId, userId: 999_999 })).toEqual({ userId: 'Not found, choose another' });
  await call(owner, userRoleContract.create, { body: { userId, roleId, effectiveTillDateAD: '2026-11-30' } });
  expect(await refused({ roleId, effectiveDateAD: '2026-11-30' })).toEqual({
    roleId: 'This person has this role for these days already',
  });
  await call(owner, userRoleContract.create, { body: { userId, roleId, effectiveDateAD: '2026-12-01' } });
});

test('an owner keeps the right to give rights, and of two who take it from each other one does', async () => {
  const alone = (await openShop(app)).owner;
  const [own] = await call(alone, userRoleContract.ofUser, { params: { userId: alone.userId } });
  if (own === undefined) throw new Error('an owner has a role');
  const refusedAs = async (endpoint: Parameters<typeof send>[1], sent: object) =>
    (await refusal(alone, endpoint, sent)).error;
  expect(await refusedAs(userRoleContract.remove, { params: { id: own.id } })).toBe('role.ownRights');
  const until = { id: own.id, roleId: own.roleId, effectiveTillDateAD: '2026-12-31' };
  expect(await refusedAs(userRoleContract.update, { body: until })).toBe('role.ownRights');
  const partner = await addPerson(app, alone, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] });
  const [theirs] = await call(alone, userRoleContract.ofUser, { params: { userId: partner.userId } });
  const answers = await Promise.all([
    send(alone, userRoleContract.remove, { params: { id: theirs?.id } }),
    send(partner, userRoleContract.remove, { params: { id: own.id } }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(
    statuses.filter((status) => status === 200),
    'two who remove each other at once',
  ).toHaveLength(1);
  expect(statuses.every((status) => [200, 403, 409].includes(status))).toBe(true);
  const superUser = await openPlatform(app);
  const [last] = await call(superUser, userRoleContract.ofUser, { params: { userId: superUser.userId } });
  expect(await refusal(superUser, userRoleContract.remove, { params: { id: last?.id ?? 0 } })).toMatchObject({
    error: 'role.ownRights',
  });
});

test('staff who may give roles give what they have, not to themselves, and do not reach owners', async () => {
  const manager = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [
      'user-role.create',
      'user-role.read',
      'user-role.update',
      'user-role.delete',
      'invoice.read',
      'invoice.create',
    ],
  });
  const staff = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const roleId = await addRole('Biller', 'BUSINESS_INTERNAL', ['invoice']);
  const accountantId = await sharedRoleId('ACCOUNTANT');
  const refusedAs = async (endpoint: Parameters<typeof send>[1], sent: object) =>
    (await refusal(manager, endpoint, sent)).error;
  const given = await call(manager, userRoleContract.create, { body: { userId: staff.userId, roleId } });
  const more = { userRoleAssignmentId: given.id, moduleId: moduleId('item'), view: true };
  expect(await refusedAs(userRoleContract.createDetail, { body: more })).toBe('role.beyondOwn');
  expect(await refusedAs(userRoleContract.create, { body: { userId: staff.userId, roleId: accountantId } })).toBe(
    'role.beyondOwn',
  );
  expect(await refusedAs(userRoleContract.create, { body: { userId: manager.userId, roleId } })).toBe('role.ownRights');
  const [owners] = await call(owner, userRoleContract.ofUser, { params: { userId: owner.userId } });
  expect(await refusedAs(userRoleContract.remove, { params: { id: owners?.id } })).toBe('role.aboveYou');
  expect(await refusedAs(userRoleContract.signOut, { params: { userId: owner.userId } })).toBe('role.aboveYou');
  const outletUser = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: [], outletId: shop.outletId });
  const outletRoleId = await addRole('Outlet chief', 'OUTLET_USER', ['user-role', 'role']);
  await call(owner, userRoleContract.create, { body: { userId: outletUser.userId, roleId: outletRoleId } });
  app.advance(1100);
  expect(await refusal(outletUser, userRoleContract.create, { body: { userId: staff.userId, roleId } })).toMatchObject({
    error: 'role.withinOutlet',
  });
  expect(await refusal(outletUser, roleContract.save, { body: { name: 'X', type: 'OUTLET_USER' } })).toMatchObject({
    error: 'role.withinOutlet',
  });
  const seen = await call(outletUser, userRoleContract.people, {});
  expect(seen.rows.every((one) => one.userType === 'OUTLET_USER')).toBe(true);
});

test('a role given in one outlet gives nobody the right to give it in the whole business', async () => {
  const manager = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const staff = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const roleId = await addRole('Outlet manager', 'BUSINESS_INTERNAL', ['user-role', 'invoice']);
  await call(owner, userRoleContract.create, { body: { userId: manager.userId, roleId, outletId: shop.outletId } });
  const there = await inOutlet(app, manager, shop.outletId);
  expect(await refusal(there, userRoleContract.create, { body: { userId: staff.userId, roleId } })).toMatchObject({
    error: 'role.beyondOwn',
  });
  const body = { userId: staff.userId, roleId, outletId: shop.outletId };
  expect(await call(there, userRoleContract.create, { body })).toMatchObject({ outletId: shop.outletId });
});

test('people are listed with their roles and sign-ins, and are signed out everywhere', async () => {
  const person = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  const rowOf = async () =>
    (await call(owner, userRoleContract.people, { query: { userType: 5, sort: '-lastSignInAt' } })).rows.find(
      ({ id }) => id === person.userId,
    );
  expect(await rowOf()).toMatchObject({ sessionCount: 1, roles: [{ name: 'Accountant', isEffective: true }] });
  const sent = { params: { userId: person.userId } };
  expect(await messageOf({ ...owner, language: 'ne' }, userRoleContract.signOut, sent)).toBe('सबै ठाउँबाट साइन आउट भयो');
  app.advance(1100);
  expect(await refusal(person, sessionContract.init, {})).toMatchObject({ status: 403, error: 'token_expired' });
  expect(await rowOf()).toMatchObject({ sessionCount: 0 });
  expect(await call(owner, userRoleContract.signOut, { params: { userId: owner.userId } })).toEqual({ endedCount: 0 });
  expect(await statusOf(owner, sessionContract.init)).toBe(200);
  const { rows } = await call(owner, userRoleContract.list, { query: { search: 'Accountant' } });
  expect(rows).toMatchObject([{ userId: person.userId, outletId: null }]);
});
