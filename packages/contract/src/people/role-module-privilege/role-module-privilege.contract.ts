import { privileges } from '../../access.ts';
import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { version } from '../../fields.ts';
import { grantAnswer, grantFields } from './grants.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const moduleNames = {
  moduleId: z.int(),
  parentModuleId: z.int().nullable(),
  moduleCode: z.string(),
  moduleName: z.string(),
  moduleNameNp: z.string(),
};
/** A module that can be granted, with what can be granted there. */
const grantableModule = z.object({
  ...moduleNames,
  iconName: z.string().nullable(),
  configurable: z.boolean(),
  possible: z.array(z.enum(privileges)),
});
export type GrantableModule = z.output<typeof grantableModule>;
export type ModuleBranch = GrantableModule & { childModules: ModuleBranch[] };
const moduleBranch = grantableModule.extend({
  get childModules(): z.ZodArray<z.ZodType<ModuleBranch>> {
    return z.array(moduleBranch);
  },
});

const roleGrant = z.object({
  id: z.int(),
  ...moduleNames,
  ...grantAnswer,
  possible: z.array(z.enum(privileges)),
  isActive: z.boolean(),
});

/** Sets what a role grants on the modules named; one without any grant is taken from the role. */
export const assignForm = z.object({
  roleId: z.int('common.isRequired').positive('common.isRequired'),
  version,
  modules: z.array(z.object(grantFields)).min(1, 'common.isRequired').max(500),
});

const refreshes = ['rights'] as const;

export const roleModulePrivilegeContract = contract('roleModulePrivilege', {
  assign: {
    call: 'POST /v1/role-module-privileges/assign',
    access: 'role.update',
    body: assignForm,
    answer: z.array(roleGrant),
    refreshes,
  },
  tree: { call: 'GET /v1/role-module-privileges/tree', access: 'role.read', answer: z.array(moduleBranch) },
  unassigned: {
    call: 'GET /v1/role-module-privileges/unassigned/:roleId',
    access: 'role.read',
    query: listQuery,
    answer: wholeList(grantableModule),
  },
  ofRole: {
    call: 'GET /v1/role-module-privileges/:roleId',
    access: 'role.read',
    query: listQuery,
    answer: wholeList(roleGrant),
  },
  ofModule: { call: 'GET /v1/role-module-privileges/:roleId/:moduleId', access: 'role.read', answer: roleGrant },
});

const roleRight = z.object({
  ...roleGrant.shape,
  roleId: z.int(),
  roleName: z.string(),
  roleNameNp: z.string().nullable(),
  isShared: z.boolean(),
});
const onlyStatus = z.object({ status: status.schema });
const idAndStatus = z.object({
  id: z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound'),
  status: status.schema,
});

/** The older names of the same records: a right is what one role grants on one module (`menu`). */
export const roleRightContract = contract('roleRight', {
  list: { call: 'GET /role_right/fetch', access: 'role.read', query: listQuery, answer: page(roleRight) },
  listByStatus: {
    call: 'GET /role_right/fetch_by_status/:status',
    access: 'role.read',
    params: onlyStatus,
    query: listQuery,
    answer: page(roleRight),
  },
  ofRole: {
    call: 'GET /role_right/get/role/:roleId',
    access: 'role.read',
    query: listQuery,
    answer: wholeList(roleRight),
  },
  ofMenu: { call: 'GET /role_right/get/menu/:id', access: 'role.read', query: listQuery, answer: wholeList(roleRight) },
  setStatus: {
    call: 'PUT /role_right/toggle/:id/:status',
    access: 'role.update',
    params: idAndStatus,
    answer: roleRight,
    refreshes,
  },
  remove: {
    call: 'DELETE /role_right/delete/:id',
    access: 'role.update',
    answer: z.object({}),
    refreshes,
  },
});
