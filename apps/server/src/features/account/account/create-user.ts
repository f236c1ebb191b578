import type { UserType } from '@bahi/contract/enumeration';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Tx } from '../../../platform/database/database.ts';

/** A person to be let in, with their password already hashed (null: they choose it themselves first). */
export type NewUser = {
  /** Taken from `nextUserId`. */
  id: number;
  businessId: number;
  userType: UserType;
  userName: string;
  fullName: string;
  email: string | null;
  mobileNumber: string | null;
  dateOfBirth: CalendarDay | null;
  passwordHash: string | null;
  /** Codes of shared roles, held from a day on, in every outlet the user works in. */
  roleCodes: readonly string[];
  rolesFrom: CalendarDay;
};

/** The id of a user to be made; taken beforehand, so that their own first transaction can already name them. */
export async function nextUserId(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ id: number }>(`select nextval(pg_get_serial_sequence('app_user', 'id')) as id`);
  return row?.id ?? Number.NaN;
}

/** Writes a user with their roles, in a transaction of their business. A name that is taken violates its constraint. */
export async function createUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.query(
    `insert into app_user (id, business_id, user_type, user_name, full_name, email, mobile_number, date_of_birth, password_hash)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      user.id,
      user.businessId,
      user.userType,
      user.userName,
      user.fullName,
      user.email,
      user.mobileNumber,
      user.dateOfBirth === null ? null : formatAdDate(user.dateOfBirth),
      user.passwordHash,
    ],
  );
  const roles = await tx.query<{ id: number; code: string }>(
    'select id, code from role where business_id = 0 and code = any($1)',
    [user.roleCodes],
  );
  const missing = user.roleCodes.find((code) => !roles.some((role) => role.code === code));
  if (missing !== undefined) throw new Error(`The role ${missing} is not in the reference data`);
  for (const role of roles)
    void tx.query(
      `insert into user_role (business_id, user_id, role_business_id, role_id, effective_from) values ($1, $2, 0, $3, $4)`,
      [user.businessId, user.id, role.id, formatAdDate(user.rolesFrom)],
    );
}

/** Which field of a form each unique name of a user belongs to. */
export const userConstraints = {
  app_user_name_key: { field: 'userName', key: 'account.userNameTaken' },
  app_user_email_key: { field: 'email', key: 'account.emailTaken' },
  app_user_mobile_key: { field: 'mobileNumber', key: 'account.mobileTaken' },
} as const;
