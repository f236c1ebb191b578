import type { Answer, Input } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { priceInUnit } from '@bahi/domain/goods/sold-quantity';
import { ownUnit } from '@bahi/domain/goods/unit-conversion';
import { asPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { keptConversion, keptCount } from '../../stock/goods-lines/goods-lines.sold.ts';
import { notedLineOf } from '../../stock/goods-lines/notes/note-rows.ts';
import { readCreditedInvoice } from './credit-note.creditable.ts';

type Contract = typeof creditNoteContract;

/** What of an invoice can still be credited, for the form. */
export async function getCreditable(
  context: Context,
  { params }: Input<Contract['creditable']>,
): Promise<Answer<Contract['creditable']>> {
  const [{ invoice, lines, creditable }, credited, discrepancies] = await Promise.all([
    readCreditedInvoice(context, params.invoiceId, 'invoiceId'),
    context.db.query<{ paisa: number }>(
      `select coalesce(sum(total_paisa), 0)::bigint as paisa from credit_note note
       join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'
       where note.business_id = $1 and note.invoice_id = $2`,
      [context.businessId, params.invoiceId],
    ),
    context.db.query<Row<'invoice_discrepancy'>>(
      'select * from invoice_discrepancy where business_id = $1 and invoice_id = $2 and resolution is null order by id',
      [context.businessId, params.invoiceId],
    ),
  ]);
  const { shipping, rounding } = creditable;
  return {
    invoiceId: invoice.id,
    invoiceNumber: invoice.number ?? '',
    invoiceDateAD: invoice.dated_on,
    invoiceDateBS: invoice.dated_on_bs,
    outletId: invoice.outlet_id,
    outletName: invoice.outlet_name,
    outletNameNp: invoice.outlet_name_np,
    customerId: invoice.customer_id,
    customerName: invoice.customer_name,
    customerNameNp: invoice.customer_name_np,
    grandTotal: rupeesOf(invoice.total_paisa),
    creditedAmount: rupeesOf(credited[0]?.paisa ?? 0),
    remainingAmount: rupeesOf(invoice.total_paisa - invoice.paid_paisa),
    lines: lines.map(({ row, left }) => ({
      ...soldLineOf(row),
      soldQuantity: numberFromQuantity(keptCount(row).paid),
      soldFreeQuantity: numberFromQuantity(keptCount(row).free),
      rate: rupeesOf(priceInUnit(asPaisa(row.rate_paisa), ownUnit, keptConversion(row)) ?? row.rate_paisa),
      quantity: numberFromQuantity(left.quantity),
      freeQuantity: numberFromQuantity(left.free ?? zeroQuantity),
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
    discrepancies: discrepancies.map((row) => ({
      id: row.id,
      reason: row.reason,
      amount: rupeesOf(row.amount_paisa),
      remarks: row.remarks,
    })),
  };
}

/** What was sold on a line of an invoice, as it was written then. */
export function soldLineOf(row: Row<'invoice_line'>) {
  const { unit, unit_np: unitNp, stock_unit: own, stock_unit_np: ownNp } = row;
  // A note counts in the item's own unit, whatever the bill was written in.
  const counted = own === null ? { unit, unit_np: unitNp } : { unit: own, unit_np: ownNp };
  return { invoiceLineId: row.id, ...notedLineOf({ ...row, ...counted }) };
}
