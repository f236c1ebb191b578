import type { invoiceWiseSales } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import { openAmount } from '../../books/ledger/document-due.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isOfKinds, isPaidAs, isWithin, placeOfDocument } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

/** The invoices of a period, those that were cancelled with them, each with what it brought above what its goods cost. */
export function invoicesOf(asked: Asked<typeof invoiceWiseSales>): RawBuilder<unknown> {
  const { businessId, filter, seesCost } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and ${isOfKinds(kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }))}
      and document.state in ('FINAL', 'CANCELLED')`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
    isAsked('document.state', filter.status),
    isPaidAs(filter.paymentStatus),
    isAsked('document.created_by', filter.userId),
  );
  const net = sql`invoice.taxable_paisa + invoice.exempt_paisa + invoice.zero_rated_paisa`;
  // As the ledger says it, by the clock of the report.
  const credited = sql`(select coalesce(sum(credit.amount_paisa), 0)::bigint from ${known(asked, 'document_credit', 'credit')}
    where credit.business_id = document.business_id and credit.document_id = document.id)`;
  const discount = sql`invoice.discount_paisa + invoice.line_discount_paisa`;
  return sql`select document.id as "invoiceId", document.state = 'CANCELLED' as "isCancelled",
      document.number as "invoiceNumber", document.dated_on as "invoiceDate", document.dated_on_bs as "invoiceDateBS",
      document.due_on as "dueDate", document.due_on_bs as "dueDateBS",
      invoice.customer_name as "customerName", invoice.customer_name_np as "customerNameLocLang",
      invoice.customer_pan as "customerPan", ${placeOfDocument.columns},
      (select count(*) from invoice_line line
        where line.business_id = document.business_id and line.invoice_id = document.id)::int as "lineCount",
      ${net} + ${discount} as "gross", ${discount} as "discount", invoice.taxable_paisa as "taxable",
      invoice.exempt_paisa + invoice.zero_rated_paisa as "exempt", document.vat_paisa as "vat",
      document.total_paisa as "total", ${credited} as "credited",
      document.paid_paisa - ${credited} as "paid", ${sql.raw(openAmount)} as "due",
      invoice.payment_mode as "mode", document.created_by_name as "enteredBy",
      ${seesCost ? sql`${net} - ${costOfSale}` : sql`null::bigint`} as "margin"
    from ${known(asked, 'document')}
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    ${placeOfDocument.joins}
    where ${isMeant}`;
}

/** What its goods cost when they were sold. */
const costOfSale = sql`(select coalesce(-sum(move.value_paisa), 0)::bigint from stock_move move
  where move.business_id = document.business_id and move.source_kind = document.kind and move.source_id = document.id
    and move.kind = 'SALE')`;
