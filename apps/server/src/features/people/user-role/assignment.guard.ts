import type { UserType } from '@bahi/contract/enumeration';
import { isAdministrator, lockRights } from '../../../platform/sessions/administrators.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { findRole, requireHeld, requireRank, requireWholeBusiness, type RoleRecord } from '../role/role.guard.ts';

export type PersonRecord = { id: number; user_type: UserType };

/** Somebody of the caller's business whose rights they may change: not above their own type, and not themselves. */
export async function takePerson(context: Context, userId: number, field?: string): Promise<PersonRecord> {
  const { db, businessId, session } = context;
  requireWholeBusiness(context);
  // Two assignments of one role to one person do not pass each other by.
  await lockRights(context);
  const [person] = await db.query<PersonRecord>(
    'select id, user_type from app_user where business_id = $1 and id = $2',
    [businessId, userId],
  );
  if (person === undefined)
    return field === undefined ? failNotFound() : fail('common.unknownRecord', { field, status: 404 });
  requireRank(context, person.user_type);
  if (person.id === session.userId && !isAdministrator(session.userType)) fail('role.ownRights', { status: 403 });
  return person;
}

/** A role that a person can be given. */
export async function requireRole(context: Context, roleId: number, person: PersonRecord): Promise<RoleRecord> {
  const role = await findRole(context, roleId, 'roleId');
  if (role.user_type !== person.user_type) fail('role.otherType', { field: 'roleId' });
  if (!role.is_active) fail('common.inactiveRecord', { field: 'roleId' });
  return role;
}

/** An outlet that a role can be given for: an active one, and for an outlet user one they work in. */
export async function requireOutlet(
  { db, businessId }: Context,
  outletId: number,
  person: PersonRecord,
): Promise<void> {
  const [outlet] = await db.query<{ is_active: boolean; works_here: boolean }>(
    `select is_active, exists (select from user_outlet assigned where assigned.business_id = $1
       and assigned.user_id = $3 and assigned.outlet_id = outlet.id) as works_here
     from outlet where business_id = $1 and id = $2`,
    [businessId, outletId, person.id],
  );
  if (outlet === undefined) return fail('common.unknownRecord', { field: 'outletId', status: 404 });
  if (!outlet.is_active) fail('common.inactiveRecord', { field: 'outletId' });
  if (person.user_type === 'OUTLET_USER' && !outlet.works_here) fail('role.notInOutlet', { field: 'outletId' });
}

/** Refuses an assignment, as it stands in the database, that gives more than the caller has. */
export async function requireHeldAssignment(context: Context, id: number, person: PersonRecord): Promise<void> {
  const rows = await context.db.query<{ outlet_id: number | null; right: string | null }>(
    `select assignment.outlet_id, module.code || '.' || privilege as right
     from user_role assignment
     left join (
       select of_role.business_id, of_role.role_id, null::bigint as user_role_id, of_role.module_id, of_role.privileges
         from role_module_privilege of_role where of_role.business_id in (0, $1)
       union all
       select 0, null, detail.user_role_id, detail.module_id, detail.privileges
         from user_role_detail detail where detail.business_id = $1 and detail.user_role_id = $2) granted
       on granted.user_role_id = assignment.id
       or (granted.business_id = assignment.role_business_id and granted.role_id = assignment.role_id
         and not exists (select from user_role_detail detail where detail.business_id = $1
           and detail.user_role_id = assignment.id and detail.module_id = granted.module_id))
     left join lateral unnest(granted.privileges) as privilege on true
     left join module on module.id = granted.module_id and module.is_built_in
     where assignment.business_id = $1 and assignment.id = $2`,
    [context.businessId, id],
  );
  const rights = rows.flatMap((row) => (row.right === null ? [] : [row.right]));
  await requireHeld(context, rows[0]?.outlet_id ?? null, rights, person.user_type);
}
