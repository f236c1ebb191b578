import type { UserType } from '@bahi/contract/enumeration';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Tx } from '../../../platform/database/database.ts';
import { dataAddress, joinPicture } from '../session/session.rows.ts';

export type ProfileRow = {
  id: number;
  user_name: string;
  full_name: string;
  full_name_np: string | null;
  email: string | null;
  mobile_number: string | null;
  user_type: UserType;
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null;
  date_of_birth: string | null;
  /** A data address. */
  picture: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  has_password: boolean;
  version: number;
};

export type HeldRole = {
  id: number;
  name: string;
  name_np: string | null;
  outlet_name: string | null;
  outlet_name_np: string | null;
  effective_from: string;
  effective_till: string | null;
  is_effective: boolean;
};

export async function findProfile(tx: Tx, businessId: number, userId: number): Promise<ProfileRow | null> {
  const rows = await tx.query<ProfileRow>(
    `select person.id, person.user_name, person.full_name, person.full_name_np, person.email, person.mobile_number, person.user_type,
       person.gender, person.date_of_birth, ${dataAddress('picture')} as picture, person.last_sign_in_at,
       person.created_at, person.password_hash is not null as has_password, person.version
     from app_user person ${joinPicture('picture', 'person.picture_file_id')}
     where person.id = $2 and person.business_id = $1`,
    [businessId, userId],
  );
  return rows[0] ?? null;
}

/** The roles that somebody was given in their business, with whether each counts today. */
export function findHeldRoles(
  tx: Tx,
  of: { businessId: number; userId: number; today: CalendarDay },
): Promise<HeldRole[]> {
  return tx.query<HeldRole>(
    `select assignment.id, role.name, role.name_np, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       assignment.effective_from, assignment.effective_till,
       role.is_active and assignment.effective_from <= $3
         and (assignment.effective_till is null or assignment.effective_till >= $3) as is_effective
     from user_role assignment
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
     left join outlet on outlet.business_id = assignment.business_id and outlet.id = assignment.outlet_id
     where assignment.business_id = $1 and assignment.user_id = $2
     order by role.name, assignment.effective_from, assignment.id`,
    [of.businessId, of.userId, formatAdDate(of.today)],
  );
}
