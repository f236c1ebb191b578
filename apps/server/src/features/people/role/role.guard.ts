import type { UserType } from '@bahi/contract/enumeration';
import type { ActingRefusal } from '@bahi/contract/people/role/acting-refusal';
import { isAdministrator } from '../../../platform/sessions/administrators.ts';
import type { Context, Session } from '../../../platform/core/context.ts';
import { type Granted, readGranted } from './role-changes.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Authority, readAuthority, refusalOverRole, refuse, takeAuthority } from './authority.ts';

export type RoleRecord = {
  business_id: number;
  id: number;
  code: string;
  name: string;
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
    `select business_id, id, code, name, user_type, is_active, version from role
     where business_id in (0, $1) and id = $2 and user_type = any($3)`,
    [businessId, id, roleTypesOf(businessId)],
  );
  if (role !== undefined) return role;
  return field === undefined ? failNotFound() : fail('common.unknownRecord', { field, status: 404 });
}

/** A role that the caller may change, with what they may give, what it granted before, and what is told of it in the end. */
export type TakenRole = RoleRecord & { authority: Authority; granted: Granted; told: string[] };

/** A role that the caller may change: their side's own, and by the rule of `authority`; rights stand still from here on. */
export async function takeRole(context: Context, id: number): Promise<TakenRole> {
  requireWholeBusiness(context);
  const authority = await takeAuthority(context);
  const role = await findRole(context, id);
  if (role.business_id !== context.businessId) fail('common.sharedRecord', { status: 403 });
  refuse(refusalOverRole(context, authority, role, await rightsOfRole(context, role)));
  return { ...role, authority, granted: await readGranted(context, role.id), told: noteChange(context, role.name) };
}

/** Tells, once it stands, that what a role grants was changed; what is added to the answer by then is told with it. */
export function noteChange(context: Context, roleName: string): string[] {
  const { userId } = context.session;
  const detail = [roleName];
  const about = { userId, businessId: context.businessId, detail };
  context.db.afterCommit(() => Promise.resolve(noteSecurity(context, 'rightsChanged', about)));
  return detail;
}

/** Roles are a matter of the whole business: only an owner changes them from within an outlet. */
export function requireWholeBusiness({ session }: Pick<Context, 'session'>): void {
  if (isWithinOutlet(session)) fail('role.withinOutlet', { status: 403 });
}

function isWithinOutlet({ userType, outletId }: Session): boolean {
  return userType === 'OUTLET_USER' || (outletId !== null && !isAdministrator(userType));
}

/** For lists: why the caller may not change these roles, by id. */
export async function readRoleRefusals(
  context: Context,
  roles: readonly { id: number; type: UserType }[],
): Promise<Map<number, ActingRefusal>> {
  const authority = await readAuthority(context, []);
  const rights = await readRights(
    context,
    roles.map(({ id }) => id),
  );
  const refusalOf = ({ id, type }: { id: number; type: UserType }): ActingRefusal =>
    isWithinOutlet(context.session)
      ? 'withinOutlet'
      : refusalOverRole(context, authority, { id, user_type: type }, rights.get(id) ?? []);
  return new Map(roles.map((role) => [role.id, refusalOf(role)]));
}

/**
 * Everything that a role grants or would grant if it were switched on. No call asks for rights on what the platform
 * has added to the tree, so those are free.
 */
export async function rightsOfRole(context: Context, { id }: RoleRecord): Promise<readonly string[]> {
  return (await readRights(context, [id])).get(id) ?? [];
}

async function readRights(
  { db, businessId }: Context,
  roleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db.query<{ role_id: number; rights: string[] }>(
    `select granted.role_id, array_agg(module.code || '.' || privilege) as rights
     from role_module_privilege granted
     join role on role.business_id = granted.business_id and role.id = granted.role_id
     join module on module.id = granted.module_id and module.is_built_in and module.audience in
       ('BOTH', case when role.user_type in ('SUPER_USER', 'INTERNAL_USER') then 'PLATFORM' else 'BUSINESS' end)
     cross join unnest(granted.privileges) as privilege
     where granted.business_id in (0, $1) and granted.role_id = any($2)
     group by granted.role_id`,
    [businessId, roleIds],
  );
  return new Map(rows.map((row) => [row.role_id, row.rights]));
}
