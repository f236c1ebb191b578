import { addQuantity, numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import {
  type DocumentHead,
  insertDocument,
  insertOwn,
  type OwnValues,
  updateDocument,
  updateOwn,
} from '../../books/ledger/document-head.ts';
import type { NoteDraft } from '../../stock/goods-lines/notes/note-lock.ts';
import type { PreparedCreditNote } from './credit-note.prepare.ts';

/** Writes the head as a draft, anew for one that is there, and answers its id. */
export async function writeHead(
  context: Context,
  prepared: PreparedCreditNote,
  draft: NoteDraft | null,
): Promise<number> {
  const head = headOf(prepared);
  if (draft === null) return insertDocument(context, 'CREDIT_NOTE', { ...head, state: 'DRAFT' });
  await updateDocument(context, 'CREDIT_NOTE', { id: draft.id }, head);
  return draft.id;
}

function headOf({ invoice, total, issuedOn }: PreparedCreditNote): DocumentHead {
  return {
    outletId: invoice.outlet_id,
    partyId: invoice.customer_id,
    heading: null,
    datedOn: issuedOn,
    dueOn: issuedOn,
    total: total.grandTotal,
    vat: total.vat,
  };
}

/** Writes what follows the head: what is the note's own, and its lines. Answers the ids of the lines in their order. */
export async function writeRows(
  context: Context,
  prepared: PreparedCreditNote,
  { id, isDraftAnew, refundId }: { id: number; isDraftAnew: boolean; refundId: number | null },
): Promise<number[]> {
  const { db, businessId } = context;
  const own = ownValues(prepared, refundId);
  if (isDraftAnew) {
    await updateOwn(context, 'CREDIT_NOTE', id, own);
    await db.query('delete from credit_note_line where business_id = $1 and document_id = $2', [businessId, id]);
  } else await insertOwn(context, 'CREDIT_NOTE', id, own);
  return insertRows(db, 'credit_note_line', rowsOf(context, prepared, id));
}

function ownValues(
  { form, invoice, total, approval }: PreparedCreditNote,
  refundId: number | null,
): OwnValues<'CREDIT_NOTE'> {
  return {
    invoice_id: invoice.id,
    credit_case: form.case,
    is_tax_invoice: invoice.is_tax_invoice,
    seller: JSON.stringify(invoice.seller),
    customer_name: invoice.customer_name,
    customer_name_np: invoice.customer_name_np,
    customer_pan: invoice.customer_pan,
    customer_address: invoice.customer_address,
    customer_address_np: invoice.customer_address_np,
    shipping_paisa: total.shipping.net,
    shipping_vat_paisa: total.shipping.vat,
    shipping_tax_rate_hundredths: total.shipping.taxRateHundredths,
    taxable_paisa: total.taxableAmount,
    exempt_paisa: total.exemptAmount,
    zero_rated_paisa: total.zeroRatedAmount,
    rounding_paisa: total.rounding,
    discrepancy_id: form.discrepancyId,
    refund_mode: form.refundMode,
    refund_id: refundId,
    remarks: form.remarks,
    ...approval,
  };
}

function rowsOf({ businessId }: Context, { total, lines }: PreparedCreditNote, id: number) {
  return total.lines.map((line, position) => {
    const { sold, isRestocked } = lines[position] ?? failToMatch();
    return {
      business_id: businessId,
      document_id: id,
      line_number: position + 1,
      invoice_line_id: sold.row.id,
      quantity: numberFromQuantity(addQuantity(line.quantity, line.free ?? zeroQuantity)),
      free_quantity: numberFromQuantity(line.free ?? zeroQuantity),
      is_restocked: isRestocked,
      net_paisa: line.net,
      vat_paisa: line.vat,
      cost_paisa: line.cost,
    };
  });
}

function failToMatch(): never {
  throw new RangeError('lines and total do not match');
}
