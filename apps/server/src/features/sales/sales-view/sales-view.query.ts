import type { salesView } from '@bahi/contract/sales/sales-view/sales-view.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../../reports/report/report.asked.ts';
import { all, isAsked, isOfKinds, isWithin } from '../../reports/report/report.fragments.ts';

/** The issued invoices of a period, those that were cancelled with them, with what became of their paper and of telling them. */
export function salesViewOf(asked: Asked<typeof salesView>): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and ${isOfKinds(kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }))}
      and document.state in ('FINAL', 'CANCELLED')`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
    isSo(sql`coalesce(told.state, '') = 'SENT'`, filter.synced),
    isSo(sql`document.state = 'FINAL'`, filter.active),
  );
  const net = sql`invoice.taxable_paisa + invoice.exempt_paisa + invoice.zero_rated_paisa`;
  const discount = sql`invoice.discount_paisa + invoice.line_discount_paisa`;
  return sql`select document.id as "documentId", document.state = 'CANCELLED' as "isCancelled",
      document.fiscal_year as "fiscalYear", document.number as "number", invoice.customer_name as "customerName",
      invoice.customer_name_np as "customerNameLocLang", invoice.customer_pan as "customerPan",
      document.dated_on as "date", document.dated_on_bs as "dateBS",
      ${net} + ${discount} as "amount", ${discount} as "discount", invoice.taxable_paisa as "taxable",
      document.vat_paisa as "tax", document.total_paisa as "total",
      ${yesNo(sql`coalesce(told.state, '') = 'SENT'`)} as "synced", ${yesNo(sql`invoice.print_count > 0`)} as "printed",
      ${yesNo(sql`document.state = 'FINAL'`)} as "active",
      to_char(original.printed_at at time zone 'Asia/Kathmandu', 'YYYY-MM-DD HH24:MI') as "printedTime",
      document.created_by_name as "enteredBy", original.printed_by_name as "printedBy",
      ${yesNo(sql`coalesce(told.is_realtime, false)`)} as "realtime", invoice.payment_mode as "method",
      0::bigint as "vatRefund", receipt.number as "transactionId"
    from document
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    left join cbms_report told on told.business_id = document.business_id and told.document_id = document.id
    left join invoice_print original on original.business_id = document.business_id and original.invoice_id = document.id
      and original.copy_number = 0
    left join settlement receipt on receipt.business_id = document.business_id and receipt.id = invoice.receipt_id
    where ${isMeant}`;
}

function yesNo(condition: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case when ${condition} then 'YES' else 'NO' end`;
}

/** True where a condition is as it is asked for; null where nothing is asked. */
function isSo(condition: RawBuilder<unknown>, asked: 'YES' | 'NO' | null): RawBuilder<SqlBool> | null {
  return asked === null ? null : sql`(${condition}) = ${asked === 'YES'}`;
}
