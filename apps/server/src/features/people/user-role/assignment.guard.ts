import type { UserType } from '@bahi/contract/enumeration';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Authority, requireOver, takeAuthority } from '../role/authority.ts';
import { findRole, type RoleRecord } from '../role/role.guard.ts';
import { tellPerson } from '../user/tell-person.ts';

export type PersonRecord = { id: number; business_id: number; user_type: UserType };

/** Somebody of the caller's business on whom they may act, with what they may give. */
export type TakenPerson = PersonRecord & { authority: Authority };

/** Somebody of the caller's business whose rights they may change, and who is told; rights stand still from here on. */
export async function takePerson(context: Context, userId: number, field?: string): Promise<TakenPerson> {
  const { db, businessId, session } = context;
  if (session.userType === 'OUTLET_USER') fail('role.withinOutlet', { status: 403 });
  const authority = await takeAuthority(context, [userId]);
  const [person] = await db.query<PersonRecord>(
    'select id, business_id, user_type from app_user where business_id = $1 and id = $2',
    [businessId, userId],
  );
  if (person === undefined)
    return field === undefined ? failNotFound() : fail('common.unknownRecord', { field, status: 404 });
  requireOver(context, authority, person);
  await tellPerson(context, person, ['RIGHTS']);
  return { ...person, authority };
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
