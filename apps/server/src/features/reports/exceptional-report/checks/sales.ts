import { kindsWith } from '@bahi/domain/document-kinds';
import { exceptionBounds } from '@bahi/domain/numbers/exception-bounds';
import { type RawBuilder, sql } from 'kysely';
import { type AskedExceptions, findings, isMeant, ofDocument, partiesOf } from './finding.ts';

const sales = kindsWith({ figure: 'sales', settledBy: 'RECEIVED' });
const { panPaisa, printedHours } = exceptionBounds;

/**
 * Invoices with lines that were sold for less than their goods had cost by then, and how much less. What was given away,
 * at no rate or beside what was paid for, was meant so: of the cost of 10 + 1 that of ten is compared.
 */
export function belowCost(asked: AskedExceptions): RawBuilder<unknown> {
  const net = sql`line.net_paisa - line.document_discount_paisa`;
  const cost = sql`round(-move.value_paisa * line.quantity / (line.quantity + line.free_quantity))`;
  return findings(
    'BELOW_COST',
    { ...ofDocument, amount: sql`sold.loss`, figures: { lines: sql`sold.lines` } },
    sql`from (select document.id, count(*) as lines, sum(${cost} - (${net}))::bigint as loss
        from document
        join invoice_line line on line.business_id = document.business_id and line.invoice_id = document.id
        join stock_move move on move.business_id = document.business_id and move.source_kind = document.kind
          and move.source_id = document.id and line.line_number = move.source_line + 1 and move.kind = 'SALE'
        where ${isMeant(asked, sales)} and document.state = 'FINAL' and line.rate_paisa > 0 and ${net} < ${cost}
        group by document.id) sold
      join document on document.business_id = ${asked.businessId} and document.id = sold.id ${partiesOf('document')}`,
  );
}

/** Invoices that their writer printed and soon after cancelled. */
export function cancelledPrinted(asked: AskedExceptions): RawBuilder<unknown> {
  return findings(
    'CANCELLED_PRINTED',
    {
      ...ofDocument,
      figures: { minutes: sql`(extract(epoch from document.cancelled_at - printed.at) / 60)::int` },
      names: { who: sql`document.cancelled_by_name` },
    },
    sql`from document
      cross join lateral (select max(own.printed_at) as at from invoice_print own
        where own.business_id = document.business_id and own.invoice_id = document.id
          and own.printed_at <= document.cancelled_at) printed ${partiesOf('document')}
      where ${isMeant(asked, sales)} and document.state = 'CANCELLED' and document.cancelled_by = document.created_by
        and document.cancelled_at - printed.at <= make_interval(hours => ${printedHours}::int)`,
  );
}

/**
 * Customers who bought for more than one lakh in the period on invoices without a PAN of nine digits; at the counter,
 * where everybody is the same customer, each such invoice.
 */
export function withoutPan(asked: AskedExceptions): RawBuilder<unknown> {
  const net = sql`document.total_paisa - document.vat_paisa`;
  const isNone = sql`coalesce(invoice.customer_pan, '') !~ '^[0-9]{9}$'`;
  const sold = sql`from document
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    join customer on customer.business_id = document.business_id and customer.id = document.customer_id
    where ${isMeant(asked, sales)} and document.state = 'FINAL' and ${isNone}`;
  return sql`${findings(
    'NO_PAN',
    {
      key: sql`'C' || bought.id`,
      leadsTo: sql`'sales'`,
      leadId: sql`bought.id`,
      subject: sql`bought.name`,
      subjectNp: sql`bought.name_np`,
      amount: sql`bought.paisa`,
      figures: { invoices: sql`bought.invoices` },
    },
    sql`from (select customer.id, customer.name, customer.name_np, sum(${net}) as paisa, count(*) as invoices
      ${sold} and not customer.is_cash_customer group by customer.id, customer.name, customer.name_np
      having sum(${net}) > ${panPaisa}) bought`,
  )} union all ${findings(
    'NO_PAN',
    {
      ...ofDocument,
      subject: sql`customer.name`,
      subjectNp: sql`customer.name_np`,
      amount: net,
      figures: { invoices: sql`1` },
    },
    sql`${sold} and customer.is_cash_customer and ${net} > ${panPaisa}`,
  )}`;
}
