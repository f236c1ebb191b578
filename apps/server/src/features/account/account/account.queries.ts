import type { accountContract } from '@bahi/contract/account/account/account.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { type BsCalendar, isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { findWorkplaces } from '../../../platform/sessions/rights.ts';
import { findHeldRoles, findProfile, type HeldRole } from './account.rows.ts';

type Profile = Answer<typeof accountContract.profile>;
type Reader = { db: Tx; businessId: number; userId: number; today: CalendarDay; calendar: BsCalendar };

/** The signed-in user, as /view-profile shows them. */
export function getProfile({ db, businessId, session, today, calendar }: Context): Promise<Profile> {
  return readProfile({ db, businessId, userId: session.userId, today, calendar });
}

/** A person with where they work and what they may do there. */
export async function readProfile({ db, businessId, userId, today, calendar }: Reader): Promise<Profile> {
  const row = (await findProfile(db, businessId, userId)) ?? failNotFound();
  const isOfOutlets = row.user_type === 'OUTLET_USER';
  const [outlets, roles] = await Promise.all([
    isOfOutlets ? findWorkplaces(db, { userId, userType: row.user_type, businessId }) : [],
    findHeldRoles(db, { businessId, userId, today }),
  ]);
  const birth = row.date_of_birth === null ? null : datesOf(row.date_of_birth, calendar);
  return {
    id: row.id,
    userName: row.user_name,
    fullName: row.full_name,
    fullNameNp: row.full_name_np,
    email: row.email,
    mobileNumber: row.mobile_number,
    userType: row.user_type,
    gender: row.gender,
    dateOfBirthAD: birth?.ad ?? null,
    dateOfBirthBS: birth?.bs ?? null,
    profilePic: row.picture,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    hasPassword: row.has_password,
    outlets: outlets.map(({ id, name, name_np }) => ({ id, name, nameNp: name_np })),
    roles: roles.map((role) => roleOf(role, calendar)),
    version: row.version,
  };
}

function roleOf(role: HeldRole, calendar: BsCalendar): Profile['roles'][number] {
  const from = datesOf(role.effective_from, calendar);
  const till = role.effective_till === null ? null : datesOf(role.effective_till, calendar);
  return {
    id: role.id,
    name: role.name,
    nameNp: role.name_np,
    outletName: role.outlet_name,
    outletNameNp: role.outlet_name_np,
    effectiveFromAD: from.ad,
    effectiveFromBS: from.bs ?? '',
    effectiveTillAD: till?.ad ?? null,
    effectiveTillBS: till?.bs ?? null,
    isEffective: role.is_effective,
  };
}

/** A stored day in both calendars; one that the calendar does not reach has its AD date alone. */
function datesOf(stored: string, calendar: BsCalendar): { ad: string; bs: string | null } {
  const day = parseAdDate(stored, calendar);
  return isDateProblem(day) ? { ad: stored, bs: null } : bothDates(day, calendar);
}
