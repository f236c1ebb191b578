import type { UserType } from '@bahi/contract/enumeration';
import { mobileNumber } from '@bahi/contract/platform/otp/otp.contract';
import type { Tenant, Tx } from '../../../platform/database/database.ts';

/** What signing in needs to know of a person. */
export type Account = {
  id: number;
  business_id: number;
  user_type: UserType;
  user_name: string;
  full_name: string;
  email: string | null;
  mobile_number: string | null;
  password_hash: string | null;
  must_change_password: boolean;
  is_active: boolean;
  has_second_factor: boolean;
};

const columns = `id, business_id, user_type, user_name, full_name, email, mobile_number, password_hash,
  must_change_password, is_active, has_second_factor(id)`;

/** What others may know of a person, and so a password must not be. */
export function knownOf(
  account: Pick<Account, 'user_name' | 'full_name' | 'email' | 'mobile_number'>,
): (string | null)[] {
  return [account.user_name, account.full_name, account.email, account.mobile_number];
}

/** The account of an e-mail address, a mobile number or a user name, in that order; null when there is none. */
export async function findAccount(tx: Tx, username: string): Promise<Account | null> {
  const rows = await tx.query<Account>(
    `select ${columns} from app_user
     where lower(email) = lower($1) or mobile_number = $2 or lower(user_name) = lower($1)
     order by coalesce(lower(email) = lower($1), false) desc, coalesce(mobile_number = $2, false) desc
     limit 1`,
    [username.trim().normalize('NFC'), mobileOf(username)],
  );
  return rows[0] ?? null;
}

/** The account that has a mobile number; null when there is none. */
export async function findAccountByMobile(tx: Tx, mobile: string): Promise<Account | null> {
  return (await tx.query<Account>(`select ${columns} from app_user where mobile_number = $1`, [mobile]))[0] ?? null;
}

export async function findAccountById(tx: Tx, id: number): Promise<Account | null> {
  return (await tx.query<Account>(`select ${columns} from app_user where id = $1`, [id]))[0] ?? null;
}

/** A name that reads as a mobile number, as such numbers are stored; null when it does not. */
export function mobileOf(username: string): string | null {
  return mobileNumber.safeParse(username).data ?? null;
}

/** The tenant of what an account does by itself. */
export function tenantOf(account: Pick<Account, 'id' | 'business_id'>): Tenant {
  return { businessId: account.business_id, outletId: null, userId: account.id };
}
