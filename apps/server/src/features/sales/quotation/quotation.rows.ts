import type { quotationDetail, quotationRow } from '@bahi/contract/sales/quotation/quotation-answer';
import type { z } from '@bahi/contract/zod';
import { quotationStateOn } from '@bahi/domain/goods/quotation';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { goodsAnswerOf } from '../../stock/goods-lines/goods-lines.rows.ts';
import { soldAnswerOf, type SoldRecord } from '../../stock/goods-lines/goods-lines.sold.ts';
import { type Approvable, approvalAnswerOf } from '../approval/approval.ts';
import type { AsPrinted } from '../invoice/invoice.rows.ts';

/** Whose drafts are approved, and by whom. */
export const quotationApproval = {
  head: 'quotation',
  own: 'quotation',
  right: 'quotation.approve',
} as const satisfies Approvable;

/** A quotation with seller and terms as it keeps them. */
export type QuotationRecord = Row<'quotation'> & AsPrinted;
/** A line, and the bill that it was turned into. */
export type QuotationLineRecord = SoldRecord & { price_paisa: number; invoice_id: number | null };
export type OfOutlet = { outlet_name: string; outlet_name_np: string | null };
/** What a row shows of its approval. */
export type Limited = { approval_limit_paisa: number | null };
type Reader = Pick<Context, 'today' | 'session' | 'can'>;
export type MadeInvoice = { id: number; code: string | null; state: 'DRAFT' | 'FINAL' | 'CANCELLED' };

/** A row of the list, as it stands today. */
export function quotationListRow(
  row: QuotationRecord & OfOutlet & Limited,
  reader: Reader,
): z.output<typeof quotationRow> {
  return {
    id: row.id,
    code: row.number,
    state: quotationStateOn(row.state, storedDay(row.due_on), reader.today),
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerNameNp: row.customer_name_np,
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    grandTotal: rupeesOf(row.total_paisa),
    ...approvalAnswerOf(row, row.state === 'DRAFT', reader, quotationApproval),
    version: row.version,
  };
}

/** A quotation with its lines and the bills that were made of them. */
export function quotationDetailOf(
  row: QuotationRecord & OfOutlet & Limited,
  { lines, invoices }: { lines: readonly QuotationLineRecord[]; invoices: MadeInvoice[] },
  reader: Reader,
): z.output<typeof quotationDetail> {
  const goods = goodsAnswerOf(row, lines);
  return {
    ...quotationListRow(row, reader),
    ...goods,
    lines: lines.flatMap((line, position) => {
      const shared = goods.lines[position];
      return shared === undefined ? [] : [{ ...shared, ...soldAnswerOf(line), invoiceId: line.invoice_id }];
    }),
    invoices,
    answeredAt: row.answered_at === null ? null : row.answered_at.toISOString(),
    answeredBy: row.answered_by_name,
    answerRemarks: row.answer_remarks,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
    customerPan: row.customer_pan,
    customerAddress: row.customer_address,
    customerAddressNp: row.customer_address_np,
    terms: row.terms.map(({ en, ne }) => ({ name: en, nameNp: ne })),
  };
}
