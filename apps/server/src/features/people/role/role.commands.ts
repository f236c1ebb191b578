import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import type { roleContract } from '@bahi/contract/people/role/role.contract';
import { keepAdministrator } from '../../../platform/sessions/administrators.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseSharedDouble, saveRecord } from '../../../platform/database/write-record.ts';
import { requireGiving, takeAuthority } from './authority.ts';
import { tellChanges } from './role-changes.ts';
import {
  audiencesOf,
  findRole,
  noteChange,
  requireWholeBusiness,
  rightsOfRole,
  type RoleRecord,
  roleTypesOf,
  type TakenRole,
  takeRole,
} from './role.guard.ts';
import { getRole } from './role.queries.ts';

type Contract = typeof roleContract;

/** A new role, empty or with what another one grants. */
export async function saveRole(context: Context, { body }: Input<Contract['save']>): Promise<Answer<Contract['save']>> {
  const { copiedFromId, type, ...named } = body;
  requireWholeBusiness(context);
  if (!roleTypesOf(context.businessId).includes(body.type)) fail('role.typeNotYours', { field: 'type' });
  const authority = await takeAuthority(context);
  requireGiving(context, authority, body.type, []);
  const copied = copiedFromId === null ? null : await findRole(context, copiedFromId, 'copiedFromId');
  await refuseSharedDouble(context, 'role', { column: 'name', value: body.name, field: 'name' });
  const code = `R${randomUUID().slice(0, 8).toUpperCase()}`;
  const told = noteChange(context, body.name);
  const id = await saveRecord(context, 'role', {}, columnsOf(named), { code, user_type: type });
  if (copied !== null)
    await copyGrants(context, copied, {
      ...copied,
      business_id: context.businessId,
      id,
      user_type: body.type,
      authority,
      granted: [],
      told,
    });
  context.say('common.saved');
  return getRole(context, id);
}

/** The names of a role and what it is for. */
export async function updateRole(
  context: Context,
  { body }: Input<Contract['update']>,
): Promise<Answer<Contract['update']>> {
  const { id, version } = body;
  await takeRole(context, id);
  await refuseSharedDouble(context, 'role', { id, column: 'name', value: body.name, field: 'name' });
  await saveRecord(context, 'role', { id, version }, columnsOf(body));
  context.say('common.saved');
  return getRole(context, id);
}

/** Switches a role, or sets it as asked; an inactive one grants nothing. */
export async function setRoleStatus(
  context: Context,
  id: number,
  status?: Status,
): Promise<Answer<Contract['toggle']>> {
  const role = await takeRole(context, id);
  if (status !== undefined && status !== 'ACTIVE' && status !== 'INACTIVE')
    fail('common.choiceUnknown', { field: 'status' });
  const isActive = status === undefined ? !role.is_active : status === 'ACTIVE';
  await context.db.query('update role set is_active = $3, version = version + 1 where business_id = $1 and id = $2', [
    context.businessId,
    id,
    isActive,
  ]);
  await keepAdministration(context, role);
  await tellChanges(context, role);
  context.say('common.statusChanged');
  return getRole(context, id);
}

/** Deletes a role that nobody has. */
export async function removeRole(context: Context, id: number): Promise<Record<never, never>> {
  const role = await takeRole(context, id);
  const [use] = await context.db.query<{ in_use: boolean }>(
    `select case when $1 = 0 then shared_role_in_use($2)
       else exists (select from user_role where business_id = $1 and role_business_id = $1 and role_id = $2) end as in_use`,
    [context.businessId, id],
  );
  if (use?.in_use === true || (role.business_id === 0 && builtIn.has(role.code))) fail('role.inUse', { status: 409 });
  await context.db.query('delete from role where business_id = $1 and id = $2', [context.businessId, id]);
  await tellChanges(context, role);
  context.say('common.removed');
  return {};
}

/** The roles that every new business and the platform itself begin with. */
const builtIn: ReadonlySet<string> = new Set(['OWNER', 'SUPER_ADMIN', 'ACCOUNTANT', 'CASHIER', 'STORE_KEEPER']);

/** After a change of a role: somebody must still be able to give rights, in every business that shares it, too. */
export async function keepAdministration(context: Context, role: RoleRecord): Promise<void> {
  await keepAdministrator(context);
  if (role.business_id !== 0 || role.code !== 'OWNER') return;
  const rights = await rightsOfRole(context, role);
  const now = await findRole(context, role.id);
  const keeps = now.is_active && ['role.update', 'user-role.update'].every((right) => rights.includes(right));
  if (!keeps) fail('role.lastAdministrator', { status: 409 });
}

async function copyGrants(context: Context, from: RoleRecord, to: TakenRole): Promise<void> {
  await context.db.query(
    `insert into role_module_privilege (business_id, role_id, module_id, privileges)
     select $1, $2, granted.module_id, granted.privileges
     from role_module_privilege granted join module on module.id = granted.module_id
     where granted.business_id = $3 and granted.role_id = $4 and granted.is_active and module.audience = any($5)
     returning id`,
    [context.businessId, to.id, from.business_id, from.id, audiencesOf(to.user_type)],
  );
  requireGiving(context, to.authority, to.user_type, await rightsOfRole(context, to));
  await tellChanges(context, to);
}
