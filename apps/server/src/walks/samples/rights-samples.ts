import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { call } from '../../testing/caller.ts';
import { addPerson } from '../../testing/people.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

/** Good calls of roles, rights and modules. What they give is nothing, or what a caller of one right has themselves. */
export const rightsSamples: Samples = {
  'role.save': ({ marker }) => ({ body: roleBody(marker) }),
  'role.update': async (world) => ({ body: { id: await addRole(world), name: `Renamed ${unusedNumber()}` } }),
  'role.list': () => ({ query: { pageSize: 50 } }),
  'role.get': async (world) => ({ params: { roleId: await addRole(world) } }),
  'role.toggle': async (world) => ({ params: { roleId: await addRole(world) } }),
  'role.setStatus': async (world) => ({ params: { roleId: await addRole(world), status: 'INACTIVE' } }),
  'role.remove': async (world) => ({ params: { roleId: await addRole(world) } }),
  'role.ofUserType': () => ({ params: { userType: 'BUSINESS_INTERNAL' } }),
  'roleModulePrivilege.assign': async (world) => ({
    body: { roleId: await addRole(world), modules: [{ moduleId: await roleModuleId(world), update: true }] },
  }),
  'roleModulePrivilege.tree': () => ({}),
  'roleModulePrivilege.unassigned': async (world) => ({ params: { roleId: await addRole(world) } }),
  'roleModulePrivilege.ofRole': async (world) => ({ params: { roleId: (await addRight(world)).roleId } }),
  'roleModulePrivilege.ofModule': async (world) => {
    const { roleId, moduleId } = await addRight(world);
    return { params: { roleId, moduleId } };
  },
  'roleRight.list': () => ({ query: { pageSize: 50 } }),
  'roleRight.listByStatus': () => ({ params: { status: 1 }, query: { pageSize: 50 } }),
  'roleRight.ofRole': async (world) => ({ params: { roleId: await addRole(world) } }),
  'roleRight.ofMenu': async (world) => ({ isOfEveryone: true, params: { id: await roleModuleId(world) } }),
  'roleRight.setStatus': async (world) => ({ params: { id: (await addRight(world)).id, status: 'INACTIVE' } }),
  'roleRight.remove': async (world) => ({ params: { id: (await addRight(world)).id } }),
  'userRole.create': async (world) => ({ body: { userId: await addStaff(world), roleId: await addRole(world) } }),
  'userRole.update': async (world) => {
    const { id, roleId } = await addAssignment(world);
    return { body: { id, roleId, effectiveDateAD: '2026-11-01', effectiveTillDateAD: '2026-12-01' } };
  },
  'userRole.list': () => ({ query: { pageSize: 50 } }),
  'userRole.ofUser': async (world) => ({ params: { userId: await addStaff(world) } }),
  'userRole.remove': async (world) => ({ params: { id: (await addAssignment(world)).id } }),
  'userRole.createDetail': async (world) => ({
    body: { userRoleAssignmentId: (await addAssignment(world)).id, moduleId: await roleModuleId(world) },
  }),
  'userRole.removeDetail': async (world) => {
    const { id } = await addAssignment(world);
    const body = { userRoleAssignmentId: id, moduleId: await roleModuleId(world) };
    const { details } = await call(world.shop.owner, userRoleContract.createDetail, { body });
    return { params: { id: details[0]?.id ?? 0 } };
  },
  'userRole.people': () => ({ query: { pageSize: 50 } }),
  'userRole.signOut': async (world) => ({ params: { userId: await addStaff(world) } }),
  'privilege.list': () => ({ query: { pageSize: 50 } }),
  'otp.list': () => ({ isOfPlatform: true, query: { pageSize: 50 } }),
  'userReport.list': () => ({ query: { pageSize: 50 } }),
  'activityLog.recent': () => ({ query: {} }),
  'activityLog.download': () => ({ body: {} }),
  'securityLog.list': () => ({ query: { pageSize: 50 } }),
  'securityLog.download': () => ({ body: {} }),
  'userReport.download': () => ({ body: {} }),
  'module.create': () => ({ isOfPlatform: true, body: moduleBody() }),
  'module.update': async (world) => ({
    isOfPlatform: true,
    body: { ...moduleBody(), moduleId: await addModule(world) },
  }),
  'module.list': () => ({ isOfPlatform: true, query: { pageSize: 50 } }),
  'module.get': async (world) => ({ isOfPlatform: true, params: { menuId: await addModule(world) } }),
  'module.remove': async (world) => ({ isOfPlatform: true, params: { menuId: await addModule(world) } }),
};

function roleBody(marker: string) {
  return { name: `Role ${marker} ${unusedNumber()}`, type: 'BUSINESS_INTERNAL' };
}

async function addRole({ shop, marker }: World): Promise<number> {
  return (await call(shop.owner, roleContract.save, { body: roleBody(marker) })).id;
}

/** The module of the roles themselves. */
async function roleModuleId({ shop }: World): Promise<number> {
  const tree = await call(shop.owner, roleModulePrivilegeContract.tree, {});
  const people = tree.find((branch) => branch.moduleCode === 'people');
  return people?.childModules.find((branch) => branch.moduleCode === 'role')?.moduleId ?? 0;
}

async function addRight(world: World): Promise<{ id: number; roleId: number; moduleId: number }> {
  const [roleId, moduleId] = [await addRole(world), await roleModuleId(world)];
  const body = { roleId, modules: [{ moduleId, update: true }] };
  const grants = await call(world.shop.owner, roleModulePrivilegeContract.assign, { body });
  return { id: grants[0]?.id ?? 0, roleId, moduleId };
}

async function addStaff({ app, shop }: World): Promise<number> {
  return (await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: [] })).userId;
}

async function addAssignment(world: World): Promise<{ id: number; roleId: number }> {
  const roleId = await addRole(world);
  const body = { userId: await addStaff(world), roleId };
  return { id: (await call(world.shop.owner, userRoleContract.create, { body })).id, roleId };
}

function moduleBody() {
  return { moduleName: `Module ${unusedNumber()}`, moduleNameNp: 'मोड्युल', orderNumber: 900 };
}

async function addModule({ superUser }: World): Promise<number> {
  return (await call(superUser, moduleContract.create, { body: moduleBody() })).moduleId;
}
