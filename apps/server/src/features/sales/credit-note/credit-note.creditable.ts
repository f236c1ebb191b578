import type { OpenBill, OpenLine } from '@bahi/domain/goods/note-total';
import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type Quantity, subtractQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { TaxCode } from '@bahi/domain/tax';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { keptCount } from '../../stock/goods-lines/goods-lines.sold.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

type InvoiceRow = DocumentRow &
  Row<'invoice'> & { outlet_code: string; outlet_name: string; outlet_name_np: string | null };

/** A line as it was sold, and what is left of it. */
export type SoldLine = {
  row: Row<'invoice_line'>;
  left: OpenLine;
};

/** An issued invoice, and what is left of it after all final credit notes. */
export type CreditedInvoice = {
  invoice: InvoiceRow & { customer_id: number };
  lines: readonly SoldLine[];
  creditable: OpenBill;
};

/**
 * What of an invoice can still be credited. Fails for one that the caller does not see, and for one that was not issued
 * or was cancelled. Whoever is about to credit it holds its row (`lockDocuments`), so that two notes never take the
 * same piece.
 */
export async function readCreditedInvoice(
  { db, businessId }: Reader,
  invoiceId: number,
  field: string,
): Promise<CreditedInvoice> {
  const [[invoice], lines, [used], [shipped]] = await Promise.all([
    db.query<InvoiceRow>(invoiceText, [businessId, invoiceId]),
    db.query<LineRow>(linesText, [businessId, invoiceId]),
    db.query<UsedRow>(usedText, [businessId, invoiceId]),
    db.query<ShippedRow>(shippedText, [businessId, invoiceId]),
  ]);
  const customerId = invoice?.customer_id ?? null;
  if (invoice === undefined || customerId === null) return fail('creditNote.invoiceUnknown', { field });
  if (invoice.state !== 'FINAL') return fail('creditNote.invoiceNotIssued', { field });
  const sold = lines.map((row): SoldLine => ({ row, left: leftOf(row) }));
  const shippingVat = subtractPaisa(asPaisa(invoice.vat_paisa), sumPaisa(lines.map((row) => asPaisa(row.vat_paisa))));
  const creditable: OpenBill = {
    lines: sold.map(({ left }) => left),
    shipping: {
      net: less(invoice.shipping_paisa, used?.shipping_paisa),
      vat: less(shippingVat, used?.shipping_vat_paisa),
      taxCode: shipped?.tax_code ?? 'EXEMPT',
      taxRateHundredths: shipped?.tax_rate_hundredths ?? 0,
    },
    rounding: less(invoice.rounding_paisa, used?.rounding_paisa),
  };
  return { invoice: { ...invoice, customer_id: customerId }, lines: sold, creditable };
}

const invoiceText = `select invoice.*, document.*, outlet.code as outlet_code, outlet.name as outlet_name,
    outlet.name_np as outlet_name_np
  from document
  join invoice on invoice.business_id = document.business_id and invoice.id = document.id
  join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
  where document.business_id = $1 and document.id = $2`;

/** The final notes of an invoice. */
const notes = `credit_note note
  join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'`;

const linesText = `select line.*, used.quantity as used_quantity, used.net_paisa as used_net_paisa,
    used.free_quantity as used_free_quantity, used.vat_paisa as used_vat_paisa, used.cost_paisa as used_cost_paisa, coalesce(sold.cost_paisa, 0)::bigint as cost_paisa
  from invoice_line line
  left join (select credited.invoice_line_id, sum(quantity) as quantity, sum(credited.free_quantity) as free_quantity, sum(net_paisa)::bigint as net_paisa,
      sum(credited.vat_paisa)::bigint as vat_paisa, sum(cost_paisa)::bigint as cost_paisa
    from ${notes} join credit_note_line credited on credited.business_id = $1 and credited.document_id = note.id
    where note.business_id = $1 and note.invoice_id = $2
    group by credited.invoice_line_id) used on used.invoice_line_id = line.id
  left join (select move.source_line_id, -sum(move.value_paisa) as cost_paisa
    from document sale join stock_move move on move.business_id = $1 and move.source_kind = sale.kind
      and move.source_id = sale.id and move.kind = 'SALE'
    where sale.business_id = $1 and sale.id = $2 group by move.source_line_id) sold on sold.source_line_id = line.id
  where line.business_id = $1 and line.invoice_id = $2 order by line.line_number`;

const usedText = `select coalesce(sum(note.shipping_paisa), 0)::bigint as shipping_paisa,
    coalesce(sum(note.shipping_vat_paisa), 0)::bigint as shipping_vat_paisa,
    coalesce(sum(note.rounding_paisa), 0)::bigint as rounding_paisa
  from ${notes} where note.business_id = $1 and note.invoice_id = $2`;

/** How the shipping was taxed, as it stands on the entry. */
const shippedText = `select line.tax_code, line.tax_rate_hundredths from document
  join journal_line line on line.business_id = $1 and line.entry_id = document.entry_id
  where document.business_id = $1 and document.id = $2 and line.account_code = 'SHIPPING_INCOME'`;

type LineRow = Row<'invoice_line'> & {
  used_quantity: string | null;
  used_free_quantity: string | null;
  used_net_paisa: number | null;
  used_vat_paisa: number | null;
  used_cost_paisa: number | null;
  cost_paisa: number;
};
type ShippedRow = { tax_code: TaxCode | null; tax_rate_hundredths: number | null };
type UsedRow = { shipping_paisa: number; shipping_vat_paisa: number; rounding_paisa: number };

function leftOf(row: LineRow): OpenLine {
  const { paid, free } = keptCount(row);
  const [used, usedFree] = [usedOf(row.used_quantity), usedOf(row.used_free_quantity)];
  return {
    quantity: subtractQuantity(paid, subtractQuantity(used, usedFree)),
    free: subtractQuantity(free, usedFree),
    net: less(row.net_paisa - row.document_discount_paisa, row.used_net_paisa),
    vat: less(row.vat_paisa, row.used_vat_paisa),
    cost: less(row.cost_paisa, row.used_cost_paisa),
    taxCode: row.tax_code,
    taxRateHundredths: row.tax_rate_hundredths,
  };
}

function usedOf(used: string | null): Quantity {
  return used === null ? zeroQuantity : readQuantity(used);
}

function less(whole: number, used: number | null | undefined): Paisa {
  return subtractPaisa(asPaisa(whole), used === null || used === undefined ? zeroPaisa : asPaisa(used));
}
