import type { UserType } from '@bahi/contract/enumeration';
import { isAdministrator } from '../../../platform/sessions/administrators.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Authority, refusalOverRole, refuse, takeAuthority } from './authority.ts';

export type RoleRecord = {
  business_id: number;
  id: number;
  code: string;
  user_type: UserType;
  is_active: boolean;
  version: number;
};

/** The types of user that roles are made for on the caller's side: of the platform those of businesses, too. */
export function roleTypesOf(businessId: number): readonly UserType[] {
  const ofBusiness = ['BUSINESS_OWNER_USER', 'BUSINESS_INTERNAL', 'OUTLET_USER'] as const;
  return businessId === 0 ? ['SUPER_USER', 'INTERNAL_USER', ...ofBusiness] : ofBusiness;
}

/** The modules that mean something to a type of user, by their audience. */
export function audiencesOf(userType: UserType): readonly string[] {
  return ['BOTH', userType === 'SUPER_USER' || userType === 'INTERNAL_USER' ? 'PLATFORM' : 'BUSINESS'];
}

/** A role that the caller sees, shared or own. Of a platform role, or another business's, they know nothing: 404. */
export async function findRole({ db, businessId }: Context, id: number, field?: string): Promise<RoleRecord> {
  const [role] = await db.query<RoleRecord>(
    `select business_id, id, code, user_type, is_active, version from role
     where business_id in (0, $1) and id = $2 and user_type = any($3)`,
    [businessId, id, roleTypesOf(businessId)],
  );
  if (role !== undefined) return role;
  return field === undefined ? failNotFound() : fail('common.unknownRecord', { field, status: 404 });
}

/** A role that the caller may change, with what they may give. */
export type TakenRole = RoleRecord & { authority: Authority };

/** A role that the caller may change: their side's own, and by the rule of `authority`; rights stand still from here on. */
export async function takeRole(context: Context, id: number): Promise<TakenRole> {
  requireWholeBusiness(context);
  const authority = await takeAuthority(context);
  const role = await findRole(context, id);
  if (role.business_id !== context.businessId) fail('common.sharedRecord', { status: 403 });
  refuse(refusalOverRole(context, authority, role, await rightsOfRole(context, role)));
  return { ...role, authority };
}

/** Roles are a matter of the whole business: only an owner changes them from within an outlet. */
export function requireWholeBusiness({ session }: Pick<Context, 'session'>): void {
  const isWithin = session.outletId !== null && !isAdministrator(session.userType);
  if (session.userType === 'OUTLET_USER' || isWithin) fail('common.forbidden', { status: 403 });
}

/**
 * Everything that a role grants or would grant if it were switched on. No call asks for rights on what the platform
 * has added to the tree, so those are free.
 */
export async function rightsOfRole({ db }: Context, role: RoleRecord): Promise<string[]> {
  const rows = await db.query<{ right: string }>(
    `select module.code || '.' || privilege as right
     from role_module_privilege granted join module on module.id = granted.module_id
     cross join unnest(granted.privileges) as privilege
     where granted.business_id = $1 and granted.role_id = $2 and module.audience = any($3) and module.is_built_in`,
    [role.business_id, role.id, audiencesOf(role.user_type)],
  );
  return rows.map((row) => row.right);
}
