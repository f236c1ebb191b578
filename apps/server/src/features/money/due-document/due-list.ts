import type { PaymentStatus } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import { documentKinds, type CategoryKind, type PartyKind } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { dueSearch, type DueSearched } from './due-search.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type OwnTable<K extends CategoryKind> = (typeof documentKinds)[K]['table'];
export type DueQuery = ListQuery & {
  paymentStatus?: PaymentStatus | undefined;
  categoryId?: number | undefined;
  partyId?: number | undefined;
};

/** Which kind is read, and which of its own columns are searched beside headings and names. */
export type DueList<K extends CategoryKind> = {
  kind: K;
  searched: readonly `own.${keyof Row<OwnTable<K>> & string}`[];
};
/** Records newest first unless another order is asked for; searched by heading, party and category in either language. */
export async function listDueRecords<R>(
  context: Reader,
  due: DueSearched,
  query: DueQuery,
): Promise<{ rows: R[]; recordsTotal: number }> {
  let selection = recordsOf(context, due);
  for (const condition of conditions(due, query)) selection = selection.where(condition);
  const shown = withNames(selection).$castTo<R>();
  const list = {
    table: 'document',
    day: 'dated_on',
    selection,
    shown,
    sorting: sortingOf(context, due),
    newestFirst: '-billDateAD',
  };
  return readDatedPage(context, list, dueSearch(context, due, query.search), query);
}

export async function getDueRecord<R>(context: Reader, due: DueSearched, id: number): Promise<R> {
  const [row] = await withNames(recordsOf(context, due).where('document.id', '=', id))
    .$castTo<R>()
    .execute();
  return row ?? failNotFound();
}

function recordsOf({ db, businessId }: Reader, { kind }: DueSearched) {
  const { table, party } = documentKinds[kind];
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has these: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin(sql<Row<OwnTable<CategoryKind>>>`${sql.table(table)}`.as('own'), (join) =>
        join.onRef('own.business_id', '=', 'document.business_id').onRef('own.id', '=', 'document.id'),
      )
      // Every document of the kind has these: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin(sql<Row<PartyKind>>`${sql.table(party)}`.as('party'), (join) =>
        join.onRef('party.business_id', '=', 'document.business_id').onRef('party.id', '=', `document.${party}_id`),
      )
      .leftJoin('category', (join) =>
        join.onRef('category.business_id', '=', 'own.business_id').onRef('category.id', '=', 'own.category_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', kind)
  );
}

function withNames(selection: ReturnType<typeof recordsOf>) {
  return selection
    .selectAll(['own', 'document'])
    .select([
      'party.id as party_id',
      'party.name as party_name',
      'party.name_np as party_name_np',
      'category.name as category_name',
      'category.name_np as category_name_np',
    ]);
}

const ofStatus: Record<PaymentStatus, RawBuilder<SqlBool>> = {
  PAID: sql`document.paid_paisa = document.total_paisa`,
  PARTIALLY_PAID: sql`document.paid_paisa > 0 and document.paid_paisa < document.total_paisa`,
  DUE: sql`document.paid_paisa = 0 and document.paid_paisa < document.total_paisa`,
};

function conditions({ kind }: DueSearched, query: DueQuery): RawBuilder<SqlBool>[] {
  return [
    query.isActive === undefined ? null : sql<SqlBool>`(document.state = 'FINAL') = ${query.isActive}`,
    query.paymentStatus === undefined ? null : ofStatus[query.paymentStatus],
    query.categoryId === undefined ? null : sql<SqlBool>`own.category_id = ${query.categoryId}`,
    query.partyId === undefined
      ? null
      : sql<SqlBool>`${sql.ref(`document.${documentKinds[kind].party}_id`)} = ${query.partyId}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader, { kind }: DueSearched): Sorting {
  return {
    heading: nepaliOrder('document.heading'),
    incomeHeading: nepaliOrder('document.heading'),
    [`${documentKinds[kind].party}Name`]: shownName(language, 'party'),
    categoryName: shownName(language, 'category'),
    billDateAD: sql.ref('document.dated_on'),
    dueDateAD: sql.ref('document.due_on'),
    totalBillAmount: sql.ref('document.total_paisa'),
    paidAmount: sql.ref('document.paid_paisa'),
    remainingAmount: sql.raw(openAmount),
    paymentStatus: sql`case when document.paid_paisa = 0 then 3 when document.paid_paisa < document.total_paisa then 2 else 1 end`,
    isActive: sql`document.state = 'FINAL'`,
  };
}
