import type { UserType } from '@bahi/contract/enumeration';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { joinGranted } from './rights.ts';

/** Who has the last word over rights: owners in a business, super users on the platform. */
export function isAdministrator(userType: UserType): boolean {
  return userType === 'BUSINESS_OWNER_USER' || userType === 'SUPER_USER';
}

/** Changes of the rights within a business (or the platform) go one after another, from here to the end. */
export async function lockRights({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('rights', $1))`, [businessId]);
}

/**
 * Refuses, after a change, to be left without anybody who can give rights: an active owner (on the platform a super
 * user) who may change roles and who has them, in the whole business and for good. Call it after writing.
 * Fails with 409 `role.lastAdministrator`.
 */
export async function keepAdministrator({ db, businessId, today }: Context): Promise<void> {
  const userType: UserType = businessId === 0 ? 'SUPER_USER' : 'BUSINESS_OWNER_USER';
  await lockRights({ db, businessId });
  const left = await db.query(
    `select person.id from app_user person
     where person.business_id = $1 and person.user_type = $2 and person.is_active and 2 = (
       select count(distinct module.code) from user_role assignment
       join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id and role.is_active
       ${joinGranted}
       join module on module.id = granted.module_id
       where assignment.business_id = $1 and assignment.user_id = person.id and assignment.outlet_id is null
         and assignment.effective_from <= $3 and assignment.effective_till is null
         and module.code in ('role', 'user-role') and 'update' = any(granted.privileges))
     limit 1`,
    [businessId, userType, formatAdDate(today)],
  );
  if (left.length === 0) fail('role.lastAdministrator', { status: 409 });
}
