import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';
import { openedBy } from '@bahi/contract/module-codes';
import { platformTenant } from '../../../platform/database/database.ts';
import { modules } from '../../../seed/reference/tables/modules.data.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { addOutlets, addUser, type Owner, password, registerOwner, signedIn } from '../account/testing/people.ts';

let app: TestApp;
let owner: Owner;
let outlet = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  [outlet = 0] = await addOutlets(app, owner.businessId, ['BTW']);
});
afterAll(() => app.close());

const branch = z.looseObject({
  moduleCode: z.string(),
  hidden: z.boolean(),
  privileges: z.record(z.string(), z.boolean()),
  get childModules() {
    return z.array(branch);
  },
});
const menuOf = async (token: string | undefined, officeId: number, isOutlet: boolean) => {
  const received = await send(app, `GET /menu/get/user/${officeId}/${isOutlet}`, { token });
  return z.array(branch).parse(received.body.data);
};
type Branch = z.output<typeof branch>;
const codesOf = (tree: readonly Branch[]): unknown[] =>
  tree.map(({ moduleCode, childModules }) =>
    childModules.length === 0 ? moduleCode : [moduleCode, ...codesOf(childModules)],
  );

/** The modules of an audience in their order, groups with what is in them. */
const treeFor = (audience: 'BUSINESS' | 'PLATFORM', parent: string | null = null): unknown[] =>
  modules
    // A business that keeps no batches sees nothing of them.
    .filter((module) => module.parent === parent && module.code !== 'expiry-report')
    .filter((module) => module.audience === audience || module.audience === 'BOTH')
    .flatMap(({ code, privileges }) => {
      const below = treeFor(audience, code);
      if (below.length > 0) return [[code, ...below]];
      return privileges.length > 0 || openedBy.has(code) ? [code] : [];
    });

test('the owner’s menu is the tree of all modules of a business, in order, with every privilege they have', async () => {
  const menu = await menuOf(owner.tokens.access_token, owner.businessId, false);
  expect(codesOf(menu)).toEqual(treeFor('BUSINESS'));
  const [sales, invoice] = [menu[1], menu[1]?.childModules[0]];
  expect(sales).toMatchObject({
    moduleName: 'Sales',
    moduleNameNp: 'बिक्री',
    parentModuleId: null,
    screenUrl: null,
    iconName: 'shopping-cart',
    privileges: { view: true, read: false, create: false },
  });
  expect(invoice).toMatchObject({
    parentModuleId: sales?.['moduleId'],
    screenUrl: '/business/invoice-setup',
    hidden: false,
    privileges: { create: true, read: true, update: true, delete: true, approve: true, report: true, view: true },
  });
});

test('a module that the platform hides is there and says so', async () => {
  await hidePayments(true);
  const menu = await menuOf(owner.tokens.access_token, owner.businessId, false);
  const payment = menu.flatMap(({ childModules }) => childModules).find(({ moduleCode }) => moduleCode === 'payment');
  await hidePayments(false);
  expect(payment).toMatchObject({ hidden: true, privileges: { view: true } });
});

test('a cashier sees what their role grants in the outlet, and no group that leads nowhere', async () => {
  const user = await addUser(app, {
    businessId: owner.businessId,
    userType: 'OUTLET_USER',
    roles: ['CASHIER'],
    outletIds: [outlet],
  });
  const tokens = await signedIn(app, user.email);
  const menu = await menuOf(tokens.office_access_token, outlet, true);
  expect(codesOf(menu)).toEqual([
    'dashboard',
    ['sales', 'invoice', 'counter', 'quotation', 'sharing', 'collect', 'reminder', 'payment', 'customer'],
    ['purchases', 'vendor'],
    ['stock', 'item', 'service'],
    ['books', 'day-close'],
    ['reports', 'sales-report'],
    ['settings', 'term', 'category'],
  ]);
  expect(menu[3]?.childModules[0]).toMatchObject({
    privileges: { read: true, view: true, create: false, update: false },
  });
  expect(await menuOf(tokens.access_token, owner.businessId, false)).toEqual([]);
  expect(codesOf(await menuOf(tokens.access_token, outlet, true))).toEqual(codesOf(menu));
});

test('a group of which only hidden modules are granted is left out', async () => {
  const [role] = await addTillRole();
  const user = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  await asBusiness(
    `insert into user_role (business_id, user_id, role_business_id, role_id, effective_from) values ($1, $2, $1, $3, '2026-01-01')`,
    [owner.businessId, user.userId, role?.['id']],
  );
  const { access_token: token } = await signedIn(app, user.email);
  await hidePayments(true);
  const menu = await menuOf(token, owner.businessId, false);
  await hidePayments(false);
  expect(menu).toEqual([]);
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({ rights: ['payment.read'] });
});

test('the super user sees the platform’s modules under the id 0', async () => {
  const user = await addUser(app, { businessId: 0, userType: 'SUPER_USER', roles: ['SUPER_ADMIN'] });
  const { access_token: token } = await signedIn(app, user.email);
  expect(codesOf(await menuOf(token, 0, false))).toEqual(treeFor('PLATFORM'));
  expect(treeFor('PLATFORM').flat()).toContain('role');
  expect(treeFor('PLATFORM').flat()).not.toContain('invoice');
  expect((await send(app, `GET /menu/get/user/${owner.businessId}/false`, { token })).status).toBe(404);
});

test('ids of others are not found', async () => {
  const other = await registerOwner(app);
  const [theirs = 0] = await addOutlets(app, other.businessId, ['FRN']);
  const token = owner.tokens.access_token;
  for (const path of [
    `${other.businessId}/false`,
    `${theirs}/true`,
    `${owner.businessId + 999_999}/true`,
    '0/false',
    '0/true',
    `${owner.businessId + 999_999}/false`,
  ])
    expect({ path, ...(await send(app, `GET /menu/get/user/${path}`, { token })) }).toMatchObject({
      path,
      status: 404,
    });
  expect((await send(app, `GET /menu/get/user/${outlet}/maybe`, { token })).status).toBe(400);
});

test('whoever has to choose a new password has no rights before', async () => {
  const user = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: ['ACCOUNTANT'],
  });
  await asBusiness('update app_user set must_change_password = true where business_id = $1 and id = $2', [
    owner.businessId,
    user.userId,
  ]);
  const tokens = await signedIn(app, user.email);
  expect(tokens.must_change_password).toBe(true);
  const token = tokens.access_token;
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({
    rights: [],
    user: { userDetails: { mustChangePassword: true } },
  });
  expect((await send(app, 'GET /v1/customer/list', { token })).status).toBe(403);
  const body = { oldPassword: password, password: 'Annapurna#8091' };
  expect((await send(app, 'POST /user/change_password', { token, body })).status).toBe(200);
  expect((await send(app, 'GET /v1/customer/list', { token })).status).toBe(200);
});

function asBusiness(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: null };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(statement, values));
}

async function addTillRole(): Promise<Record<string, unknown>[]> {
  const rows = await asBusiness(
    `insert into role (business_id, code, name, user_type) values ($1, 'TILL', 'Till', 'BUSINESS_INTERNAL') returning id`,
    [owner.businessId],
  );
  await asBusiness(
    `insert into role_module_privilege (business_id, role_id, module_id, privileges)
     select $1, $2, id, '{read}' from module where code = 'payment' returning module_id`,
    [owner.businessId, rows[0]?.['id']],
  );
  return rows;
}

function hidePayments(isHidden: boolean): Promise<unknown> {
  return app.services.database.transaction('write', platformTenant, (tx) =>
    tx.query(`update module set hidden = $1 where code = 'payment'`, [isHidden]),
  );
}
