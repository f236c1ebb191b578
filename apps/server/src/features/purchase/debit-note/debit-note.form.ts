import type { Answer, Input } from '@bahi/contract/endpoint';
import type { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { notedLineOf } from '../../stock/goods-lines/notes/note-rows.ts';
import { type BoughtLine, hasOwnUnit, readReturnedPurchase } from './debit-note.returnable.ts';

type Contract = typeof debitNoteContract;

/** What of a purchase bill can still go back, for the form. */
export async function getReturnable(
  context: Context,
  { params }: Input<Contract['returnable']>,
): Promise<Answer<Contract['returnable']>> {
  const [{ purchase, lines, bill }, debited] = await Promise.all([
    readReturnedPurchase(context, params.purchaseId, 'purchaseId'),
    context.db.query<{ paisa: number }>(
      `select coalesce(sum(total_paisa), 0)::bigint as paisa from debit_note note
       join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'
       where note.business_id = $1 and note.purchase_id = $2`,
      [context.businessId, params.purchaseId],
    ),
  ]);
  const { shipping, rounding } = bill;
  return {
    purchaseId: purchase.id,
    purchaseNumber: purchase.number ?? '',
    billNumber: purchase.bill_number,
    purchaseDateAD: purchase.dated_on,
    purchaseDateBS: purchase.dated_on_bs,
    outletId: purchase.outlet_id,
    outletName: purchase.outlet_name,
    outletNameNp: purchase.outlet_name_np,
    vendorId: purchase.vendor_id,
    vendorName: purchase.vendor_name,
    vendorNameNp: purchase.vendor_name_np,
    grandTotal: rupeesOf(purchase.total_paisa),
    debitedAmount: rupeesOf(debited[0]?.paisa ?? 0),
    remainingAmount: rupeesOf(purchase.total_paisa - purchase.paid_paisa),
    isTaxInvoice: purchase.is_tax_invoice,
    lines: lines.map(({ row, left, stockLeft }) => ({
      ...boughtLineOf(row),
      boughtQuantity: Number(row.quantity),
      rate: rupeesOf(row.rate_paisa),
      quantity: numberFromQuantity(left.quantity),
      stockQuantity: numberFromQuantity(stockLeft),
      netAmount: rupeesOf(left.net),
      vatAmount: rupeesOf(left.vat),
      taxRateHundredths: left.taxRateHundredths,
      taxCode: left.taxCode,
    })),
    shipping: {
      netAmount: rupeesOf(shipping.net),
      vatAmount: rupeesOf(shipping.vat),
      taxRateHundredths: shipping.taxRateHundredths,
      taxCode: shipping.taxCode,
    },
    rounding: rupeesOf(rounding),
  };
}

/** What was bought on a line of a bill, as it was written then. */
export function boughtLineOf(row: BoughtLine['row']) {
  const isInOther = hasOwnUnit(row);
  return {
    purchaseLineId: row.id,
    ...notedLineOf(row),
    stockUnit: isInOther ? row.stock_unit : null,
    stockUnitNp: isInOther ? row.stock_unit_np : null,
    isCapital: row.is_capital,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
  };
}
