import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import { creditedAmount } from '../../books/ledger/settlement/document-credit.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { nextNumber } from '../../books/ledger/document-number.ts';
import { firstIssueDay } from '../../books/ledger/issue-days.ts';
import { issuedConditions } from '../../books/ledger/issued-list.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { approvalConditions, approvalLimit, approvalLimitOf } from '../approval/approval.ts';
import { receiptPayments, type ReceiptPayments } from './cash/receipt-payments.ts';
import { datedInvoices, invoiceSearch } from './invoice-search.ts';
import {
  invoiceApproval,
  invoiceDetailOf,
  type InvoiceLineRecord,
  invoiceListRow,
  type InvoiceRecord,
  invoiceLines,
} from './invoice.rows.ts';
import { readTerms } from './invoice.terms.ts';

type Contract = typeof invoiceContract;
type OfOutlet = {
  outlet_name: string;
  outlet_name_np: string | null;
  credited_paisa: number;
  approval_limit_paisa: number | null;
};
const sorting = {
  code: sql`document.number`,
  issuedDateAD: sql`document.dated_on`,
  dueDateAD: sql`document.due_on`,
  customerName: nepaliOrder('invoice.customer_name'),
  grandTotal: sql`document.total_paisa`,
  remainingAmount: sql.raw(openAmount),
};

/** The invoices that the caller sees, newest first unless another order is asked for. */
export async function listInvoices(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = invoicesOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll(['invoice', 'document'])
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql.raw<number>(creditedAmount).as('credited_paisa'),
      approvalLimitOf(context).as('approval_limit_paisa'),
    ])
    .$castTo<InvoiceRecord & OfOutlet>();
  const list = { ...datedInvoices, selection, shown, sorting, newestFirst: '-issuedDateAD' };
  const { rows, recordsTotal } = await readDatedPage(context, list, await invoiceSearch(context, query.search), query);
  const todayBs = bothDates(context.today, context.calendar).bs;
  return { rows: rows.map((row) => invoiceListRow(row, todayBs, context)), recordsTotal };
}

function invoicesOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has both: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin('invoice', (join) =>
        join.onRef('invoice.business_id', '=', 'document.business_id').onRef('invoice.id', '=', 'document.id'),
      )
      .leftJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'document.business_id').onRef('outlet.id', '=', 'document.outlet_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', 'INVOICE')
  );
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const ofCustomer = sql<SqlBool>`document.customer_id = ${query.customerId}`;
  return [
    ...(query.customerId === undefined ? [] : [ofCustomer]),
    ...(query.destination === undefined ? [] : [sql<SqlBool>`invoice.destination = ${query.destination}`]),
    ...approvalConditions(context, query.approval, invoiceApproval),
    ...issuedConditions(context, query),
  ];
}

/** One invoice with its lines; 404 for another business's or another outlet's. */
export async function getInvoice(
  context: Pick<Context, 'db' | 'businessId' | 'today' | 'calendar' | 'session' | 'can'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const { db, businessId, today, calendar } = context;
  const [rows, lines] = await Promise.all([
    db.query<InvoiceRecord & OfOutlet & ReceiptPayments & { receipt_number: string | null }>(
      `select invoice.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, ${creditedAmount} as credited_paisa,
         ${approvalLimit} as approval_limit_paisa,
         settlement.number as receipt_number, ${receiptPayments}
       from document
       join invoice on invoice.business_id = document.business_id and invoice.id = document.id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       left join settlement on settlement.business_id = invoice.business_id and settlement.id = invoice.receipt_id
         and settlement.deleted_at is null
       where document.business_id = $1 and document.id = $2`,
      [businessId, params.id],
    ),
    db.query<InvoiceLineRecord>(invoiceLines, [businessId, params.id]),
  ]);
  const row = rows[0] ?? failNotFound();
  // Of a draft nothing is kept yet: it would be issued with what is in force.
  const terms = row.state === 'DRAFT' ? await readTerms({ db, businessId }) : row.terms;
  return invoiceDetailOf({ ...row, terms }, lines, bothDates(today, calendar).bs, context);
}

/** The number that the next final invoice would get, and its first possible day; another may take it first. */
export async function nextInvoiceNumber(
  context: Context,
  { query }: Input<Contract['nextNumber']>,
): Promise<Answer<Contract['nextNumber']>> {
  const { calendar } = context;
  const day = readDay(calendar, { ad: query.issuedDateAD, bs: null }, { ad: 'issuedDateAD', bs: 'issuedDateAD' });
  const outlet = await readOutlet(context, query.outletId ?? null);
  const [{ number, fiscalYear }, seller] = await Promise.all([
    nextNumber(context, 'INVOICE', { outlet, day: day ?? context.today }),
    readSeller(context, outlet.id),
  ]);
  const { first, by, lockedThrough } = await firstIssueDay(context, {
    kind: 'INVOICE',
    outletId: outlet.id,
    hasVat: seller.rules.vatRegistered,
  });
  const lockedThroughAD = lockedThrough === null ? null : formatAdDate(lockedThrough);
  return { invoiceNumber: number, fiscalYear, firstDayAD: formatAdDate(first), firstDayBy: by, lockedThroughAD };
}
