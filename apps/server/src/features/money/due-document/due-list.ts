import type { PaymentStatus } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import {
  matches,
  nepaliOrder,
  orderOf,
  readPage,
  searchPattern,
  shownName,
  type Sorting,
} from '../../../platform/database/list-query.ts';
import type { DueRow, NamedDueRow } from './due-rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Party = { business_id: number; id: number; name: string; name_np: string | null };
type Tables = { record: DueRow & { party_id: number }; party: Party; category: Party };
type Query = ListQuery & {
  paymentStatus?: PaymentStatus | undefined;
  categoryId?: number | undefined;
  partyId?: number | undefined;
};

/** Which table is read, who its party is, and what is searched beside headings and names. Literals. */
export type DueTable = {
  table: 'income' | 'expense';
  party: 'customer' | 'vendor';
  searched: readonly string[];
};

/**
 * Records newest first unless another order is asked for; searched by heading, party and category in either language.
 * `R` is the table's own row.
 */
export async function listDueRecords<R extends NamedDueRow>(
  context: Reader,
  due: DueTable,
  query: Query,
): Promise<{ rows: R[]; recordsTotal: number }> {
  let selection = recordsOf(context, due);
  for (const condition of conditions(due, query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context, due), query.sort, '-billDateAD', 'record.id');
  return readPage(selection, withNames(selection).$castTo<R>(), order, query);
}

export async function getDueRecord<R extends NamedDueRow>(context: Reader, due: DueTable, id: number): Promise<R> {
  const [row] = await withNames(recordsOf(context, due).where('record.id', '=', id))
    .$castTo<R>()
    .execute();
  return row ?? failNotFound();
}

function recordsOf({ db, businessId }: Reader, { table, party }: DueTable) {
  return db
    .tables<Tables>()
    .selectFrom(sql<Tables['record']>`${sql.table(table)}`.as('record'))
    .innerJoin(sql<Party>`${sql.table(party)}`.as('party'), (join) =>
      join
        .onRef('party.business_id', '=', 'record.business_id')
        .on(sql<SqlBool>`party.id = ${sql.ref(`record.${party}_id`)}`),
    )
    .innerJoin('category', (join) =>
      join.onRef('category.business_id', '=', 'record.business_id').onRef('category.id', '=', 'record.category_id'),
    )
    .where('record.business_id', '=', businessId);
}

function withNames(selection: ReturnType<typeof recordsOf>) {
  return selection
    .selectAll('record')
    .select([
      'party.name as party_name',
      'party.name_np as party_name_np',
      'category.name as category_name',
      'category.name_np as category_name_np',
    ]);
}

const ofStatus: Record<PaymentStatus, RawBuilder<SqlBool>> = {
  PAID: sql`record.paid_paisa = record.total_paisa`,
  PARTIALLY_PAID: sql`record.paid_paisa > 0 and record.paid_paisa < record.total_paisa`,
  DUE: sql`record.paid_paisa = 0`,
};

function conditions({ party, searched }: DueTable, query: Query): RawBuilder<SqlBool>[] {
  const pattern = searchPattern(query.search);
  const names = ['record.heading', 'party.name', 'party.name_np', 'category.name', 'category.name_np', ...searched];
  return [
    pattern === null ? null : matches(pattern, names),
    query.isActive === undefined ? null : sql<SqlBool>`record.is_active = ${query.isActive}`,
    query.paymentStatus === undefined ? null : ofStatus[query.paymentStatus],
    query.categoryId === undefined ? null : sql<SqlBool>`record.category_id = ${query.categoryId}`,
    query.partyId === undefined ? null : sql<SqlBool>`${sql.ref(`record.${party}_id`)} = ${query.partyId}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader, { party }: DueTable): Sorting {
  return {
    heading: nepaliOrder('record.heading'),
    incomeHeading: nepaliOrder('record.heading'),
    [`${party}Name`]: shownName(language, 'party'),
    categoryName: shownName(language, 'category'),
    billDateAD: sql.ref('record.billed_on'),
    dueDateAD: sql.ref('record.due_on'),
    totalBillAmount: sql.ref('record.total_paisa'),
    paidAmount: sql.ref('record.paid_paisa'),
    remainingAmount: sql`record.total_paisa - record.paid_paisa`,
    paymentStatus: sql`case when record.paid_paisa = 0 then 3 when record.paid_paisa < record.total_paisa then 2 else 1 end`,
    isActive: sql.ref('record.is_active'),
  };
}
