import type { Answer, Input } from '@bahi/contract/endpoint';
import type { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failStale } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { requireGiving } from '../role/authority.ts';
import { keepAdministration } from '../role/role.commands.ts';
import { tellChanges } from '../role/role-changes.ts';
import { rightsOfRole, takeRole } from '../role/role.guard.ts';
import { readGrants } from './module-grants.ts';
import { readGrantsOfRole } from './role-module-privilege.queries.ts';

type Contract = typeof roleModulePrivilegeContract;

/** Sets what a role grants on the modules named; the others stay as they are. */
export async function assignGrants(
  context: Context,
  { body }: Input<Contract['assign']>,
): Promise<Answer<Contract['assign']>> {
  const { db, businessId } = context;
  const role = await takeRole(context, body.roleId);
  const grants = await readGrants(context, role.user_type, body.modules, (at) => `modules.${at}.moduleId`);
  const [updated] = await db.query(
    `update role set version = version + 1 where business_id = $1 and id = $2 and version = coalesce($3, version)
     returning id`,
    [businessId, role.id, body.version ?? null],
  );
  if (updated === undefined) failStale();
  void db.query('delete from role_module_privilege where business_id = $1 and role_id = $2 and module_id = any($3)', [
    businessId,
    role.id,
    grants.map((grant) => grant.moduleId),
  ]);
  await insertRows(
    db,
    'role_module_privilege',
    grants
      .filter((grant) => grant.privileges.length > 0)
      .map(({ moduleId, privileges }) => ({
        business_id: businessId,
        role_id: role.id,
        module_id: moduleId,
        privileges,
      })),
  );
  requireGiving(context, role.authority, role.user_type, await rightsOfRole(context, role));
  await keepAdministration(context, role);
  await tellChanges(context, role);
  context.say('common.saved');
  return readGrantsOfRole(context, role.id);
}
