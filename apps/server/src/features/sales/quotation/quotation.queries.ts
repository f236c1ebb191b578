import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { quotationSeries } from '@bahi/domain/goods/quotation';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import { nextNumberOf } from '../../books/ledger/document-number.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { readTerms } from '../invoice/invoice.terms.ts';
import { approvalConditions, approvalLimit, approvalLimitOf } from '../approval/approval.ts';
import { datedQuotations, quotationSearch } from './quotation-search.ts';
import {
  type MadeInvoice,
  type OfOutlet,
  type Limited,
  quotationApproval,
  quotationDetailOf,
  type QuotationLineRecord,
  quotationListRow,
  type QuotationRecord,
} from './quotation.rows.ts';

type Contract = typeof quotationContract;
const sorting = {
  code: sql`quotation.number`,
  issuedDateAD: sql`quotation.dated_on`,
  dueDateAD: sql`quotation.due_on`,
  customerName: nepaliOrder('quotation.customer_name'),
  grandTotal: sql`quotation.total_paisa`,
};

/** The quotations that the caller sees, newest first unless another order is asked for. */
export async function listQuotations(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = quotationsOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll('quotation')
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      approvalLimitOf(context).as('approval_limit_paisa'),
    ])
    .$castTo<QuotationRecord & OfOutlet & Limited>();
  const list = { ...datedQuotations, selection, shown, sorting, newestFirst: '-issuedDateAD' };
  const search = await quotationSearch(context, query.search);
  const { rows, recordsTotal } = await readDatedPage(context, list, search, query);
  return { rows: rows.map((row) => quotationListRow(row, context)), recordsTotal };
}

function quotationsOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('quotation')
      // Each has one: joined so, it is left out where nothing asks for it, as when counting.
      .leftJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'quotation.business_id').onRef('outlet.id', '=', 'quotation.outlet_id'),
      )
      .where('quotation.business_id', '=', businessId)
  );
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const { calendar, today } = context;
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  return [
    ...approvalConditions(context, query.approval, quotationApproval),
    query.issueKey === undefined ? null : sql<SqlBool>`quotation.issue_key = ${query.issueKey}`,
    query.state === undefined ? null : isIn(query.state, today),
    query.isActive === undefined ? null : sql<SqlBool>`(quotation.state <> 'REJECTED') = ${query.isActive}`,
    query.customerId === undefined ? null : sql<SqlBool>`quotation.customer_id = ${query.customerId}`,
    query.outletId === undefined ? null : sql<SqlBool>`quotation.outlet_id = ${query.outletId}`,
    from === null ? null : sql<SqlBool>`quotation.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`quotation.dated_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}

/** What is over is stored as published: nothing comes to write it when its last day ends. */
function isIn(state: NonNullable<Input<Contract['list']>['query']['state']>, today: number): RawBuilder<SqlBool> {
  const lastDay = sql`date '1970-01-01' + ${today}::int`;
  if (state === 'EXPIRED') return sql<SqlBool>`quotation.state = 'PUBLISHED' and quotation.due_on < ${lastDay}`;
  if (state === 'PUBLISHED') return sql<SqlBool>`quotation.state = 'PUBLISHED' and quotation.due_on >= ${lastDay}`;
  return sql<SqlBool>`quotation.state = ${state}`;
}

/** One quotation with its lines; 404 for another business's or another outlet's. */
export async function getQuotation(
  context: Pick<Context, 'db' | 'businessId' | 'today' | 'session' | 'can'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const { db, businessId } = context;
  const [rows, lines, invoices] = await Promise.all([
    db.query<QuotationRecord & OfOutlet & Limited>(
      `select quotation.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         ${approvalLimit} as approval_limit_paisa
       from quotation join outlet on outlet.business_id = quotation.business_id and outlet.id = quotation.outlet_id
       where quotation.business_id = $1 and quotation.id = $2`,
      [businessId, params.id],
    ),
    readLines({ db, businessId }, params.id),
    db.query<MadeInvoice>(
      `select document.id, document.number as code, document.state from document
       where document.business_id = $1 and document.id in (
         select invoice_id from quotation_conversion where business_id = $1 and quotation_id = $2)
       order by document.id`,
      [businessId, params.id],
    ),
  ]);
  const row = rows[0] ?? failNotFound();
  // Of a draft nothing is kept yet: it would be published with what is in force.
  const terms = row.state === 'DRAFT' ? await readTerms({ db, businessId }) : row.terms;
  return quotationDetailOf({ ...row, terms }, { lines, invoices }, context);
}

/** The lines of a quotation, each with the bill that it was turned into. */
export function readLines(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  quotationId: number,
): Promise<QuotationLineRecord[]> {
  return db.query<QuotationLineRecord>(
    `select line.*, made.invoice_id from quotation_line line
     left join quotation_conversion made on made.business_id = $1 and made.quotation_line_id = line.id
     where line.business_id = $1 and line.quotation_id = $2 order by line.line_number`,
    [businessId, quotationId],
  );
}

/** The number that the next one that is published would get; another may take it first. */
export async function nextQuotationNumber(
  context: Context,
  { query }: Input<Contract['nextNumber']>,
): Promise<Answer<Contract['nextNumber']>> {
  const { calendar, today } = context;
  const day = readDay(calendar, { ad: query.issuedDateAD, bs: null }, { ad: 'issuedDateAD', bs: 'issuedDateAD' });
  const outlet = await readOutlet(context, query.outletId ?? null);
  const next = await nextNumberOf(context, quotationSeries, { outlet, day: day ?? today });
  return { quotationNumber: next.number, fiscalYear: next.fiscalYear };
}
