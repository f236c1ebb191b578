import type { salesReport } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { openAmount } from '../../books/ledger/document-due.ts';
import { isNumberAsked } from '../../sales/invoice/invoice-search.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isOfKinds, isWithin, placeOfDocument } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AskedSales = Asked<typeof salesReport>;
const open = sql.raw(openAmount);

/** The invoices of a period, those that were cancelled with them, and the credit notes of the same days where they are asked for. */
export async function salesOf(asked: AskedSales): Promise<RawBuilder<unknown>> {
  const { filter } = asked;
  const isNumbered = await isNumberAsked(asked, filter.invoiceNumber);
  const { amounts, joins } = soldOf(asked);
  const invoices = sql`select document.id as "invoiceId", document.state = 'CANCELLED' as "isCancelled",
      false as "isReturn", ${headOf('invoice')}, ${amounts}
    from ${known(asked, 'document')}
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    ${placeOfDocument.joins} ${joins}
    where ${all(isDated(asked, 'RECEIVED'), isNumbered)}`;
  return filter.withReturns ? sql`${invoices} union all ${returnsOf(asked, isNumbered)}` : invoices;
}

function isDated(asked: AskedSales, settledBy: 'RECEIVED' | 'PAID'): RawBuilder<SqlBool> {
  const { businessId, filter } = asked;
  return all(
    sql`document.business_id = ${businessId} and ${isOfKinds(kindsWith({ figure: 'sales', settledBy }))}
      and document.state in ('FINAL', 'CANCELLED')`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
  );
}

/** Whose it is and of which days, under the names that an invoice and a credit note share. */
function headOf(paper: 'invoice' | 'note'): RawBuilder<unknown> {
  return sql`document.number as "invoiceNumber", ${placeOfDocument.columns},
    ${sql.ref(`${paper}.customer_name`)} as "customerName", ${sql.ref(`${paper}.customer_name_np`)} as "customerNameLocLang",
    document.dated_on as "invoiceDate", document.dated_on_bs as "invoiceDateBS",
    document.due_on as "invoiceDueDate", document.due_on_bs as "invoiceDueDateBS"`;
}

/**
 * What was given back, below zero: of some goods that of their lines alone. Where an invoice is asked for, what came back
 * of it. It was set off against the invoice, so that nothing of a note is due.
 */
function returnsOf(asked: AskedSales, isNumbered: RawBuilder<SqlBool> | null): RawBuilder<unknown> {
  const { filter } = asked;
  const isOfWhole = isWhole(filter);
  const lines = sql`select -sum(given.quantity) as quantity, -sum(given.vat_paisa)::bigint as vat_paisa,
      -sum(given.net_paisa + given.vat_paisa)::bigint as total_paisa
    from credit_note_line given
    join invoice_line line on line.business_id = given.business_id and line.id = given.invoice_line_id
    where given.business_id = note.business_id and given.document_id = note.id
      ${isOfWhole ? sql`` : sql`and ${isOfGoods(filter)}`} having count(*) > 0`;
  const amounts = isOfWhole
    ? sql`coalesce(given.quantity, 0), -note.shipping_paisa, 0::bigint, -document.vat_paisa, -document.total_paisa`
    : sql`given.quantity, 0::bigint, 0::bigint, given.vat_paisa, given.total_paisa`;
  const isOfInvoice = sql<SqlBool>`exists (select from document
    where document.business_id = note.business_id and document.id = note.invoice_id and ${isNumbered ?? sql`true`})`;
  return sql`select document.id, document.state = 'CANCELLED', true, ${headOf('note')}, ${amounts}, 0::bigint
    from ${known(asked, 'document')}
    join credit_note note on note.business_id = document.business_id and note.id = document.id
    ${placeOfDocument.joins}
    ${isOfWhole ? sql`left join` : sql`join`} lateral (${lines}) given on true
    where ${all(isDated(asked, 'PAID'), isNumbered === null ? null : isOfInvoice)}`;
}

/** Whether the report is about whole documents and not about some goods of them. */
function isWhole({ inventoryType, itemOrServiceId }: AskedSales['filter']): boolean {
  return inventoryType === null && itemOrServiceId === null;
}

/**
 * What of an invoice the report is about: quantity and money of the whole of it, or of those lines alone; they carry no
 * shipping, and of what is still due their share. One that has none of them is no row.
 */
function soldOf({ businessId, filter }: AskedSales): { amounts: RawBuilder<unknown>; joins: RawBuilder<unknown> } {
  if (isWhole(filter))
    return {
      amounts: sql`invoice.quantity as "sales", invoice.shipping_paisa as "shippingCharge",
        invoice.discount_paisa + invoice.line_discount_paisa as "discountCharge", document.vat_paisa as "taxAmount",
        document.total_paisa as "grandTotal", ${open} as "totalCredit"`,
      joins: sql``,
    };
  return {
    amounts: sql`sold.quantity as "sales", 0::bigint as "shippingCharge", sold.discount_paisa as "discountCharge",
      sold.vat_paisa as "taxAmount", sold.total_paisa as "grandTotal",
      round((${open})::numeric * sold.total_paisa / document.total_paisa)::bigint as "totalCredit"`,
    joins: sql`join lateral (select sum(line.stock_quantity) as quantity, sum(line.vat_paisa)::bigint as vat_paisa,
        sum(line.discount_paisa + line.document_discount_paisa)::bigint as discount_paisa,
        sum(line.net_paisa - line.document_discount_paisa + line.vat_paisa)::bigint as total_paisa
      from invoice_line line
      where line.business_id = ${businessId} and line.invoice_id = document.id and ${isOfGoods(filter)}
      having count(*) > 0) sold on true`,
  };
}

function isOfGoods({ inventoryType, itemOrServiceId }: AskedSales['filter']): RawBuilder<SqlBool> {
  const column = sql.ref(inventoryType === 'SERVICE' ? 'line.service_id' : 'line.item_variant_id');
  return itemOrServiceId === null ? sql`${column} is not null` : sql`${column} = ${itemOrServiceId}`;
}
