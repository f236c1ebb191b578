import type { Answer, Input } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
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
import { readSeller } from '../../platform/business/seller.ts';
import { approvalConditions, approvalLimit, approvalLimitOf } from '../approval/approval.ts';
import { creditNoteSearch, datedCreditNotes } from './credit-note-search.ts';
import {
  creditNoteApproval,
  creditNoteDetailOf,
  type CreditNoteLineRecord,
  creditNoteListRow,
  type CreditNoteRecord,
  type CreditNoteSides,
  type Limited,
} from './credit-note.rows.ts';

type Contract = typeof creditNoteContract;

const sorting = {
  number: sql`document.number`,
  issuedDateAD: sql`document.dated_on`,
  customerName: nepaliOrder('credit_note.customer_name'),
  grandTotal: sql`document.total_paisa`,
};

/** The credit notes that the caller sees, newest first unless another order is asked for. */
export async function listCreditNotes(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = creditNotesOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll(['credit_note', 'document'])
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql<string>`(select credited.number from document credited
        where credited.business_id = document.business_id and credited.id = credit_note.invoice_id)`.as(
        'invoice_number',
      ),
      approvalLimitOf(context).as('approval_limit_paisa'),
    ])
    .$castTo<CreditNoteRecord & Limited>();
  const list = { ...datedCreditNotes, selection, shown, sorting, newestFirst: '-issuedDateAD' };
  const search = await creditNoteSearch(context, query.search);
  const { rows, recordsTotal } = await readDatedPage(context, list, search, query);
  return { rows: rows.map((row) => creditNoteListRow(row, context)), recordsTotal };
}

function creditNotesOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has both: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin('credit_note', (join) =>
        join.onRef('credit_note.business_id', '=', 'document.business_id').onRef('credit_note.id', '=', 'document.id'),
      )
      .leftJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'document.business_id').onRef('outlet.id', '=', 'document.outlet_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', 'CREDIT_NOTE')
  );
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  return [
    query.customerId === undefined ? null : sql<SqlBool>`document.customer_id = ${query.customerId}`,
    query.invoiceId === undefined ? null : sql<SqlBool>`credit_note.invoice_id = ${query.invoiceId}`,
    query.case === undefined ? null : sql<SqlBool>`credit_note.credit_case = ${query.case}`,
    ...issuedConditions(context, query),
    ...approvalConditions(context, query.approval, creditNoteApproval),
  ].filter((condition) => condition !== null);
}

/** One credit note with its lines; 404 for another business's or another outlet's. */
export async function getCreditNote(
  context: Pick<Context, 'db' | 'businessId' | 'session' | 'can'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const { db, businessId } = context;
  const [rows, lines] = await Promise.all([
    db.query<CreditNoteRecord & CreditNoteSides & Limited>(
      `select credit_note.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         credited.number as invoice_number, credited.dated_on as invoice_dated_on, credited.dated_on_bs as invoice_dated_on_bs,
         (select coalesce(sum(amount_paisa), 0)::bigint from document_credit
          where business_id = $1 and source_id = $2 and document_id is not null) as set_off_paisa,
         (select coalesce(sum(amount_paisa), 0)::bigint from document_credit
          where business_id = $1 and source_id = $2 and document_id is null) as advance_paisa,
         refund.number as refund_number, ${approvalLimit} as approval_limit_paisa
       from document
       join credit_note on credit_note.business_id = document.business_id and credit_note.id = document.id
       join document credited on credited.business_id = document.business_id and credited.id = credit_note.invoice_id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       left join settlement refund on refund.business_id = document.business_id and refund.id = credit_note.refund_id
         and refund.deleted_at is null
       where document.business_id = $1 and document.id = $2`,
      [businessId, params.id],
    ),
    readLines({ db, businessId }, params.id),
  ]);
  return creditNoteDetailOf(rows[0] ?? failNotFound(), lines, context);
}

/** The lines of a note, each with what was sold on it. */
export function readLines(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<CreditNoteLineRecord[]> {
  return db.query<CreditNoteLineRecord>(
    `select sold.*, line.id as noted_id, line.line_number as noted_line_number,
       line.quantity - line.free_quantity as noted_quantity, line.free_quantity as noted_free_quantity,
       line.is_restocked, line.net_paisa as noted_net_paisa, line.vat_paisa as noted_vat_paisa,
       ${movedOfDocument} as moved_batches
     from credit_note_line line
     join document on document.business_id = line.business_id and document.id = line.document_id
     join invoice_line sold on sold.business_id = line.business_id and sold.id = line.invoice_line_id
     where line.business_id = $1 and line.document_id = $2 order by line.line_number`,
    [businessId, id],
  );
}

/** The number that the next final credit note would get, and its first possible day; another may take it first. */
export async function nextCreditNoteNumber(
  context: Context,
  { query }: Input<Contract['nextNumber']>,
): Promise<Answer<Contract['nextNumber']>> {
  const { calendar } = context;
  const day = readDay(calendar, { ad: query.issuedDateAD, bs: null }, { ad: 'issuedDateAD', bs: 'issuedDateAD' });
  const outlet = await readOutlet(context, query.outletId ?? null);
  const [next, seller] = await Promise.all([
    nextNumber(context, 'CREDIT_NOTE', { outlet, day: day ?? context.today }),
    readSeller(context, outlet.id),
  ]);
  const { first, by, lockedThrough } = await firstIssueDay(context, {
    kind: 'CREDIT_NOTE',
    outletId: outlet.id,
    hasVat: seller.rules.vatRegistered,
  });
  const lockedThroughAD = lockedThrough === null ? null : formatAdDate(lockedThrough);
  return { ...next, firstDayAD: formatAdDate(first), firstDayBy: by, lockedThroughAD };
}
