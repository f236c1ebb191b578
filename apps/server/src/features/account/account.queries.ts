import type { accountContract } from '@bahi/contract/account/account.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { isDateProblem, parseAdDate } from '@bahi/domain/bs-calendar';
import type { Context } from '../../platform/context.ts';
import { bothDates } from '../../platform/days.ts';
import { failNotFound } from '../../platform/errors.ts';
import { findProfile } from './account.rows.ts';

/** The signed-in user, as /view-profile shows them. */
export async function getProfile(context: Context): Promise<Answer<typeof accountContract.profile>> {
  const { db, businessId, session, calendar } = context;
  const row = (await findProfile(db, businessId, session.userId)) ?? failNotFound();
  const birth = row.date_of_birth === null ? null : parseAdDate(row.date_of_birth, calendar);
  const birthDates = birth === null || isDateProblem(birth) ? null : bothDates(birth, calendar);
  return {
    id: row.id,
    userName: row.user_name,
    fullName: row.full_name,
    email: row.email,
    mobileNumber: row.mobile_number,
    userType: row.user_type,
    gender: row.gender,
    dateOfBirthAD: birthDates?.ad ?? row.date_of_birth,
    dateOfBirthBS: birthDates?.bs ?? null,
    profilePic: row.picture,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    version: row.version,
  };
}
