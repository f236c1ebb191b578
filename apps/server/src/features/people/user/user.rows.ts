import type { Answer } from '@bahi/contract/endpoint';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { companyOf } from './person-search.ts';
import type { Work } from './work.queries.ts';

export type UserDetail = Answer<(typeof userContract)['get']>;
export type UserListRow = Answer<(typeof userContract)['list']>['rows'][number];

/** A person with whose they are. */
export type UserRow = Pick<
  Row<'app_user'>,
  | 'id'
  | 'business_id'
  | 'user_type'
  | 'user_name'
  | 'full_name'
  | 'email'
  | 'mobile_number'
  | 'is_active'
  | 'status_reason'
  | 'last_sign_in_at'
  | 'created_at'
  | 'version'
> & {
  has_password: boolean;
  has_second_factor: boolean;
  company_name: string;
  company_name_np: string | null;
};

/** A person as answered, with where they work and each role they have once. */
export function userDetailOf(row: UserRow, { outlets, roles }: Work = { outlets: [], roles: [] }): UserDetail {
  const byId = new Map(roles.map(({ roleId, name, nameNp }) => [roleId, { id: roleId, name, nameNp }]));
  return {
    ...fieldsOf(row),
    ...companyOf(row),
    outlets,
    roles: [...byId.values()],
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
