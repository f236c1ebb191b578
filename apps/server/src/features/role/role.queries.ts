import type { Answer, Input } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import type { roleContract } from '@bahi/contract/role/role.contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';
import { roleTypesOf } from './role.guard.ts';

type Contract = typeof roleContract;
type Tables = {
  role: {
    business_id: number;
    id: number;
    code: string;
    name: string;
    name_np: string | null;
    description: string | null;
    user_type: UserType;
    is_active: boolean;
    version: number;
  };
};

/** One role as it stands now, shared or own. */
export async function getRole(context: Context, id: number): Promise<Answer<Contract['findById']>> {
  const row = await asAnswered(context, rolesOf(context).where('role.id', '=', id)).executeTakeFirst();
  return row ?? failNotFound();
}

/** Shared and own roles together; the platform sees those for businesses, too. */
export async function listRoles(
  context: Context,
  query: ListQuery & { type?: UserType | undefined },
): Promise<Answer<Contract['findAll']>> {
  const pattern = searchPattern(query.search);
  let selection = rolesOf(context);
  if (pattern !== null)
    selection = selection.where(matches(pattern, ['role.name', 'role.name_np', 'role.description']));
  if (query.isActive !== undefined) selection = selection.where('role.is_active', '=', query.isActive);
  if (query.type !== undefined) selection = selection.where('role.user_type', '=', query.type);
  const sorting = {
    name: shownName(context.language, 'role'),
    type: sql.ref('role.user_type'),
    isShared: sql`role.business_id = 0`,
    isActive: sql.ref('role.is_active'),
    userCount: userCount(context),
  };
  return readPage(selection, asAnswered(context, selection), orderOf(sorting, query.sort, 'name', 'role.id'), query);
}

export function listRolesOfType(
  context: Context,
  { params, query }: Input<Contract['ofUserType']>,
): Promise<Answer<Contract['ofUserType']>> {
  return listRoles(context, { ...query, type: params.userType, isActive: query.isActive ?? true });
}

function rolesOf({ db, businessId }: Context) {
  return db
    .tables<Tables>()
    .selectFrom('role')
    .where('role.business_id', 'in', [0, businessId])
    .where('role.user_type', 'in', roleTypesOf(businessId));
}

function userCount({ businessId }: Context) {
  return sql<number>`(select count(distinct assignment.user_id) from user_role assignment
    where assignment.business_id = ${businessId} and assignment.role_business_id = role.business_id
      and assignment.role_id = role.id)`;
}

function asAnswered(context: Context, selection: ReturnType<typeof rolesOf>) {
  return selection.select([
    'role.id',
    'role.code',
    'role.name',
    'role.name_np as nameNp',
    'role.description',
    'role.user_type as type',
    sql<boolean>`role.business_id = 0`.as('isShared'),
    'role.is_active as isActive',
    userCount(context).as('userCount'),
    'role.version',
  ]);
}
