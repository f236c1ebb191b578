import type { Answer, Input } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { userRoleContract } from '@bahi/contract/user-role/user-role.contract';
import { formatAdDate } from '@bahi/domain/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { matches, nepaliOrder, orderOf, readPage, searchPattern } from '../../platform/list-query.ts';

type Contract = typeof userRoleContract;
type Person = Answer<Contract['people']>['rows'][number];
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

/**
 * Whether the caller sees a `person`: everybody of the business who works in all of it; in one outlet those who work
 * there, and an outlet user sees no more than those.
 */
export function isSeen({
  businessId,
  outletId,
  session,
}: Pick<Context, 'businessId' | 'outletId' | 'session'>): RawBuilder<SqlBool> {
  const isOutletUser = session.userType === 'OUTLET_USER';
  if (outletId === null) return isOutletUser ? sql`person.id = ${session.userId}` : sql`true`;
  const worksHere = sql<SqlBool>`exists (select from user_outlet assigned where assigned.business_id = ${businessId}
    and assigned.user_id = person.id and assigned.outlet_id = ${outletId})`;
  return isOutletUser ? worksHere : sql`(person.user_type <> 'OUTLET_USER' or ${worksHere})`;
}

/** The people whom the caller sees, with their outlets, roles and open sign-ins. */
export async function listPeople(
  context: Context,
  { query }: Input<Contract['people']>,
): Promise<Answer<Contract['people']>> {
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
    rows: rows.map(({ lastSignIn, ...row }) => ({ ...row, lastSignInAt: lastSignIn?.toISOString() ?? null })),
    recordsTotal,
  };
}

function peopleOf(context: Context) {
  return context.db
    .tables<Tables>()
    .selectFrom('app_user as person')
    .where('person.business_id', '=', context.businessId)
    .where(isSeen(context));
}

function shown({ businessId, today, now }: Context, selection: ReturnType<typeof peopleOf>) {
  const day = formatAdDate(today);
  return selection.select([
    'person.id',
    'person.full_name as fullName',
    'person.user_name as userName',
    'person.email',
    'person.mobile_number as mobileNumber',
    'person.user_type as userType',
    'person.is_active as isActive',
    'person.last_sign_in_at as lastSignIn',
    sql<number>`(select count(*) from user_session session where session.user_id = person.id
      and session.parent_id is null and session.revoked_at is null
      and session.ends_at > to_timestamp(${now}::double precision / 1000))`.as('sessionCount'),
    sql<Person['outlets']>`(select coalesce(json_agg(json_build_object('id', outlet.id, 'name', outlet.name,
        'nameNp', outlet.name_np) order by outlet.code), '[]')
      from user_outlet assigned
      join outlet on outlet.business_id = assigned.business_id and outlet.id = assigned.outlet_id
      where assigned.business_id = ${businessId} and assigned.user_id = person.id)`.as('outlets'),
    sql<Person['roles']>`(select coalesce(json_agg(json_build_object('id', assignment.id, 'roleId', role.id,
        'name', role.name, 'nameNp', role.name_np, 'outletName', outlet.name, 'outletNameNp', outlet.name_np,
        'isEffective', person.is_active and role.is_active and assignment.effective_from <= ${day}
          and coalesce(assignment.effective_till >= ${day}, true)) order by assignment.id), '[]')
      from user_role assignment
      join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
      left join outlet on outlet.business_id = assignment.business_id and outlet.id = assignment.outlet_id
      where assignment.business_id = ${businessId} and assignment.user_id = person.id)`.as('roles'),
  ]);
}
