import type { invoiceDetail, invoiceRow } from '@bahi/contract/sales/invoice/invoice-answer';
import type { z } from '@bahi/contract/zod';
import { documentKinds } from '@bahi/domain/document-kinds';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { asPaisa, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import type { SellerAsPrinted } from '../../platform/business/seller.ts';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type MovedBatch, movedBatchesAnswer, movedOfDocument } from '../../books/ledger/batches/batch-shelf.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { type Approvable, approvalAnswerOf } from '../approval/approval.ts';
import { changeOf, type ReceiptPayments } from './cash/receipt-payments.ts';
import type { TermAsPrinted } from './invoice.terms.ts';
import { goodsAnswerOf } from '../../stock/goods-lines/goods-lines.rows.ts';
import { soldAnswerOf, type SoldRecord } from '../../stock/goods-lines/goods-lines.sold.ts';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';

/** What an invoice keeps as it was when it was issued; of a draft, when it was saved. */
export type AsPrinted = { seller: SellerAsPrinted; terms: TermAsPrinted[] };

/** How invoices are numbered. */
export const invoiceSeries = documentKinds.INVOICE.series;

/** Whose drafts are approved, and by whom. */
export const invoiceApproval = {
  head: 'document',
  own: 'invoice',
  right: 'invoice.approve',
} as const satisfies Approvable;

/** An invoice: its head and what is its own. */
export type InvoiceRecord = DocumentRow & Row<'invoice'> & AsPrinted;

/** A line with the list whose price it took. */
export type InvoiceLineRecord = SoldRecord & {
  price_list_id: number | null;
  price_list_name: string | null;
  price_list_name_np: string | null;
  price_list_from_quantity: string | null;
  batch_id: number | null;
  moved_batches: readonly MovedBatch[] | null;
};

/** The lines of an invoice with what each sold of batches. */
export const invoiceLines = `select line.*, ${movedOfDocument} as moved_batches
  from invoice_line line join document on document.business_id = $1 and document.id = line.invoice_id
  where line.business_id = $1 and line.invoice_id = $2 order by line.line_number`;

/** What is read beside the record: `credited_paisa` is what credit notes took off what it owes. */
type OutletName = { outlet_name: string; outlet_name_np: string | null; credited_paisa: number };
type Limited = { approval_limit_paisa: number | null };
type Reader = Pick<Context, 'session' | 'can'>;
type Receipt = ReceiptPayments & { receipt_number: string | null };

/** A row of the list, as it stands today. A draft or cancelled invoice owes nothing. */
export function invoiceListRow(
  row: InvoiceRecord & OutletName & Limited,
  todayBs: string,
  reader: Reader,
): z.output<typeof invoiceRow> {
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  const credited = asPaisa(row.credited_paisa);
  const isUnseen = row.state === 'FINAL' && row.print_count === 0 && row.shared_at === null;
  const isCancellable = isUnseen && isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs });
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
    destination: row.destination,
    grandTotal: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(subtractPaisa(paid, credited)),
    creditedAmount: rupeesFromPaisa(credited),
    remainingAmount: row.state === 'FINAL' ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid),
    isCancellable: isCancellable && paid === 0,
    isCancellableUnpaid: isCancellable && paid > 0 && credited === 0,
    ...approvalAnswerOf(row, row.state === 'DRAFT', reader, invoiceApproval),
    version: row.version,
  };
}

/** An invoice with its lines. */
export function invoiceDetailOf(
  row: InvoiceRecord & OutletName & Limited & Receipt,
  lines: readonly InvoiceLineRecord[],
  todayBs: string,
  reader: Reader,
): z.output<typeof invoiceDetail> {
  const isPaidAtOnce = row.receipt_number !== null;
  const goods = goodsAnswerOf(row, lines);
  const tendered = isPaidAtOnce ? row.tendered_paisa : null;
  return {
    ...invoiceListRow(row, todayBs, reader),
    ...goods,
    lines: lines.flatMap((line, position) => {
      const shared = goods.lines[position];
      if (shared === undefined) return [];
      return [{ ...shared, ...soldAnswerOf(line), priceList: takenFrom(line), ...batchesOf(line) }];
    }),
    declarationNumber: row.declaration_number,
    declarationDateAD: row.declared_on,
    declarationDateBS: row.declared_on_bs,
    countryId: row.country_id,
    countryName: row.country_name,
    countryNameNp: row.country_name_np,
    paymentMode: row.payment_mode,
    payments: (row.receipt_payments ?? []).map(({ mode, paisa }) => ({ mode, amount: rupeesOf(paisa) })),
    tenderedAmount: tendered === null ? null : rupeesOf(tendered),
    changeAmount: tendered === null ? null : rupeesOf(changeOf(tendered, row.receipt_payments)),
    receiptId: isPaidAtOnce ? row.receipt_id : null,
    receiptNumber: row.receipt_number,
    creditPassedBy: row.credit_passed_by_name,
    creditReason: row.credit_reason,
    cancelReason: row.cancel_reason,
    cancelledBy: row.cancelled_by_name,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
    printCount: row.print_count,
    customerPan: row.customer_pan,
    customerAddress: row.customer_address,
    customerAddressNp: row.customer_address_np,
    terms: row.terms.map(({ en, ne }) => ({ name: en, nameNp: ne })),
  };
}

/** The batch that was chosen, and what the line sold of which. */
function batchesOf({ batch_id: batchId, moved_batches: moved }: InvoiceLineRecord) {
  return { ...(batchId === null ? {} : { batchId }), ...movedBatchesAnswer(moved) };
}

/** The list whose price a line took, as it was called then. */
function takenFrom(line: InvoiceLineRecord): z.output<typeof invoiceDetail>['lines'][number]['priceList'] {
  if (line.price_list_id === null || line.price_list_name === null) return null;
  return {
    id: line.price_list_id,
    name: line.price_list_name,
    nameNp: line.price_list_name_np,
    fromQuantity: Number(line.price_list_from_quantity),
  };
}
