import { zeroPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
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
import type { PreparedDebitNote } from './debit-note.prepare.ts';

/** Writes the head as a draft, anew for one that is there, and answers its id. */
export async function writeHead(
  context: Context,
  prepared: PreparedDebitNote,
  draft: NoteDraft | null,
): Promise<number> {
  const head = headOf(prepared);
  if (draft === null) return insertDocument(context, 'DEBIT_NOTE', { ...head, state: 'DRAFT' });
  await updateDocument(context, 'DEBIT_NOTE', { id: draft.id }, head);
  return draft.id;
}

function headOf({ purchase, total, issuedOn }: PreparedDebitNote): DocumentHead {
  return {
    outletId: purchase.outlet_id,
    partyId: purchase.vendor_id,
    heading: null,
    datedOn: issuedOn,
    dueOn: issuedOn,
    total: total.grandTotal,
    vat: purchase.is_vat_set_off ? total.vat : zeroPaisa,
  };
}

/** Writes what follows the head: what is the note's own, and its lines. Answers the ids of the lines in their order. */
export async function writeRows(
  context: Context,
  prepared: PreparedDebitNote,
  { id, isDraftAnew, refundId }: { id: number; isDraftAnew: boolean; refundId: number | null },
): Promise<number[]> {
  const { db, businessId } = context;
  const own = ownValues(prepared, refundId);
  if (isDraftAnew) {
    await updateOwn(context, 'DEBIT_NOTE', id, own);
    await db.query('delete from debit_note_line where business_id = $1 and document_id = $2', [businessId, id]);
  } else await insertOwn(context, 'DEBIT_NOTE', id, own);
  return insertRows(db, 'debit_note_line', rowsOf(context, prepared, id));
}

function ownValues(
  { form, purchase, seller, total }: PreparedDebitNote,
  refundId: number | null,
): OwnValues<'DEBIT_NOTE'> {
  return {
    purchase_id: purchase.id,
    debit_case: form.case,
    vendor_number: form.vendorNumber,
    seller: JSON.stringify(seller),
    is_tax_invoice: purchase.is_tax_invoice,
    is_vat_set_off: purchase.is_vat_set_off,
    vendor_name: purchase.vendor_name,
    vendor_name_np: purchase.vendor_name_np,
    vendor_pan: purchase.vendor_pan,
    vendor_address: purchase.vendor_address,
    vendor_address_np: purchase.vendor_address_np,
    shipping_paisa: total.shipping.net,
    shipping_vat_paisa: total.shipping.vat,
    shipping_tax_rate_hundredths: total.shipping.taxRateHundredths,
    taxable_paisa: total.taxableAmount,
    exempt_paisa: total.exemptAmount,
    zero_rated_paisa: total.zeroRatedAmount,
    bill_vat_paisa: total.vat,
    rounding_paisa: total.rounding,
    refund_mode: form.refundMode,
    refund_id: refundId,
    remarks: form.remarks,
  };
}

function rowsOf({ businessId }: Context, { total, lines }: PreparedDebitNote, id: number) {
  return total.lines.map(({ net, vat }, position) => {
    const { bought, quantity, stockQuantity, inStockUnit, cost, landed } = lines[position] ?? failToMatch();
    return {
      business_id: businessId,
      document_id: id,
      line_number: position + 1,
      purchase_line_id: bought.row.id,
      quantity: numberFromQuantity(quantity),
      stock_quantity: numberFromQuantity(stockQuantity),
      in_stock_unit: inStockUnit,
      net_paisa: net,
      vat_paisa: vat,
      cost_paisa: cost,
      landed_paisa: landed,
    };
  });
}

function failToMatch(): never {
  throw new RangeError('lines and total do not match');
}
