import type { invoiceDetail, invoiceRow } from '@bahi/contract/sales/invoice/invoice-answer';
import type { z } from '@bahi/contract/zod';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { SellerAsPrinted } from '../../platform/business/seller.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import type { TermAsPrinted } from './invoice.terms.ts';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';

/** What a bill has beside its head: the table `invoice`. */
export type InvoiceOwn = {
  business_id: number;
  id: number;
  is_tax_invoice: boolean;
  seller: SellerAsPrinted;
  customer_name: string;
  customer_name_np: string | null;
  customer_pan: string | null;
  customer_phone: string | null;
  customer_address: string;
  customer_address_np: string;
  payment_mode: 'CASH' | 'ONLINE' | 'CHEQUE' | 'CREDIT';
  discount_type: '1' | '2';
  discount_value: number;
  quantity: string;
  sub_total_paisa: number;
  line_discount_paisa: number;
  discount_paisa: number;
  shipping_paisa: number;
  taxable_paisa: number;
  exempt_paisa: number;
  zero_rated_paisa: number;
  remarks: string | null;
  /** As they were when it was issued; of a draft, when it was saved. */
  terms: TermAsPrinted[];
  print_count: number;
  shared_at: Date | null;
};

/** A bill: its head and what is its own. */
export type InvoiceRecord = DocumentRow & InvoiceOwn;

/** The table `invoice_line`. */
export type InvoiceLineRecord = {
  business_id: number;
  id: number;
  invoice_id: number;
  line_number: number;
  item_variant_id: number | null;
  service_id: number | null;
  code: string;
  particulars: string;
  particulars_np: string | null;
  hs_code: string | null;
  unit: string;
  unit_np: string | null;
  quantity: string;
  rate_paisa: number;
  vat_included: boolean;
  tax_code: 'TAXABLE' | 'EXEMPT' | 'ZERO_RATED';
  tax_rate_hundredths: number;
  discount_type: '1' | '2';
  discount_value: number;
  discount_paisa: number;
  net_paisa: number;
  document_discount_paisa: number;
  vat_paisa: number;
  remarks: string | null;
};

type OutletName = { outlet_name: string; outlet_name_np: string | null };

/** A row of the list. A draft or cancelled bill owes nothing. */
export function invoiceListRow(row: InvoiceRecord & OutletName): z.output<typeof invoiceRow> {
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  return {
    id: row.id,
    code: row.number,
    state: row.state,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    customerId: row.customer_id ?? Number.NaN,
    customerName: row.customer_name,
    customerNameNp: row.customer_name_np,
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    grandTotal: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(paid),
    remainingAmount: row.state === 'FINAL' ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid),
    isCancellable: row.state === 'FINAL' && row.print_count === 0 && row.paid_paisa === 0 && row.shared_at === null,
    version: row.version,
  };
}

/** An invoice with its lines. */
export function invoiceDetailOf(
  row: InvoiceRecord & OutletName,
  lines: readonly InvoiceLineRecord[],
): z.output<typeof invoiceDetail> {
  return {
    ...invoiceListRow(row),
    paymentMode: row.payment_mode,
    discountType: row.discount_type,
    // Per cent in hundredths and rupees in paisa: both are a hundred times what was typed.
    discount: rupees(row.discount_value),
    discountAmount: rupees(row.discount_paisa),
    shippingCharge: rupees(row.shipping_paisa),
    subTotal: rupees(row.sub_total_paisa),
    taxableAmount: rupees(row.taxable_paisa),
    exemptAmount: rupees(row.exempt_paisa + row.zero_rated_paisa),
    vat: rupees(row.vat_paisa),
    isTaxInvoice: row.is_tax_invoice,
    remarks: row.remarks,
    cancelReason: row.cancel_reason,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
    printCount: row.print_count,
    customerPan: row.customer_pan,
    customerAddress: row.customer_address,
    customerAddressNp: row.customer_address_np,
    terms: row.terms.map(({ en, ne }) => ({ name: en, nameNp: ne })),
    lines: lines.map(lineAnswer),
  };
}

function lineAnswer(line: InvoiceLineRecord): z.output<typeof invoiceDetail>['lines'][number] {
  return {
    id: line.id,
    inventoryType: line.item_variant_id === null ? 'SERVICE' : 'ITEM',
    itemLedgerDetailId: line.item_variant_id,
    serviceId: line.service_id,
    code: line.code,
    particulars: line.particulars,
    particularsNp: line.particulars_np,
    hsCode: line.hs_code,
    unit: line.unit,
    unitNp: line.unit_np,
    quantity: Number(line.quantity),
    rate: rupees(line.rate_paisa),
    vatIncluded: line.vat_included,
    taxable: line.tax_code === 'TAXABLE',
    taxRate: line.tax_rate_hundredths / 100,
    discountType: line.discount_type,
    discount: rupees(line.discount_value),
    discountAmount: rupees(line.discount_paisa),
    netAmount: rupees(line.net_paisa),
    remarks: line.remarks,
  };
}

function rupees(paisa: number): number {
  return rupeesFromPaisa(asPaisa(paisa));
}
