import { goodsLinesAnswer, lineAnswer, soldLine } from '../../stock/goods-lines/goods-lines-answer.ts';
import { z } from '../../zod.ts';
import { approvalAnswer } from '../approval/approval.ts';
import { invoiceState } from '../invoice/invoice-form.ts';
import { quotationState } from './quotation-form.ts';

/** A row of the list of quotations. Amounts are rupees. */
export const quotationRow = z.object({
  id: z.int(),
  /** Its number; null while it is a draft. */
  code: z.string().nullable(),
  state: quotationState.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  /** The last day on which it holds. */
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  grandTotal: z.number(),
  ...approvalAnswer,
  version: z.int(),
});

/** A bill that was made of it, or of some of its lines; a draft bears no number yet. */
const madeInvoice = z.object({ id: z.int(), code: z.string().nullable(), state: invoiceState.answer });

/** A quotation with its lines; of each, the bill that it was turned into. */
export const quotationDetail = quotationRow
  .extend({
    ...goodsLinesAnswer,
    lines: z.array(lineAnswer.extend({ ...soldLine, invoiceId: z.int().nullable() })),
    invoices: z.array(madeInvoice),
    /** When the customer's answer was noted, by whom, and what they said; null while there is none. */
    answeredAt: z.string().nullable(),
    answeredBy: z.string().nullable(),
    answerRemarks: z.string().nullable(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
    customerPan: z.string().nullable(),
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    /** What is printed at its foot: of a draft what is in force today, of a published one what was. */
    terms: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
  })
  .meta({ id: 'QuotationDetail' });

/** A line whose goods cost otherwise today, or bear another tax, than when they were quoted. It is billed as quoted. */
export const priceChange = z.object({
  lineId: z.int(),
  particulars: z.string(),
  particularsNp: z.string().nullable(),
  /** What one unit was quoted at, and what it cost without an agreement then and now. */
  quotedRate: z.number(),
  formerPrice: z.number(),
  presentPrice: z.number(),
  /** Per cent. */
  quotedTaxRate: z.number(),
  presentTaxRate: z.number(),
});
