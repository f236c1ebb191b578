import type { salesReport } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { openAmount } from '../../books/ledger/document-due.ts';
import { isNumberAsked } from '../../sales/invoice/invoice-search.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin, placeOfDocument } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AskedSales = Asked<typeof salesReport>;
const open = sql.raw(openAmount);

/** The invoices of a period, those that were cancelled with them. */
export async function salesOf(asked: AskedSales): Promise<RawBuilder<unknown>> {
  const { businessId, filter } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and document.kind = any(${kindsWith({ figure: 'sales', settledBy: 'RECEIVED' })})
      and document.state in ('FINAL', 'CANCELLED')`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
    await isNumberAsked(asked, filter.invoiceNumber),
  );
  const { amounts, joins } = soldOf(asked);
  return sql`select document.id as "invoiceId", document.state = 'CANCELLED' as "isCancelled",
      document.number as "invoiceNumber", ${placeOfDocument.columns},
      invoice.customer_name as "customerName", invoice.customer_name_np as "customerNameLocLang",
      document.dated_on as "invoiceDate", document.dated_on_bs as "invoiceDateBS",
      document.due_on as "invoiceDueDate", document.due_on_bs as "invoiceDueDateBS", ${amounts}
    from ${known(asked, 'document')}
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    ${placeOfDocument.joins} ${joins}
    where ${isMeant}`;
}

/**
 * What of an invoice the report is about: quantity and money of the whole of it, or of those lines alone; they carry no
 * shipping, and of what is still due their share. One that has none of them is no row.
 */
function soldOf({ businessId, filter }: AskedSales): { amounts: RawBuilder<unknown>; joins: RawBuilder<unknown> } {
  if (filter.inventoryType === null && filter.itemOrServiceId === null)
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
    joins: sql`join lateral (select sum(line.quantity) as quantity, sum(line.vat_paisa)::bigint as vat_paisa,
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
