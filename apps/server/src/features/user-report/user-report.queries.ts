import type { Answer } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import type { userReportContract } from '@bahi/contract/user-report/user-report.contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { matches, nepaliOrder, orderOf, readPage, searchPattern } from '../../platform/list-query.ts';
import { isSeen } from '../user-role/people.queries.ts';
import { effectiveDays } from '../user-role/user-role.queries.ts';

type Contract = typeof userReportContract;
type Row = Answer<Contract['list']>['rows'][number];
type Term = Pick<Row['roles'][number], 'name' | 'nameNp' | 'outletName' | 'outletNameNp'> & {
  from: string;
  till: string | null;
};
type Tables = {
  app_user: {
    business_id: number;
    id: number;
    full_name: string;
    user_name: string;
    email: string | null;
    mobile_number: string | null;
    user_type: UserType;
    is_active: boolean;
    last_sign_in_at: Date | null;
  };
};
export type ReportReader = Pick<Context, 'db' | 'businessId' | 'outletId' | 'session' | 'calendar'>;
export type ReportFilter = Pick<ListQuery, 'search' | 'sort' | 'isActive'> & { userType?: UserType | undefined };

/** The people whom the caller sees, with outlets, all roles with their days, and the last sign-in. */
export async function readUserReport(
  context: ReportReader,
  query: ReportFilter & Pick<ListQuery, 'pageNumber' | 'pageSize'>,
): Promise<Answer<Contract['list']>> {
  const pattern = searchPattern(query.search);
  let selection = peopleOf(context);
  if (pattern !== null)
    selection = selection.where(
      matches(pattern, ['person.full_name', 'person.user_name', 'person.email', 'person.mobile_number']),
    );
  if (query.isActive !== undefined) selection = selection.where('person.is_active', '=', query.isActive);
  if (query.userType !== undefined) selection = selection.where('person.user_type', '=', query.userType);
  const sorting = {
    name: nepaliOrder('person.full_name'),
    userType: sql.ref('person.user_type'),
    isActive: sql.ref('person.is_active'),
    lastSignInAt: sql.ref('person.last_sign_in_at'),
  };
  const order = orderOf(sorting, query.sort, 'name', 'person.id');
  const { rows, recordsTotal } = await readPage(selection, shown(context, selection), order, query);
  return {
    rows: rows.map(({ lastSignIn, terms, ...row }) => ({
      ...row,
      roles: terms.map(({ from, till, ...term }) => ({ ...term, ...effectiveDays(context, from, till) })),
      lastSignInAt: lastSignIn?.toISOString() ?? null,
    })),
    recordsTotal,
  };
}

function peopleOf(context: ReportReader) {
  return context.db
    .tables<Tables>()
    .selectFrom('app_user as person')
    .where('person.business_id', '=', context.businessId)
    .where(isSeen(context));
}

function shown({ businessId }: ReportReader, selection: ReturnType<typeof peopleOf>) {
  return selection.select([
    'person.id',
    'person.full_name as fullName',
    'person.user_name as userName',
    'person.email',
    'person.mobile_number as mobileNumber',
    'person.user_type as userType',
    'person.is_active as isActive',
    'person.last_sign_in_at as lastSignIn',
    sql<Row['outlets']>`(select coalesce(json_agg(json_build_object('name', outlet.name, 'nameNp', outlet.name_np)
        order by outlet.code), '[]')
      from user_outlet assigned
      join outlet on outlet.business_id = assigned.business_id and outlet.id = assigned.outlet_id
      where assigned.business_id = ${businessId} and assigned.user_id = person.id)`.as('outlets'),
    sql<Term[]>`(select coalesce(json_agg(json_build_object('name', role.name, 'nameNp', role.name_np,
        'outletName', outlet.name, 'outletNameNp', outlet.name_np, 'from', assignment.effective_from,
        'till', assignment.effective_till) order by assignment.effective_from, assignment.id), '[]')
      from user_role assignment
      join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
      left join outlet on outlet.business_id = assignment.business_id and outlet.id = assignment.outlet_id
      where assignment.business_id = ${businessId} and assignment.user_id = person.id)`.as('terms'),
  ]);
}
