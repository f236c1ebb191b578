import type { Answer, Input } from '@bahi/contract/endpoint';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type DueAge, dueAgeNames } from '@bahi/domain/numbers/due-ages';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, pageOf, shownName } from '../../../platform/database/list-query.ts';
import { overdueOf, partyAdvance, sumsByAge } from '../../books/ledger/party-due.ts';
import { chosenBy, isOneOf } from './collect.chosen.ts';
import { type DuesRow, rowsOf, type Owing, sumsOf } from './collect.rows.ts';

type List = (typeof collectContract)['list'];
export type Reader = Pick<Context, 'db' | 'businessId' | 'session' | 'language' | 'today' | 'calendar' | 'can'>;
/** Who of those who owe is meant. */
export type Who = Omit<Input<List>['query'], 'sort' | 'pageNumber' | 'pageSize'>;

const usualSort = '-overdueAmount';

/** Customers who owe, what is overdue most first unless another order is asked for, and what all of them owe by its age. */
export async function listDues(context: Reader, { query }: Input<List>): Promise<Answer<List>> {
  const { limit, offset } = pageOf(query);
  const sought = await soughtOf(context, query);
  const selection = duesOf(context, query, sought);
  // Each age tells what it opens, also while another is chosen.
  const ofAnyAge = query.age === undefined ? selection : duesOf(context, { ...query, age: undefined }, sought);
  const order = orderOf(sortingOf(context), query.sort, usualSort, 'customer.id');
  const [found, sums, ages] = await Promise.all([
    shownOf(selection, query.outletId).orderBy(order).limit(limit).offset(offset).execute(),
    selection
      .select([sql<number>`count(*)::int`.as('found'), ...(['due', 'overdue'] as const).map((name) => sumOf(name))])
      .executeTakeFirstOrThrow(),
    ofAnyAge.select(dueAgeNames.map((age) => sumOf(columnOf[age]))).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: await rowsOf(context, found, query.outletId ?? null),
    recordsTotal: sums.found,
    totals: sumsOf({ ...sums, ...ages }),
  };
}

/** One of them; null of a customer who owes nothing that the caller sees. */
export async function readDues(
  context: Reader,
  customerId: number,
  outletId: number | undefined,
): Promise<Owing | null> {
  const found = await shownOf(duesOf(context, { outletId }, [isOneOf([customerId])]), outletId).execute();
  const [row] = await rowsOf(context, found, outletId ?? null);
  return row ?? null;
}

/** The first of them by how much is overdue, and how many there are. */
export async function firstDues(context: Reader, who: Who, most: number): Promise<{ ids: number[]; found: number }> {
  const selection = duesOf(context, who, await soughtOf(context, who));
  const order = orderOf(sortingOf(context), undefined, usualSort, 'customer.id');
  const [rows, counted] = await Promise.all([
    selection.select('customer.id').orderBy(order).limit(most).execute(),
    selection.select(sql<number>`count(*)::int`.as('found')).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), found: counted.found };
}

const columnOf = {
  NOT_DUE: 'not_due',
  DAYS_1_30: 'days_1_30',
  DAYS_31_60: 'days_31_60',
  DAYS_61_91: 'days_61_91',
  BEYOND_91: 'beyond_91',
} as const satisfies Record<DueAge, string>;

const sumColumns = ['due', 'overdue', ...dueAgeNames.map((age) => columnOf[age])] as const;

function sumOf<Name extends (typeof sumColumns)[number]>(name: Name) {
  return sql<number>`coalesce(sum(${sql.ref(`owed.${name}`)}), 0)::bigint`.as(name);
}

type Owed = Record<(typeof sumColumns)[number], number> & { customer_id: number; oldest: string; oldest_bs: string };

type Narrowed = { outletId: number | null; customers: readonly RawBuilder<SqlBool>[] };

/**
 * What each customer owes of the documents that are open, by its age: of the caller's outlet, or of the one that is asked
 * for. Who is sought is known before: of all others no document is read.
 */
function owedOf({ businessId, today }: Reader, { outletId, customers }: Narrowed): RawBuilder<Owed> {
  const day = sql`${formatAdDate(today)}::date`;
  const sums = sumsByAge(sql`(${day} - due.due_on)`, sql`due.owed_paisa`);
  const isMeant = [
    sql`due.business_id = ${businessId} and due.customer_id is not null`,
    ...(outletId === null ? [] : [sql`due.outlet_id = ${outletId}`]),
    ...customers,
  ];
  return sql<Owed>`(select due.customer_id, sum(due.owed_paisa)::bigint as due,
      ${sql.raw(overdueOf('sum(due.owed_paisa)', `'${formatAdDate(today)}'::date`))} as overdue,
      ${sums.NOT_DUE} as not_due, ${sums.DAYS_1_30} as days_1_30, ${sums.DAYS_31_60} as days_31_60,
      ${sums.DAYS_61_91} as days_61_91, ${sums.BEYOND_91} as beyond_91,
      min(due.due_on) filter (where due.owed_paisa > 0) as oldest,
      min(due.due_on_bs) filter (where due.owed_paisa > 0) as oldest_bs
    from document_due due where ${sql.join(isMeant, sql` and `)}
    group by due.customer_id having sum(due.owed_paisa) > 0)`;
}

/** Which customers are meant, whatever they owe. */
async function soughtOf(context: Reader, who: Who): Promise<RawBuilder<SqlBool>[]> {
  return [...soughtBy(context, who.search), ...(await chosenBy(context, who))];
}

function duesOf(context: Reader, who: Who, customers: readonly RawBuilder<SqlBool>[]) {
  const { db, businessId, session } = context;
  const outletId = who.outletId ?? null;
  refuseOtherOutlet({ session }, outletId);
  let selection = db
    .tables()
    .selectFrom(owedOf(context, { outletId, customers }).as('owed'))
    .innerJoin('customer', (join) =>
      join.on('customer.business_id', '=', businessId).onRef('customer.id', '=', 'owed.customer_id'),
    );
  for (const condition of conditions(who)) selection = selection.where(condition);
  return selection;
}

/** Who is of one outlet asks for no other. */
export function refuseOtherOutlet({ session }: Pick<Context, 'session'>, outletId: number | null): void {
  if (outletId !== null && session.outletId !== null && outletId !== session.outletId)
    fail('common.outletUnknown', { field: 'outletId' });
}

function shownOf(selection: ReturnType<typeof duesOf>, outletId: number | undefined) {
  const advance = outletId === undefined ? partyAdvance('customer') : partyAdvance('customer', String(outletId));
  return selection
    .select([
      'customer.id',
      'customer.name',
      'customer.name_np',
      'customer.phone_number',
      'customer.email',
      'customer.credit_days',
      'customer.credit_limit_paisa',
      'owed.oldest',
      'owed.oldest_bs',
      ...sumColumns.map((name) => sql<number>`${sql.ref(`owed.${name}`)}`.as(name)),
      sql<number>`${sql.raw(advance)}`.as('advance_paisa'),
    ])
    .$castTo<DuesRow>();
}

/** Whoever is searched for by name, phone or PAN, as the list of customers finds them. */
function soughtBy({ businessId }: Reader, search: string | undefined): RawBuilder<SqlBool>[] {
  const found = foundBy(search, {
    names: ['customer.name', 'customer.name_np'],
    codes: ['customer.phone_number', 'customer.vat_pan_no'],
    sound: sql.ref('customer.name_sound'),
    kept: 'customer',
  });
  if (found === null) return [];
  return [
    sql`due.customer_id = any(array(select customer.id from customer where customer.business_id = ${businessId} and ${found}))`,
  ];
}

function conditions({ age, isOverdue }: Who): RawBuilder<SqlBool>[] {
  return [
    age === undefined ? null : sql<SqlBool>`${sql.ref(`owed.${columnOf[age]}`)} > 0`,
    isOverdue === undefined ? null : sql<SqlBool>`(owed.overdue > 0) = ${isOverdue}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader) {
  return {
    name: shownName(language, 'customer'),
    dueAmount: sql.ref('owed.due'),
    overdueAmount: [sql.ref('owed.overdue'), sql.ref('owed.due')],
    oldestDueDateAD: sql.ref('owed.oldest'),
  };
}
