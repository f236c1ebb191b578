import type { PaymentStatus } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import { documentKinds, type HeadedKind } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import {
  foundBy,
  nepaliOrder,
  orderOf,
  readPage,
  shownName,
  type Sorting,
} from '../../../platform/database/list-query.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import type { DueRow, NamedDueRow } from './due-rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Party = { business_id: number; id: number; name: string; name_np: string | null };
type Tables = { document: DocumentRow; own: DueRow; party: Party; category: Party };
export type DueQuery = ListQuery & {
  paymentStatus?: PaymentStatus | undefined;
  categoryId?: number | undefined;
  partyId?: number | undefined;
};

/** Which kind is read, and which of its own columns are searched beside headings and names. Literals. */
export type DueList = { kind: HeadedKind; searched: readonly string[] };

/**
 * Records newest first unless another order is asked for; searched by heading, party and category in either language.
 * `R` is the kind's own row.
 */
export async function listDueRecords<R extends NamedDueRow>(
  context: Reader,
  due: DueList,
  query: DueQuery,
): Promise<{ rows: R[]; recordsTotal: number }> {
  let selection = recordsOf(context, due);
  for (const condition of conditions(due, query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context, due), query.sort, '-billDateAD', 'document.id');
  return readPage(selection, withNames(selection).$castTo<R>(), order, query);
}

export async function getDueRecord<R extends NamedDueRow>(context: Reader, due: DueList, id: number): Promise<R> {
  const [row] = await withNames(recordsOf(context, due).where('document.id', '=', id))
    .$castTo<R>()
    .execute();
  return row ?? failNotFound();
}

function recordsOf({ db, businessId }: Reader, { kind }: DueList) {
  const { table, party } = documentKinds[kind];
  return db
    .tables<Tables>()
    .selectFrom('document')
    .innerJoin(sql<DueRow>`${sql.table(table)}`.as('own'), (join) =>
      join.onRef('own.business_id', '=', 'document.business_id').onRef('own.id', '=', 'document.id'),
    )
    .innerJoin(sql<Party>`${sql.table(party)}`.as('party'), (join) =>
      join.onRef('party.business_id', '=', 'document.business_id').onRef('party.id', '=', `document.${party}_id`),
    )
    .innerJoin('category', (join) =>
      join.onRef('category.business_id', '=', 'own.business_id').onRef('category.id', '=', 'own.category_id'),
    )
    .where('document.business_id', '=', businessId)
    .where('document.kind', '=', kind);
}

function withNames(selection: ReturnType<typeof recordsOf>) {
  return selection
    .selectAll(['own', 'document'])
    .select([
      'party.name as party_name',
      'party.name_np as party_name_np',
      'category.name as category_name',
      'category.name_np as category_name_np',
    ]);
}

const ofStatus: Record<PaymentStatus, RawBuilder<SqlBool>> = {
  PAID: sql`document.paid_paisa = document.total_paisa`,
  PARTIALLY_PAID: sql`document.paid_paisa > 0 and document.paid_paisa < document.total_paisa`,
  DUE: sql`document.paid_paisa = 0`,
};

function conditions({ kind, searched }: DueList, query: DueQuery): RawBuilder<SqlBool>[] {
  const names = ['document.heading', 'party.name', 'party.name_np', 'category.name', 'category.name_np'];
  return [
    foundBy(query.search, { names, codes: searched, sound: sql.ref('party.name_sound') }),
    query.isActive === undefined ? null : sql<SqlBool>`(document.state = 'FINAL') = ${query.isActive}`,
    query.paymentStatus === undefined ? null : ofStatus[query.paymentStatus],
    query.categoryId === undefined ? null : sql<SqlBool>`own.category_id = ${query.categoryId}`,
    query.partyId === undefined
      ? null
      : sql<SqlBool>`${sql.ref(`document.${documentKinds[kind].party}_id`)} = ${query.partyId}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader, { kind }: DueList): Sorting {
  return {
    heading: nepaliOrder('document.heading'),
    incomeHeading: nepaliOrder('document.heading'),
    [`${documentKinds[kind].party}Name`]: shownName(language, 'party'),
    categoryName: shownName(language, 'category'),
    billDateAD: sql.ref('document.dated_on'),
    dueDateAD: sql.ref('document.due_on'),
    totalBillAmount: sql.ref('document.total_paisa'),
    paidAmount: sql.ref('document.paid_paisa'),
    remainingAmount: sql`document.total_paisa - document.paid_paisa`,
    paymentStatus: sql`case when document.paid_paisa = 0 then 3 when document.paid_paisa < document.total_paisa then 2 else 1 end`,
    isActive: sql`document.state = 'FINAL'`,
  };
}
