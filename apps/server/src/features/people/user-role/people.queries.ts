import type { Answer, Input } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import type { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import type { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { readRefusals } from '../role/authority.ts';
import { companyOf, companyOrder, isPersonMeant } from '../user/person-search.ts';
import { readWork, type Work } from '../user/work.queries.ts';
import { effectiveDays } from './effective-days.ts';
import { hasEndingRights } from './ending-rights.ts';

type Contract = typeof userRoleContract;
type Page = Answer<(typeof userReportContract)['list']>;
export type PeopleReader = Pick<
  Context,
  'db' | 'businessId' | 'outletId' | 'session' | 'calendar' | 'today' | 'language'
>;
type PeopleQuery = Pick<ListQuery, 'search' | 'sort' | 'isActive' | 'pageNumber' | 'pageSize'> & {
  userType?: UserType | undefined;
  businessId?: number | undefined;
  isEnding?: boolean | undefined;
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
  const { rows, recordsTotal } = await readPeople(context, query);
  const ids = rows.map((row) => row.id);
  const counts = await countSessions(context, ids);
  const joined = await readJoined(context, ids);
  const refusalOver = await readRefusals(context, ids);
  const refusalOf = ({ id, businessId, userType }: (typeof rows)[number]) =>
    context.session.userType === 'OUTLET_USER'
      ? 'withinOutlet'
      : refusalOver({ id, business_id: businessId ?? 0, user_type: userType });
  return {
    rows: rows.map((row) => ({
      ...row,
      sessionCount: counts.get(row.id) ?? 0,
      ...(joined.get(row.id) ?? notJoined),
      refusal: refusalOf(row),
    })),
    recordsTotal,
  };
}

/** How many of them have rights that end within a week. */
export function countEndingRights(context: PeopleReader): Promise<number> {
  const ending = peopleOf(context).where(hasEndingRights(context.today));
  return context.db.count(ending.select(sql`1`.as('one')).compile());
}

/**
 * The people whom the caller sees (the platform everybody), with whose they are, their outlets, all roles with their
 * days, and the last sign-in.
 */
export async function readPeople(reader: PeopleReader, query: PeopleQuery): Promise<Page> {
  let selection = peopleOf(reader).where(isPersonMeant(query.search, reader.businessId));
  if (query.isActive !== undefined) selection = selection.where('person.is_active', '=', query.isActive);
  if (query.userType !== undefined) selection = selection.where('person.user_type', '=', query.userType);
  if (query.businessId !== undefined) selection = selection.where('person.business_id', '=', query.businessId);
  if (query.isEnding !== undefined)
    selection = selection.where(sql<SqlBool>`${hasEndingRights(reader.today)} = ${query.isEnding}`);
  const sorting = {
    name: nepaliOrder('person.full_name'),
    userType: sql.ref('person.user_type'),
    companyName: companyOrder(reader.language),
    isActive: sql.ref('person.is_active'),
    lastSignInAt: sql.ref('person.last_sign_in_at'),
  };
  const order = orderOf(sorting, query.sort, 'name', 'person.id');
  const { rows, recordsTotal } = await readPage(reader, selection, shown(selection), order, query);
  const work = await readWork(
    reader,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => personOf(reader, row, work.get(row.id))), recordsTotal };
}

function peopleOf(reader: PeopleReader) {
  const people = reader.db
    .tables()
    .selectFrom('app_user as person')
    .innerJoin('business', 'business.id', 'person.business_id')
    .where(isSeen(reader));
  // The platform is not told of who stands in samples: nobody signs in as they.
  return reader.businessId === 0
    ? people.where('business.sample_of_id', 'is', null)
    : people.where('person.business_id', '=', reader.businessId);
}

function shown(selection: ReturnType<typeof peopleOf>) {
  return selection.select([
    'person.id',
    'person.business_id',
    'person.full_name',
    'person.user_name',
    'person.email',
    'person.mobile_number',
    'person.user_type',
    'person.is_active',
    'person.status_reason',
    'person.last_sign_in_at',
    'business.company_name',
    'business.company_name_np',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

function personOf(
  { today, calendar }: PeopleReader,
  row: Row,
  { outlets, roles }: Work = { outlets: [], roles: [] },
): Page['rows'][number] {
  const day = formatAdDate(today);
  return {
    id: row.id,
    ...companyOf(row),
    fullName: row.full_name,
    userName: row.user_name,
    email: row.email,
    mobileNumber: row.mobile_number,
    userType: row.user_type,
    isActive: row.is_active,
    statusReason: row.status_reason,
    outlets,
    roles: roles.map(({ from, till, isActive, ...role }) => ({
      ...role,
      ...effectiveDays({ calendar }, from, till),
      isEffective: row.is_active && isActive && from <= day && (till === null || till >= day),
    })),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  };
}

/** How many sign-ins of each of these people have not ended. */
async function countSessions({ db, now }: Context, people: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ user_id: number; count: number }>(
    `select user_id, count(*) from user_session
     where user_id = any($1) and parent_id is null and revoked_at is null
       and ends_at > to_timestamp($2::double precision / 1000)
     group by user_id`,
    [people, now],
  );
  return new Map(rows.map((row) => [row.user_id, row.count]));
}

type Joined = { joinedAt: string | null; lastSwitchedAt: string | null };
const notJoined: Joined = { joinedAt: null, lastSwitchedAt: null };

/** Since when these people come by switching, and when they last did. With which business they are joined nobody is told. */
async function readJoined({ db }: Context, people: readonly number[]): Promise<Map<number, Joined>> {
  const rows = await db.query<{ user_id: number; joined_at: Date; last_switched_at: Date | null }>(
    `select own.user_id, min(own.joined_at) as joined_at, max(own.last_switched_at) as last_switched_at
     from joined_sign_in own
     join joined_sign_in other on other.user_id = own.with_id and other.with_id = own.user_id
     where own.user_id = any($1) and not own.is_broken and not other.is_broken
     group by own.user_id`,
    [people],
  );
  return new Map(
    rows.map((row) => [
      row.user_id,
      { joinedAt: row.joined_at.toISOString(), lastSwitchedAt: row.last_switched_at?.toISOString() ?? null },
    ]),
  );
}
