import type { Privilege } from '@bahi/contract/access';
import type { Answer } from '@bahi/contract/endpoint';
import type { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import type { ModuleBranch } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { audiencesOf, findRole, type RoleRecord } from '../role/role.guard.ts';
import { findModules, grantableModule, grantsIn, type ModuleRow } from './module-grants.ts';

type Contract = typeof roleModulePrivilegeContract;
type GrantRow = { id: number; module_id: number; privileges: Privilege[]; is_active: boolean };

/** All modules that roles on the caller's side can grant, as a tree. */
export async function readTree(context: Context): Promise<Answer<Contract['tree']>> {
  const audiences = context.businessId === 0 ? ['BOTH', 'PLATFORM', 'BUSINESS'] : ['BOTH', 'BUSINESS'];
  return branchesBelow(null, await findModules(context, audiences));
}

/** What a role grants, screen by screen, in the order of the tree. */
export async function readGrantsOfRole(context: Context, roleId: number): Promise<Answer<Contract['ofRole']>> {
  const role = await findRole(context, roleId);
  const [modules, grants] = await Promise.all([
    findModules(context, audiencesOf(role.user_type)),
    findGrants(context, role),
  ]);
  return modules.flatMap((row) => {
    const grant = grants.get(row.id);
    return grant === undefined ? [] : [{ id: grant.id, ...grantsIn(grant.privileges, row), isActive: grant.is_active }];
  });
}

/** What a role grants on one module; 404 for a module that it grants nothing on. */
export async function readGrantOfModule(
  context: Context,
  { roleId, moduleId }: { roleId: number; moduleId: number },
): Promise<Answer<Contract['ofModule']>> {
  const grants = await readGrantsOfRole(context, roleId);
  return grants.find((grant) => grant.moduleId === moduleId) ?? failNotFound();
}

/** The modules that a role grants nothing on yet; groups, which carry no rights, are not among them. */
export async function readUnassigned(context: Context, roleId: number): Promise<Answer<Contract['unassigned']>> {
  const role = await findRole(context, roleId);
  const [modules, grants] = await Promise.all([
    findModules(context, audiencesOf(role.user_type)),
    findGrants(context, role),
  ]);
  return modules.filter((row) => row.privileges.length > 0 && !grants.has(row.id)).map((row) => grantableModule(row));
}

async function findGrants({ db }: Context, role: RoleRecord): Promise<Map<number, GrantRow>> {
  const rows = await db.query<GrantRow>(
    'select id, module_id, privileges, is_active from role_module_privilege where business_id = $1 and role_id = $2',
    [role.business_id, role.id],
  );
  return new Map(rows.map((row) => [row.module_id, row]));
}

function branchesBelow(parentId: number | null, rows: readonly ModuleRow[]): ModuleBranch[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...grantableModule(row), childModules: branchesBelow(row.id, rows) }))
    .filter((branch) => branch.possible.length > 0 || branch.childModules.length > 0);
}
