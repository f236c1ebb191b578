import type { Answer, Input } from '@bahi/contract/endpoint';
import type { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import { nextNumber } from '../../books/ledger/document-number.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { firstIssueDay } from '../../books/ledger/issue-days.ts';
import { movedOfDocument } from '../../books/ledger/batches/batch-shelf.ts';
import { issuedConditions } from '../../books/ledger/issued-list.ts';
import { readDocumentsOf } from '../../money/due-document/due-files.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { datedDebitNotes, debitNoteSearch } from './debit-note-search.ts';
import {
  debitNoteDetailOf,
  type DebitNoteLineRecord,
  debitNoteListRow,
  type DebitNoteRecord,
  type DebitNoteSides,
} from './debit-note.rows.ts';

type Contract = typeof debitNoteContract;

const sorting = {
  number: sql`document.number`,
  issuedDateAD: sql`document.dated_on`,
  vendorName: nepaliOrder('debit_note.vendor_name'),
  grandTotal: sql`document.total_paisa`,
};

/** The debit notes that the caller sees, newest first unless another order is asked for. */
export async function listDebitNotes(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = debitNotesOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll(['debit_note', 'document'])
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql<string>`(select bought.number from document bought
        where bought.business_id = document.business_id and bought.id = debit_note.purchase_id)`.as('purchase_number'),
    ])
    .$castTo<DebitNoteRecord>();
  const list = { ...datedDebitNotes, selection, shown, sorting, newestFirst: '-issuedDateAD' };
  const search = await debitNoteSearch(context, query.search);
  const { rows, recordsTotal } = await readDatedPage(context, list, search, query);
  return { rows: rows.map(debitNoteListRow), recordsTotal };
}

function debitNotesOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has both: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin('debit_note', (join) =>
        join.onRef('debit_note.business_id', '=', 'document.business_id').onRef('debit_note.id', '=', 'document.id'),
      )
      .leftJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'document.business_id').onRef('outlet.id', '=', 'document.outlet_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', 'DEBIT_NOTE')
  );
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  return [
    query.vendorId === undefined ? null : sql<SqlBool>`document.vendor_id = ${query.vendorId}`,
    query.purchaseId === undefined ? null : sql<SqlBool>`debit_note.purchase_id = ${query.purchaseId}`,
    query.case === undefined ? null : sql<SqlBool>`debit_note.debit_case = ${query.case}`,
    ...issuedConditions(context, query),
  ].filter((condition) => condition !== null);
}

/** One debit note with its lines and documents; 404 for another business's or another outlet's. */
export async function getDebitNote(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const [rows, lines, documents] = await Promise.all([
    db.query<DebitNoteRecord & DebitNoteSides>(
      `select debit_note.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         bought.number as purchase_number, bought.dated_on as purchase_dated_on, bought.dated_on_bs as purchase_dated_on_bs,
         purchase.bill_number,
         (select coalesce(sum(amount_paisa), 0)::bigint from document_credit
          where business_id = $1 and source_id = $2 and document_id is not null) as set_off_paisa,
         (select coalesce(sum(amount_paisa), 0)::bigint from document_credit
          where business_id = $1 and source_id = $2 and document_id is null) as advance_paisa,
         refund.number as refund_number
       from document
       join debit_note on debit_note.business_id = document.business_id and debit_note.id = document.id
       join document bought on bought.business_id = document.business_id and bought.id = debit_note.purchase_id
       join purchase on purchase.business_id = document.business_id and purchase.id = debit_note.purchase_id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       left join settlement refund on refund.business_id = document.business_id and refund.id = debit_note.refund_id
         and refund.deleted_at is null
       where document.business_id = $1 and document.id = $2`,
      [businessId, params.id],
    ),
    readLines({ db, businessId }, params.id),
    readDocumentsOf({ db, businessId }, 'DEBIT_NOTE', params.id),
  ]);
  return { ...debitNoteDetailOf(rows[0] ?? failNotFound(), lines), documents };
}

/** The lines of a note, each with what was bought on it. */
export function readLines(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<DebitNoteLineRecord[]> {
  return db.query<DebitNoteLineRecord>(
    `select bought.*, category.name as category_name, category.name_np as category_name_np, line.id as noted_id,
       line.line_number as noted_line_number, line.in_stock_unit,
       case when line.in_stock_unit then line.stock_quantity else line.quantity end as noted_quantity,
       case when line.in_stock_unit then bought.stock_unit else bought.unit end as noted_unit,
       case when line.in_stock_unit then bought.stock_unit_np else bought.unit_np end as noted_unit_np,
       line.net_paisa as noted_net_paisa,
       line.vat_paisa as noted_vat_paisa, line.cost_paisa as noted_cost_paisa,
       ${movedOfDocument} as moved_batches
     from debit_note_line line
     join document on document.business_id = line.business_id and document.id = line.document_id
     join purchase_line bought on bought.business_id = line.business_id and bought.id = line.purchase_line_id
     left join category on category.business_id = bought.business_id and category.id = bought.category_id
     where line.business_id = $1 and line.document_id = $2 order by line.line_number`,
    [businessId, id],
  );
}

/** The number that the next final debit note would get, and its first possible day; another may take it first. */
export async function nextDebitNoteNumber(
  context: Context,
  { query }: Input<Contract['nextNumber']>,
): Promise<Answer<Contract['nextNumber']>> {
  const { calendar } = context;
  const day = readDay(calendar, { ad: query.issuedDateAD, bs: null }, { ad: 'issuedDateAD', bs: 'issuedDateAD' });
  const outlet = await readOutlet(context, query.outletId ?? null);
  const [next, { rules }] = await Promise.all([
    nextNumber(context, 'DEBIT_NOTE', { outlet, day: day ?? context.today }),
    readSeller(context, outlet.id),
  ]);
  const issue = { kind: 'DEBIT_NOTE', outletId: outlet.id, hasVat: rules.vatRegistered } as const;
  const { first, by, lockedThrough } = await firstIssueDay(context, issue);
  const lockedThroughAD = lockedThrough === null ? null : formatAdDate(lockedThrough);
  return { ...next, firstDayAD: formatAdDate(first), firstDayBy: by, lockedThroughAD };
}
