import type { Answer } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import { companyOf } from './person-search.ts';
import type { Work } from './work.queries.ts';

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

/** A person with whose they are. */
export type UserRow = Omit<UserTables['app_user'], 'password_hash'> & {
  has_password: boolean;
  company_name: string;
  company_name_np: string | null;
};

/** A person as answered, with where they work and each role they have once. */
export function userDetailOf(row: UserRow, { outlets, roles }: Work = { outlets: [], roles: [] }): UserDetail {
  const byId = new Map(roles.map(({ roleId, name, nameNp }) => [roleId, { id: roleId, name, nameNp }]));
  return {
    id: row.id,
    fullName: row.full_name,
    userName: row.user_name,
    email: row.email,
    mobileNumber: row.mobile_number,
    userType: row.user_type,
    ...companyOf(row),
    outlets,
    roles: [...byId.values()],
    hasPassword: row.has_password,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isActive: row.is_active,
    version: row.version,
  };
}
