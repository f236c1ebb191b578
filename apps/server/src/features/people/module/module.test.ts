import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { privilegeContract } from '@bahi/contract/people/privilege/privilege.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let platform: Person;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const form = (moduleName: string, more: object = {}) => ({
  moduleName,
  moduleNameNp: 'नयाँ',
  orderNumber: '900',
  ...more,
});
const add = (moduleName: string, more: object = {}) =>
  call(platform, moduleContract.create, { body: form(moduleName, more) });
const all = async () => (await call(platform, moduleContract.list, {})).rows;
const builtIn = async (code: string) => {
  const module = (await all()).find((one) => one.moduleCode === code);
  if (module === undefined) throw new Error(`${code} is not there`);
  return module;
};

test('the tree comes in order, each module with its level; a search keeps the groups that lead to what it finds', async () => {
  const rows = await all();
  const [sales, invoice] = [
    rows.findIndex((one) => one.moduleCode === 'sales'),
    rows.findIndex((one) => one.moduleCode === 'invoice'),
  ];
  expect(invoice).toBe(sales + 1);
  expect(rows[invoice]).toMatchObject({ level: 2, isBuiltIn: true, screenUrl: '/business/invoice-setup' });
  const found = await call(platform, moduleContract.list, { query: { search: 'ग्राहक' } });
  expect(found.rows.map((one) => one.moduleCode)).toEqual([
    'sales',
    'customer',
    'customer-group',
    'reports',
    'customer-reach-out-summary',
  ]);
});

test('the platform adds groups and links in three levels; circles and a fourth level are refused', async () => {
  const top = await add('Extras', { audience: 'BUSINESS' });
  const middle = await add('More', { parentModuleId: top.moduleId });
  const leaf = await add('Help', {
    parentModuleId: middle.moduleId,
    screenUrl: '/help',
    method: 'GET',
    privileges: ['read'],
  });
  expect(leaf).toMatchObject({ level: 3, isBuiltIn: false, privileges: ['read'], method: 'GET', orderNumber: 900 });
  const refused = async (body: object) => fieldsOf(await refusal(platform, moduleContract.create, { body }));
  expect(await refused(form('Too deep', { parentModuleId: leaf.moduleId }))).toEqual({
    parentModuleId: 'The tree has three levels',
  });
  expect(await refused(form('more', { parentModuleId: top.moduleId }))).toEqual({ moduleName: 'Already exists' });
  expect(await refused(form('Lost', { parentModuleId: 999_999 }))).toEqual({
    parentModuleId: 'Not found, choose another',
  });
  const circle = { ...form('Extras'), moduleId: top.moduleId, parentModuleId: middle.moduleId };
  expect(fieldsOf(await refusal(platform, moduleContract.update, { body: circle }))).toEqual({
    parentModuleId: 'Cannot stand below itself',
  });
  const error = async (menuId: number) =>
    (await refusal(platform, moduleContract.remove, { params: { menuId } })).error;
  expect(await error(top.moduleId)).toBe('module.hasChildren');
  const role = await call(platform, roleContract.save, { body: { name: 'Reader', type: 'INTERNAL_USER' } });
  const modules = [{ moduleId: leaf.moduleId, view: true }];
  await call(platform, roleModulePrivilegeContract.assign, { body: { roleId: role.id, modules } });
  expect(await error(leaf.moduleId)).toBe('module.isGranted');
  await call(platform, roleModulePrivilegeContract.assign, {
    body: { roleId: role.id, modules: [{ moduleId: leaf.moduleId }] },
  });
  await call(platform, moduleContract.remove, { params: { menuId: leaf.moduleId } });
  expect(await refusal(platform, moduleContract.get, { params: { menuId: leaf.moduleId } })).toMatchObject({
    status: 404,
  });
});

test('a module of the product is renamed, moved and hidden; what it is stays, and so does itself', async () => {
  const item = await builtIn('item');
  const changed = {
    ...form('Goods'),
    moduleId: item.moduleId,
    version: item.version,
    screenUrl: '/elsewhere',
    hidden: true,
  };
  expect(await call(platform, moduleContract.update, { body: changed })).toMatchObject({
    moduleName: 'Goods',
    parentModuleId: null,
    hidden: true,
    screenUrl: item.screenUrl,
    privileges: item.privileges,
    audience: 'BUSINESS',
  });
  expect(await refusal(platform, moduleContract.update, { body: changed })).toMatchObject({ status: 409 });
  expect(await refusal(platform, moduleContract.remove, { params: { menuId: item.moduleId } })).toMatchObject({
    error: 'module.builtIn',
  });
  const menu = await call(owner, sessionContract.menu, { params: { officeId: owner.businessId, isOutlet: false } });
  expect(menu.find((one) => one.moduleCode === 'item')).toMatchObject({ moduleName: 'Goods', hidden: true });
});

test('each right says which calls ask for it, which roles grant it and who has it', async () => {
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.create'] });
  const { rows } = await call(owner, privilegeContract.list, { query: { search: 'invoice.create' } });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.calls).toContain('POST /v1/invoices');
  expect(rows[0]?.roles.map((role) => role.name)).toEqual(['Accountant', 'Cashier', 'Owner', `ROLE-${cashier.userId}`]);
  expect(new Set(rows[0]?.people.map((one) => one.id))).toEqual(new Set([owner.userId, cashier.userId]));
  const deletes = await call(owner, privilegeContract.list, {
    query: { privilege: 'delete', sort: '-module', pageSize: 2 },
  });
  expect(deletes.rows.every((row) => row.privilege === 'delete')).toBe(true);
  expect(deletes.rows).toHaveLength(2);
  const ofPlatform = (await call(platform, privilegeContract.list, {})).rows.map((row) => row.right);
  expect(ofPlatform).toContain('module.create');
  expect(ofPlatform).not.toContain('invoice.create');
});
