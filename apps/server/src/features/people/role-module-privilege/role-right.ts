import type { Answer, Input } from '@bahi/contract/endpoint';
import type { ListQuery } from '@bahi/contract/paging';
import type { roleRightContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import {
  activeFlagsOf,
  foundBy,
  isOneOf,
  orderOf,
  readPage,
  shownName,
} from '../../../platform/database/list-query.ts';
import { keepAdministration } from '../role/role.commands.ts';
import { tellChanges } from '../role/role-changes.ts';
import { findRole, roleTypesOf, takeRole } from '../role/role.guard.ts';
import { grantsIn } from './module-grants.ts';

type Contract = typeof roleRightContract;
type Right = Answer<Contract['setStatus']>;

/** Everything that the roles the caller sees grant: one row for a role and a module. */
export async function listRights(
  context: Context,
  query: ListQuery,
  flags: readonly boolean[] = [true, false],
): Promise<Answer<Contract['list']>> {
  const search = foundBy(query.search, { names: ['role.name', 'role.name_np', 'module.name', 'module.name_np'] });
  let selection = rightsOf(context).where(isOneOf('role_module_privilege.is_active', flags));
  if (query.isActive !== undefined) selection = selection.where('role_module_privilege.is_active', '=', query.isActive);
  if (search !== null) selection = selection.where(search);
  const role = shownName(context.language, 'role');
  const moduleName = shownName(context.language, 'module');
  const sorting = { role, roleName: role, module: sql.ref('module.order_number'), moduleName };
  const order = orderOf(sorting, query.sort, 'role', 'role_module_privilege.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(selection), order, query);
  return { rows: rows.map(asAnswered), recordsTotal };
}

export function listRightsByStatus(
  context: Context,
  { params, query }: Input<Contract['listByStatus']>,
): Promise<Answer<Contract['listByStatus']>> {
  return listRights(context, query, [...activeFlagsOf(params.status)]);
}

/** What one role grants. */
export async function rightsOfOneRole(context: Context, roleId: number): Promise<Right[]> {
  await findRole(context, roleId);
  const rows = await withNames(rightsOf(context).where('role.id', '=', roleId))
    .orderBy('module.order_number')
    .execute();
  return rows.map(asAnswered);
}

/** What the roles grant on one module. */
export async function rightsOnMenu(context: Context, moduleId: number): Promise<Right[]> {
  const [present] = await context.db.query('select id from module where id = $1 and audience = any($2)', [
    moduleId,
    context.businessId === 0 ? ['BOTH', 'PLATFORM', 'BUSINESS'] : ['BOTH', 'BUSINESS'],
  ]);
  if (present === undefined) failNotFound();
  const rows = await withNames(rightsOf(context).where('module.id', '=', moduleId))
    .orderBy('role.id')
    .execute();
  return rows.map(asAnswered);
}

/** Switches one right of a role off for a while, or on again. */
export async function switchRight(context: Context, { params }: Input<Contract['setStatus']>): Promise<Right> {
  if (params.status !== 'ACTIVE' && params.status !== 'INACTIVE') fail('common.choiceUnknown', { field: 'status' });
  const role = await takeRoleOf(context, params.id);
  await context.db.query('update role_module_privilege set is_active = $3 where business_id = $1 and id = $2', [
    context.businessId,
    params.id,
    params.status === 'ACTIVE',
  ]);
  await keepAdministration(context, role);
  await tellChanges(context, role);
  context.say('common.statusChanged');
  return getRight(context, params.id);
}

/** Takes a right from a role. */
export async function removeRight(context: Context, id: number): Promise<Record<never, never>> {
  const role = await takeRoleOf(context, id);
  await context.db.query('delete from role_module_privilege where business_id = $1 and id = $2', [
    context.businessId,
    id,
  ]);
  await keepAdministration(context, role);
  await tellChanges(context, role);
  context.say('common.removed');
  return {};
}

async function takeRoleOf(context: Context, rightId: number) {
  const { roleId } = await getRight(context, rightId);
  const role = await takeRole(context, roleId);
  await context.db.query('update role set version = version + 1 where business_id = $1 and id = $2', [
    role.business_id,
    role.id,
  ]);
  return role;
}

async function getRight(context: Context, id: number): Promise<Right> {
  const row = await withNames(rightsOf(context).where('role_module_privilege.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : asAnswered(row);
}

function rightsOf({ db, businessId }: Context) {
  return db
    .tables()
    .selectFrom('role_module_privilege')
    .innerJoin('role', (join) =>
      join
        .onRef('role.business_id', '=', 'role_module_privilege.business_id')
        .onRef('role.id', '=', 'role_module_privilege.role_id'),
    )
    .innerJoin('module', 'module.id', 'role_module_privilege.module_id')
    .where('role_module_privilege.business_id', 'in', [0, businessId])
    .where('role.user_type', 'in', roleTypesOf(businessId));
}

function withNames(selection: ReturnType<typeof rightsOf>) {
  return selection.select([
    'role_module_privilege.id as right_id',
    'role_module_privilege.privileges as granted',
    'role_module_privilege.is_active',
    'role.id as role_id',
    'role.name as role_name',
    'role.name_np as role_name_np',
    sql<boolean>`role.business_id = 0`.as('is_shared'),
    'module.id',
    'module.parent_id',
    'module.code',
    'module.name',
    'module.name_np',
    'module.icon_name',
    'module.configurable',
    'module.privileges',
  ]);
}

type Named = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

function asAnswered(row: Named): Right {
  return {
    id: row.right_id,
    ...grantsIn(row.granted, row),
    isActive: row.is_active,
    roleId: row.role_id,
    roleName: row.role_name,
    roleNameNp: row.role_name_np,
    isShared: row.is_shared,
  };
}
