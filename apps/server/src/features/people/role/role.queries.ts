import type { Answer, Input } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import type { roleContract } from '@bahi/contract/people/role/role.contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { readRoleRefusals, roleTypesOf } from './role.guard.ts';

type Contract = typeof roleContract;

/** One role as it stands now, shared or own. */
export async function getRole(context: Context, id: number): Promise<Answer<Contract['get']>> {
  const userCount = await userCountFor(context);
  const rows = await asAnswered(rolesOf(context).where('role.id', '=', id), userCount).execute();
  const [role] = await withRefusals(context, rows);
  return role ?? failNotFound();
}

/** Shared and own roles together; the platform sees those for businesses, too. */
export async function listRoles(
  context: Context,
  query: ListQuery & { type?: UserType | undefined },
): Promise<Answer<Contract['list']>> {
  const search = foundBy(query.search, { names: ['role.name', 'role.name_np', 'role.description'] });
  const userCount = await userCountFor(context);
  let selection = rolesOf(context);
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('role.is_active', '=', query.isActive);
  if (query.type !== undefined) selection = selection.where('role.user_type', '=', query.type);
  const sorting = {
    name: shownName(context.language, 'role'),
    type: sql.ref('role.user_type'),
    isShared: sql`role.business_id = 0`,
    isActive: sql.ref('role.is_active'),
    userCount,
  };
  const order = orderOf(sorting, query.sort, 'name', 'role.id');
  const { rows, recordsTotal } = await readPage(context, selection, asAnswered(selection, userCount), order, query);
  return { rows: await withRefusals(context, rows), recordsTotal };
}

async function withRefusals<R extends { id: number; type: UserType }>(context: Context, rows: readonly R[]) {
  const refusals = await readRoleRefusals(context, rows);
  return rows.map((row) => ({ ...row, refusal: refusals.get(row.id) ?? null }));
}

export function listRolesOfType(
  context: Context,
  { params, query }: Input<Contract['ofUserType']>,
): Promise<Answer<Contract['ofUserType']>> {
  return listRoles(context, { ...query, type: params.userType, isActive: query.isActive ?? true });
}

function rolesOf({ db, businessId }: Context) {
  return db
    .tables()
    .selectFrom('role')
    .where('role.business_id', 'in', [0, businessId])
    .where('role.user_type', 'in', roleTypesOf(businessId));
}

/** How many people have a role. Those of all businesses, for the platform, are counted once before the roles are read. */
async function userCountFor({ db, businessId }: Context): Promise<RawBuilder<number>> {
  if (businessId !== 0)
    return sql`(select count(distinct assignment.user_id) from user_role assignment
      where assignment.business_id = ${businessId} and assignment.role_business_id = role.business_id
        and assignment.role_id = role.id)`;
  const counted = await db.query<{ role_id: number; people: number }>(
    'select role_id, sum(people)::bigint as people from people_of_shared_roles() group by role_id',
  );
  const people = JSON.stringify(Object.fromEntries(counted.map((row) => [row.role_id, row.people])));
  return sql`coalesce((${people}::jsonb ->> role.id::text)::bigint, 0)`;
}

function asAnswered(selection: ReturnType<typeof rolesOf>, userCount: RawBuilder<number>) {
  return selection.select([
    'role.id',
    'role.code',
    'role.name',
    'role.name_np as nameNp',
    'role.description',
    'role.user_type as type',
    sql<boolean>`role.business_id = 0`.as('isShared'),
    'role.is_active as isActive',
    userCount.as('userCount'),
    'role.version',
  ]);
}
