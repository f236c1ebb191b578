import type { Privilege } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, nepaliOrder, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { grantsIn, type ModuleRow } from '../role-module-privilege/module-grants.ts';
import { effectiveDays } from './effective-days.ts';
import { isSeen } from './people.queries.ts';

type Contract = typeof userRoleContract;
type Assignment = Answer<Contract['update']>;
type DetailRow = ModuleRow & { detail_id: number; assignment_id: number; granted: Privilege[] };

/** One assignment as it stands now. */
export async function getAssignment(context: Context, id: number): Promise<Assignment> {
  const [row] = await answered(
    context,
    await shown(context, assignmentsOf(context).where('user_role.id', '=', id)).execute(),
  );
  return row ?? failNotFound();
}

/** Who has which role, of the people whom the caller sees. */
export async function listAssignments(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const names = ['person.full_name', 'person.user_name', 'role.name', 'role.name_np'];
  const search = foundBy(query.search, { names });
  let selection = assignmentsOf(context);
  if (search !== null) selection = selection.where(search);
  if (query.roleId !== undefined) selection = selection.where('user_role.role_id', '=', query.roleId);
  if (query.isActive !== undefined) selection = selection.where('person.is_active', '=', query.isActive);
  const sorting = {
    name: nepaliOrder('person.full_name'),
    fullName: nepaliOrder('person.full_name'),
    role: nepaliOrder('role.name'),
    roleName: shownName(context.language, 'role'),
    effectiveDate: sql.ref('user_role.effective_from'),
    effectiveTillDate: sql.ref('user_role.effective_till'),
  };
  const order = orderOf(sorting, query.sort, 'name', 'user_role.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown(context, selection), order, query);
  return { rows: await answered(context, rows), recordsTotal };
}

/** What one of the people whom the caller sees was given, the newest first. */
export async function listOfUser(
  context: Context,
  { params }: Input<Contract['ofUser']>,
): Promise<Answer<Contract['ofUser']>> {
  const present = await context.db
    .tables()
    .selectFrom('app_user as person')
    .where('person.business_id', '=', context.businessId)
    .where('person.id', '=', params.userId)
    .where(isSeen(context))
    .select('person.id')
    .executeTakeFirst();
  if (present === undefined) failNotFound();
  const selection = assignmentsOf(context).where('user_role.user_id', '=', params.userId);
  return answered(context, await shown(context, selection).orderBy('user_role.id', 'desc').execute());
}

function assignmentsOf(context: Context) {
  return context.db
    .tables()
    .selectFrom('user_role')
    .innerJoin('app_user as person', (join) =>
      join.onRef('person.id', '=', 'user_role.user_id').onRef('person.business_id', '=', 'user_role.business_id'),
    )
    .innerJoin('role', (join) =>
      join.onRef('role.business_id', '=', 'user_role.role_business_id').onRef('role.id', '=', 'user_role.role_id'),
    )
    .leftJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'user_role.business_id').onRef('outlet.id', '=', 'user_role.outlet_id'),
    )
    .where('user_role.business_id', '=', context.businessId)
    .where(isSeen(context));
}

function shown({ today }: Context, selection: ReturnType<typeof assignmentsOf>) {
  const day = formatAdDate(today);
  return selection.select([
    'user_role.id',
    'user_role.user_id as userId',
    'person.full_name as userFullName',
    'person.user_name as userName',
    'person.user_type as userType',
    'user_role.role_id as roleId',
    'role.name as roleName',
    'role.name_np as roleNameNp',
    'user_role.outlet_id as outletId',
    'outlet.name as outletName',
    'outlet.name_np as outletNameNp',
    'user_role.effective_from as from',
    'user_role.effective_till as till',
    sql<boolean>`person.is_active and role.is_active and user_role.effective_from <= ${day}
      and coalesce(user_role.effective_till >= ${day}, true)`.as('isEffective'),
    'user_role.version',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

async function answered(context: Context, rows: readonly Row[]): Promise<Assignment[]> {
  const details = await context.db.query<DetailRow>(
    `select detail.id as detail_id, detail.user_role_id as assignment_id, detail.privileges as granted, module.id,
       module.parent_id, module.code, module.name, module.name_np, module.icon_name, module.configurable, module.privileges
     from user_role_detail detail join module on module.id = detail.module_id
     where detail.business_id = $1 and detail.user_role_id = any($2) order by module.order_number, module.id`,
    [context.businessId, rows.map((row) => row.id)],
  );
  return rows.map(({ from, till, ...row }) => ({
    ...row,
    ...effectiveDays(context, from, till),
    details: details
      .filter((detail) => detail.assignment_id === row.id)
      .map((detail) => ({ id: detail.detail_id, ...grantsIn(detail.granted, detail) })),
  }));
}
