import { paymentMode, paymentStatus } from '../../enumeration.ts';
import { customsAnswer } from '../../stock/goods-lines/customs.ts';
import { movedBatches } from '../../stock/batch/batch-fields.ts';
import { goodsLinesAnswer, lineAnswer, soldLine } from '../../stock/goods-lines/goods-lines-answer.ts';
import { z } from '../../zod.ts';
import { approvalAnswer } from '../approval/approval.ts';
import { invoiceDestination, invoicePaymentMode, invoiceState } from './invoice-form.ts';

/** A row of the invoice list. Amounts are rupees. */
export const invoiceRow = z.object({
  id: z.int(),
  /** The invoice number; null while it is a draft. */
  code: z.string().nullable(),
  state: invoiceState.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  destination: invoiceDestination.answer,
  grandTotal: z.number(),
  /** In money; what credit notes took off what it owes stands beside. */
  paidAmount: z.number(),
  creditedAmount: z.number(),
  remainingAmount: z.number(),
  paymentStatus: paymentStatus.answer,
  /** Of this month, and neither printed, shared, paid, credited nor sent to the tax office: may still be cancelled. */
  isCancellable: z.boolean(),
  /** Only its payments stand in the way of cancelling it: their receipts are deleted first. */
  isCancellableUnpaid: z.boolean(),
  ...approvalAnswer,
  version: z.int(),
});
/** A line, and the price list that its rate was taken from, as it was called then; null for any other rate. */
const invoiceLine = lineAnswer.extend({
  ...soldLine,
  priceList: z
    .object({ id: z.int(), name: z.string(), nameNp: z.string().nullable(), fromQuantity: z.number() })
    .nullable(),
  /** The batch that was chosen, and what was sold of which; missing where goods keep none. */
  batchId: z.int().optional(),
  batches: movedBatches,
});

/** An invoice with its lines. */
export const invoiceDetail = invoiceRow
  .extend({
    paymentMode: invoicePaymentMode.answer,
    /** What was paid when it was issued, part by part; nothing on credit, and once the receipt was deleted. */
    payments: z.array(z.object({ mode: paymentMode.answer, amount: z.number() })),
    /** What was handed over in cash, and given back of it; null where that was not said. */
    tenderedAmount: z.number().nullable(),
    changeAmount: z.number().nullable(),
    /** The receipt that was written when it was issued; null on credit, and once it was deleted. */
    receiptId: z.int().nullable(),
    receiptNumber: z.string().nullable(),
    /** Who let it pass beyond what its customer may owe, as they were called then, and why. */
    creditPassedBy: z.string().nullable(),
    creditReason: z.string().nullable(),
    ...customsAnswer,
    ...goodsLinesAnswer,
    lines: z.array(invoiceLine),
    cancelReason: z.string().nullable(),
    /** Who cancelled it, as they were called then. */
    cancelledBy: z.string().nullable(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
    printCount: z.int(),
    customerPan: z.string().nullable(),
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    /** What is printed at its foot: of a draft what is in force today, of an issued invoice what was. */
    terms: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
  })
  .meta({ id: 'InvoiceDetail' });
