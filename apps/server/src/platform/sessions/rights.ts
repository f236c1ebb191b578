import type { Right } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Tx } from '../database/database.ts';

/** For whom rights are asked: a user, and the outlet that is worked in (null: the whole business). */
export type RightsOf = { userId: number; userType: UserType; businessId: number; outletId: number | null; now: number };

/**
 * The union of what the user's roles grant today, of the modules meant for their kind of user. Where an assignment
 * says what it grants on a screen itself, that stands in place of what its role says there.
 *
 * A role that was given for one outlet counts in that outlet only, so not for the business as a whole. An outlet
 * user has no rights at all outside of an outlet: until one is chosen, every call that asks for a right is refused.
 */
export async function findRights(tx: Tx, of: RightsOf): Promise<Set<Right>> {
  if (of.userType === 'OUTLET_USER' && of.outletId === null) return new Set();
  const rows = await tx.query<{ right: Right }>(
    `select distinct module.code || '.' || privilege as right
     from user_role assignment
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id and role.is_active
     ${joinGranted}
     join module on module.id = granted.module_id
     cross join unnest(granted.privileges) as privilege
     where assignment.business_id = $1 and assignment.user_id = $2
       and (assignment.outlet_id is null or assignment.outlet_id = $3)
       and assignment.effective_from <= $4 and (assignment.effective_till is null or assignment.effective_till >= $4)
       and module.audience in ('BOTH', case when $1 = 0 then 'PLATFORM' else 'BUSINESS' end)`,
    [of.businessId, of.userId, of.outletId, formatAdDate(todayInKathmandu(of.now))],
  );
  return new Set(rows.map((row) => row.right));
}

/** What an `assignment` of a `role` grants, or would grant if it were switched on, screen by screen; $1 is the business. */
export const everGranted = `lateral (
       select of_role.module_id, of_role.privileges, of_role.is_active from role_module_privilege of_role
       where of_role.business_id = role.business_id and of_role.role_id = role.id
         and not exists (select from user_role_detail detail where detail.business_id = $1
           and detail.user_role_id = assignment.id and detail.module_id = of_role.module_id)
       union all
       select detail.module_id, detail.privileges, true from user_role_detail detail
       where detail.business_id = $1 and detail.user_role_id = assignment.id) granted`;

/** What an `assignment` of a `role` grants, screen by screen; $1 is the business. */
export const joinGranted = `join ${everGranted} on granted.is_active`;

/** An outlet as a choice of where to work. */
export type Workplace = { id: number; code: string; name: string; name_np: string | null };

/**
 * The active outlets a user may work in: an outlet user in those they were assigned to, everybody else in all of the
 * business.
 */
export function findWorkplaces(
  tx: Tx,
  of: { userId: number; userType: UserType; businessId: number },
): Promise<Workplace[]> {
  return tx.query<Workplace>(
    `select outlet.id, outlet.code, outlet.name, outlet.name_np from outlet
     where outlet.business_id = $1 and outlet.is_active
       and ($3 <> 'OUTLET_USER' or exists (
         select from user_outlet assigned
         where assigned.business_id = $1 and assigned.user_id = $2 and assigned.outlet_id = outlet.id))
     order by outlet.code, outlet.id`,
    [of.businessId, of.userId, of.userType],
  );
}
