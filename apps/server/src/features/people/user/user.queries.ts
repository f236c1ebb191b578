import type { Input } from '@bahi/contract/endpoint';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import type { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { readRefusals } from '../role/authority.ts';
import { isWithinOutlet } from './managed-user.ts';
import { companyOrder, isPersonMeant } from './person-search.ts';
import { type UserDetail, userDetailOf, type UserListRow, type UserRow } from './user.rows.ts';
import { readWork } from './work.queries.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId' | 'language'>;
type ListReader = Reader & Pick<Context, 'session' | 'today'>;
type ListQuery = Input<(typeof userContract)['list']>['query'];
type OutletListQuery = Input<(typeof userOutletContract)['list']>['query'];
type Page = { rows: UserListRow[]; recordsTotal: number };

/** One of the people whom the caller sees. */
export async function getUser(context: Reader, id: number): Promise<UserDetail> {
  const row = await withNames(peopleOf(context).where('person.id', '=', id)).executeTakeFirst();
  if (row === undefined) return failNotFound();
  return userDetailOf(row, (await readWork(context, [id])).get(id));
}

/** People by their name: of the business, and for the platform everybody's. */
export function listUsers(context: ListReader, query: ListQuery): Promise<Page> {
  let selection = peopleOf(context);
  if (query.userType !== undefined) selection = selection.where('person.user_type', '=', query.userType);
  if (query.businessId !== undefined) selection = selection.where('person.business_id', '=', query.businessId);
  return readPeople(context, selection, query);
}

/** The outlet users of the business, with where each one works. */
export function listUserOutlets(context: ListReader, query: OutletListQuery): Promise<Page> {
  let selection = peopleOf(context).where('person.user_type', '=', 'OUTLET_USER');
  const assigned = sql`select from user_outlet assigned where assigned.business_id = ${context.businessId}
    and assigned.user_id = person.id`;
  if (query.outletId !== undefined)
    selection = selection.where(sql<SqlBool>`exists (${assigned} and assigned.outlet_id = ${query.outletId})`);
  if (query.hasOutlet !== undefined)
    selection = selection.where(sql<SqlBool>`exists (${assigned}) = ${query.hasOutlet}`);
  return readPeople(context, selection, query);
}

async function readPeople(
  context: ListReader,
  found: ReturnType<typeof peopleOf>,
  query: OutletListQuery,
): Promise<Page> {
  let selection = found.where(isPersonMeant(query.search, context.businessId));
  if (query.isActive !== undefined) selection = selection.where('person.is_active', '=', query.isActive);
  const sorting = {
    fullName: nepaliOrder('person.full_name'),
    userName: sql.ref('person.user_name'),
    userType: sql.ref('person.user_type'),
    companyName: companyOrder(context.language),
    lastSignInAt: sql.ref('person.last_sign_in_at'),
    isActive: sql.ref('person.is_active'),
  };
  const order = orderOf(sorting, query.sort, 'fullName', 'person.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(selection), order, query);
  const ids = rows.map((row) => row.id);
  const work = await readWork(context, ids);
  const refusalOver = await readRefusals(context, ids);
  const refusalOf = (row: UserRow) => (isWithinOutlet(context.session) ? 'withinOutlet' : refusalOver(row));
  return {
    rows: rows.map((row) => ({ ...userDetailOf(row, work.get(row.id)), refusal: refusalOf(row) })),
    recordsTotal,
  };
}

/** People have no row level security: a business sees its own by its id, one outlet those who work in it. */
export function peopleOf({ db, businessId, outletId }: Pick<Context, 'db' | 'businessId' | 'outletId'>) {
  let people = db.tables().selectFrom('app_user as person').innerJoin('business', 'business.id', 'person.business_id');
  // The platform is not told of who stands in samples: nobody signs in as they.
  people =
    businessId === 0
      ? people.where('business.sample_of_id', 'is', null)
      : people.where('person.business_id', '=', businessId);
  if (outletId !== null)
    people = people.where(
      sql<SqlBool>`(person.user_type <> 'OUTLET_USER' or exists (select from user_outlet assigned
        where assigned.business_id = ${businessId} and assigned.user_id = person.id
          and assigned.outlet_id = ${outletId}))`,
    );
  return people;
}

function withNames(people: ReturnType<typeof peopleOf>) {
  return people
    .select([
      'person.id',
      'person.business_id',
      'person.user_type',
      'person.user_name',
      'person.full_name',
      'person.email',
      'person.mobile_number',
      'person.is_active',
      'person.status_reason',
      'person.last_sign_in_at',
      'person.created_at',
      'person.version',
      'business.company_name',
      'business.company_name_np',
      sql<boolean>`person.password_hash is not null`.as('has_password'),
      sql<boolean>`has_second_factor(person.id)`.as('has_second_factor'),
    ])
    .$castTo<UserRow>();
}
