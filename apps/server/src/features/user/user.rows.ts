import type { Answer } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { userContract } from '@bahi/contract/user/user.contract';

export type UserDetail = Answer<(typeof userContract)['get']>;
export type UserListRow = Answer<(typeof userContract)['getAll']>['rows'][number];

/** The tables that the queries of users read. */
export type UserTables = {
  app_user: {
    id: number;
    business_id: number;
    user_type: UserType;
    user_name: string;
    full_name: string;
    email: string | null;
    mobile_number: string | null;
    password_hash: string | null;
    is_active: boolean;
    last_sign_in_at: Date | null;
    created_at: Date;
    version: number;
  };
  business: { id: number; company_name: string; company_name_np: string | null };
};

type Named = { id: number; name: string; nameNp: string | null };

/** A person with whose they are, where they work and what roles they have. */
export type UserRow = Omit<UserTables['app_user'], 'password_hash'> & {
  has_password: boolean;
  company_name: string;
  company_name_np: string | null;
  outlets: Named[];
  roles: Named[];
};

export function userDetailOf(row: UserRow): UserDetail {
  const isOfBusiness = row.business_id !== 0;
  return {
    id: row.id,
    fullName: row.full_name,
    userName: row.user_name,
    email: row.email,
    mobileNumber: row.mobile_number,
    userType: row.user_type,
    businessId: isOfBusiness ? row.business_id : null,
    companyName: isOfBusiness ? row.company_name : null,
    companyNameNp: isOfBusiness ? row.company_name_np : null,
    outlets: row.outlets,
    roles: row.roles,
    hasPassword: row.has_password,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isActive: row.is_active,
    version: row.version,
  };
}
