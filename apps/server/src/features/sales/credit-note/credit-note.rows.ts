import type { creditNoteDetail, creditNoteRow } from '@bahi/contract/sales/credit-note/credit-note-answer';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type MovedBatch, movedBatchesAnswer } from '../../books/ledger/batches/batch-shelf.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { type Approvable, approvalAnswerOf } from '../approval/approval.ts';
import { soldLineOf } from './credit-note.form.ts';

/** Whose drafts are approved, and by whom. */
export const creditNoteApproval = {
  head: 'document',
  own: 'credit_note',
  right: 'credit-note.approve',
} as const satisfies Approvable;

type Reader = Pick<Context, 'session' | 'can'>;

/** A credit note: its head and what is its own, with the number of what it credits. */
export type CreditNoteRecord = DocumentRow &
  Row<'credit_note'> & {
    invoice_number: string | null;
    outlet_name: string;
    outlet_name_np: string | null;
  };

/** What a row shows of its approval. */
export type Limited = { approval_limit_paisa: number | null };

/** A credited line with what was sold on it. */
export type CreditNoteLineRecord = Row<'invoice_line'> & {
  noted_id: number;
  noted_line_number: number;
  noted_quantity: string;
  noted_free_quantity: string;
  is_restocked: boolean;
  noted_net_paisa: number;
  noted_vat_paisa: number;
  moved_batches: readonly MovedBatch[] | null;
};

/** What stands beside a note and is not kept in its row. */
export type CreditNoteSides = {
  invoice_dated_on: string;
  invoice_dated_on_bs: string;
  set_off_paisa: number;
  advance_paisa: number;
  refund_number: string | null;
};

export function creditNoteListRow(row: CreditNoteRecord & Limited, reader: Reader): z.output<typeof creditNoteRow> {
  return {
    id: row.id,
    number: row.number,
    state: row.state === 'DRAFT' ? 'DRAFT' : 'FINAL',
    case: row.credit_case,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    customerId: row.customer_id ?? Number.NaN,
    customerName: row.customer_name,
    customerNameNp: row.customer_name_np,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number ?? '',
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    grandTotal: rupeesOf(row.total_paisa),
    remarks: row.remarks,
    ...approvalAnswerOf(row, row.state === 'DRAFT', reader, creditNoteApproval),
    version: row.version,
  };
}

export function creditNoteDetailOf(
  row: CreditNoteRecord & CreditNoteSides & Limited,
  lines: readonly CreditNoteLineRecord[],
  reader: Reader,
): z.output<typeof creditNoteDetail> {
  return {
    ...creditNoteListRow(row, reader),
    lines: lines.map((line) => ({
      ...soldLineOf(line),
      id: line.noted_id,
      quantity: Number(line.noted_quantity),
      freeQuantity: Number(line.noted_free_quantity),
      isRestocked: line.is_restocked,
      netAmount: rupeesOf(line.noted_net_paisa),
      vatAmount: rupeesOf(line.noted_vat_paisa),
      ...movedBatchesAnswer(line.moved_batches),
    })),
    shippingCharge: rupeesOf(row.shipping_paisa),
    taxableAmount: rupeesOf(row.taxable_paisa),
    exemptAmount: rupeesOf(row.exempt_paisa + row.zero_rated_paisa),
    vat: rupeesOf(row.vat_paisa),
    rounding: rupeesOf(row.rounding_paisa),
    isTaxInvoice: row.is_tax_invoice,
    invoiceDateAD: row.invoice_dated_on,
    invoiceDateBS: row.invoice_dated_on_bs,
    setOffAmount: rupeesOf(row.set_off_paisa),
    advanceAmount: rupeesOf(row.advance_paisa),
    refundMode: row.refund_mode,
    refundId: row.refund_number === null ? null : row.refund_id,
    refundNumber: row.refund_number,
    discrepancyId: row.discrepancy_id,
    customerPan: row.customer_pan,
    customerAddress: row.customer_address,
    customerAddressNp: row.customer_address_np,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
    printCount: row.print_count,
  };
}
