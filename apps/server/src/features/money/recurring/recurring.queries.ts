import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { dueDayAfter } from '@bahi/domain/calendar/recurrence';
import { repeatedKindNames, rightToRead } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { repetitionOf } from '../../books/document-registry/document-registry.ts';
import {
  type PeriodRecord,
  type Recurring,
  recurringOf,
  type RecurringRecord,
  recurringRowOf,
  repeatedKindOf,
} from './recurring.rows.ts';

type Contract = typeof recurringContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'can'>;

/** How many of its periods a record shows: five years of months. */
const shownPeriods = 60;
const sorting = {
  name: nepaliOrder('recurring.name'),
  nextDayAD: sql`case when recurring.is_active then recurring.next_on end`,
  amount: sql`document.total_paisa`,
  isActive: sql`recurring.is_active`,
};

/** What waits for somebody, of a record. */
const waiting = sql<number>`(select count(*)::int from recurring_period period
  left join document made on made.business_id = period.business_id and made.id = period.document_id
  where period.business_id = recurring.business_id and period.recurring_id = recurring.id
    and (period.state in ('DUE', 'FAILED') or made.state = 'DRAFT'))`;

/** One record with its last periods; 404 for one of another business, outlet, or of a kind that the caller may not read. */
export async function getRecurring(context: Reader, id: number): Promise<Recurring> {
  const { db, businessId } = context;
  const [row, periods] = await Promise.all([
    shownOf(recurringsOf(context)).where('recurring.id', '=', id).executeTakeFirst(),
    db.query<PeriodRecord>(
      `select period.*, coalesce(document.number, document.heading) as title, document.state as document_state, document.total_paisa
       from recurring_period period
       left join document on document.business_id = period.business_id and document.id = period.document_id
       where period.business_id = $1 and period.recurring_id = $2 order by period.due_on desc, period.id desc limit $3`,
      [businessId, id, shownPeriods],
    ),
  ]);
  return row === undefined ? failNotFound() : recurringOf(row, periods, context);
}

/** What comes next stands first, unless another order is asked for. */
export async function listRecurrings(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = recurringsOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, 'nextDayAD', 'recurring.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: rows.map((row) => recurringRowOf(row, context)), recordsTotal };
}

/** How many the list has with something to do. */
export async function countWaitingRecurrings(context: Reader): Promise<number> {
  let selection = recurringsOf(context);
  for (const condition of conditions({ isWaiting: true })) selection = selection.where(condition);
  return context.db.count(selection.select(sql`1`.as('one')).compile());
}

/** A document that may come again; 404 for one that the caller may not read, or whose kind does not come again. */
export async function getRepeatedDocument(
  context: Context,
  { params }: Input<Contract['ofDocument']>,
): Promise<Answer<Contract['ofDocument']>> {
  const { db, businessId, today, calendar } = context;
  const [row] = await db.query<RepeatedDocument>(
    `select document.id, document.kind, coalesce(document.number, document.heading) as title, document.dated_on,
       document.total_paisa, coalesce(customer.name, vendor.name) as party_name,
       coalesce(customer.name_np, vendor.name_np) as party_name_np
     from document
     left join customer on customer.business_id = document.business_id and customer.id = document.customer_id
     left join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
     where document.business_id = $1 and document.id = $2 and document.kind = any($3)`,
    [businessId, params.documentId, readable(context)],
  );
  if (row === undefined) return failNotFound();
  const kind = repeatedKindOf(row);
  const repetition = repetitionOf(kind);
  const datedOn = storedDay(row.dated_on);
  const monthly = { unit: 'MONTH', every: 1, firstOn: addDays(datedOn, 1), lastOn: null } as const;
  const dayOfMonth = bsFromDay(datedOn, calendar).day;
  const first = dueDayAfter({ ...monthly, dayOfMonth }, addDays(today, -1), calendar);
  return {
    documentId: row.id,
    kind,
    documentTitle: row.title,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    amount: rupeesOf(row.total_paisa),
    firstDayAD: first === null ? null : formatAdDate(first),
    mayIssue: repetition.as === 'DRAFT' && (await repetition.mayIssue(context, row.id)),
  };
}

type RepeatedDocument = {
  id: number;
  kind: string;
  title: string | null;
  dated_on: string;
  total_paisa: number;
  party_name: string;
  party_name_np: string | null;
};

/** The kinds whose documents the caller may read. */
function readable({ can }: Pick<Context, 'can'>): string[] {
  return repeatedKindNames.filter((kind) => can(rightToRead(kind)));
}

function recurringsOf(context: Reader) {
  return context.db
    .tables()
    .selectFrom('recurring')
    .innerJoin('document', (join) =>
      join
        .onRef('document.business_id', '=', 'recurring.business_id')
        .onRef('document.id', '=', 'recurring.document_id'),
    )
    .leftJoin('customer', (join) =>
      join.onRef('customer.business_id', '=', 'document.business_id').onRef('customer.id', '=', 'document.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'document.business_id').onRef('vendor.id', '=', 'document.vendor_id'),
    )
    .where('recurring.business_id', '=', context.businessId)
    .where(sql<SqlBool>`recurring.kind = any(${readable(context)})`);
}

function shownOf(selection: ReturnType<typeof recurringsOf>) {
  return selection
    .selectAll('recurring')
    .select([
      sql<string | null>`coalesce(document.number, document.heading)`.as('title'),
      sql<string>`coalesce(customer.name, vendor.name)`.as('party_name'),
      sql<string | null>`coalesce(customer.name_np, vendor.name_np)`.as('party_name_np'),
      'document.total_paisa',
      'document.vat_paisa',
      waiting.as('waiting'),
    ])
    .$castTo<RecurringRecord>();
}

type Narrowed = Omit<Input<Contract['list']>['query'], 'sort' | 'pageNumber' | 'pageSize'>;

function conditions({ search, kind, isActive, isWaiting }: Narrowed): RawBuilder<SqlBool>[] {
  return [
    foundBy(search, {
      names: ['recurring.name', 'customer.name', 'customer.name_np', 'vendor.name', 'vendor.name_np'],
    }),
    kind === undefined ? null : sql<SqlBool>`recurring.kind = ${kind}`,
    isActive === undefined ? null : sql<SqlBool>`recurring.is_active = ${isActive}`,
    isWaiting === undefined ? null : sql<SqlBool>`(${waiting} > 0) = ${isWaiting}`,
  ].filter((condition) => condition !== null);
}
