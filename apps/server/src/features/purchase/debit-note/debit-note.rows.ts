import type { debitNoteDetail, debitNoteRow } from '@bahi/contract/purchase/debit-note/debit-note-answer';
import type { z } from '@bahi/contract/zod';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type MovedBatch, movedBatchesAnswer } from '../../books/ledger/batches/batch-shelf.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { boughtLineOf } from './debit-note.form.ts';
import type { BoughtLine } from './debit-note.returnable.ts';

/** A debit note: its head and what is its own, with the number of what it is against. */
export type DebitNoteRecord = DocumentRow &
  Row<'debit_note'> & {
    purchase_number: string | null;
    outlet_name: string;
    outlet_name_np: string | null;
  };

/** A line of a note with what was bought on it. */
export type DebitNoteLineRecord = BoughtLine['row'] & {
  noted_id: number;
  noted_line_number: number;
  /** In its own unit, which is the bill's or the item's. */
  noted_quantity: string;
  noted_unit: string;
  noted_unit_np: string | null;
  in_stock_unit: boolean;
  noted_net_paisa: number;
  noted_vat_paisa: number;
  moved_batches: readonly MovedBatch[] | null;
  noted_cost_paisa: number;
};

/** What stands beside a note and is not kept in its row. */
export type DebitNoteSides = {
  purchase_dated_on: string;
  purchase_dated_on_bs: string;
  bill_number: string | null;
  set_off_paisa: number;
  advance_paisa: number;
  refund_number: string | null;
};

export function debitNoteListRow(row: DebitNoteRecord): z.output<typeof debitNoteRow> {
  return {
    id: row.id,
    number: row.number,
    state: row.state === 'DRAFT' ? 'DRAFT' : 'FINAL',
    case: row.debit_case,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    vendorId: row.vendor_id ?? Number.NaN,
    vendorName: row.vendor_name,
    vendorNameNp: row.vendor_name_np,
    vendorNumber: row.vendor_number,
    purchaseId: row.purchase_id,
    purchaseNumber: row.purchase_number ?? '',
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    grandTotal: rupeesOf(row.total_paisa),
    remarks: row.remarks,
    version: row.version,
  };
}

/** A note with its lines; its documents are the caller's. */
export function debitNoteDetailOf(
  row: DebitNoteRecord & DebitNoteSides,
  lines: readonly DebitNoteLineRecord[],
): Omit<z.output<typeof debitNoteDetail>, 'documents'> {
  return {
    ...debitNoteListRow(row),
    lines: lines.map((line) => ({
      ...boughtLineOf(line),
      id: line.noted_id,
      unit: line.noted_unit,
      unitNp: line.noted_unit_np,
      inStockUnit: line.in_stock_unit,
      quantity: Number(line.noted_quantity),
      netAmount: rupeesOf(line.noted_net_paisa),
      vatAmount: rupeesOf(line.noted_vat_paisa),
      costAmount: rupeesOf(line.noted_cost_paisa),
      ...movedBatchesAnswer(line.moved_batches),
    })),
    shippingCharge: rupeesOf(row.shipping_paisa),
    taxableAmount: rupeesOf(row.taxable_paisa),
    exemptAmount: rupeesOf(row.exempt_paisa + row.zero_rated_paisa),
    vat: rupeesOf(row.bill_vat_paisa),
    rounding: rupeesOf(row.rounding_paisa),
    isTaxInvoice: row.is_tax_invoice,
    isVatSetOff: row.is_vat_set_off,
    purchaseDateAD: row.purchase_dated_on,
    purchaseDateBS: row.purchase_dated_on_bs,
    billNumber: row.bill_number,
    setOffAmount: rupeesOf(row.set_off_paisa),
    advanceAmount: rupeesOf(row.advance_paisa),
    refundMode: row.refund_mode,
    refundId: row.refund_number === null ? null : row.refund_id,
    refundNumber: row.refund_number,
    vendorPan: row.vendor_pan,
    vendorAddress: row.vendor_address,
    vendorAddressNp: row.vendor_address_np,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
  };
}
