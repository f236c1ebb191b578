import { leftBesideLines, leftOfLine, notedLine, noteSums } from '../../stock/goods-lines/note-answer.ts';
import { movedBatches } from '../../stock/batch/batch-fields.ts';
import { z } from '../../zod.ts';
import { approvalAnswer } from '../approval/approval.ts';
import { discrepancyReason } from '../discrepancy/discrepancy.contract.ts';
import { creditCase, creditNoteState, refundMode } from './credit-note-form.ts';

/** A row of the list of credit notes. Amounts are rupees. */
export const creditNoteRow = z.object({
  id: z.int(),
  /** Null while it is a draft. */
  number: z.string().nullable(),
  state: creditNoteState.answer,
  case: creditCase.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  grandTotal: z.number(),
  remarks: z.string().nullable(),
  ...approvalAnswer,
  version: z.int(),
});

/** What was sold on a line. */
const soldLine = { invoiceLineId: z.int(), ...notedLine };

const creditNoteLine = z.object({
  ...soldLine,
  id: z.int(),
  /** Of what was paid for, and of what had gone along for nothing. */
  quantity: z.number(),
  freeQuantity: z.number(),
  isRestocked: z.boolean(),
  netAmount: z.number(),
  vatAmount: z.number(),
  /** What came back of which batch; missing where goods keep none. */
  batches: movedBatches,
});

/** A credit note with its lines, and where its total went. */
export const creditNoteDetail = creditNoteRow
  .extend({
    lines: z.array(creditNoteLine),
    ...noteSums,
    invoiceDateAD: z.string(),
    invoiceDateBS: z.string(),
    /** What was set against the invoice, and what became the customer's advance; nothing of a draft. */
    setOffAmount: z.number(),
    advanceAmount: z.number(),
    refundMode: refundMode.answer.nullable(),
    /** The payment voucher by which the rest was paid back at once; null once it was deleted. */
    refundId: z.int().nullable(),
    refundNumber: z.string().nullable(),
    discrepancyId: z.int().nullable(),
    customerPan: z.string().nullable(),
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
    printCount: z.int(),
  })
  .meta({ id: 'CreditNoteDetail' });

/** What is left of an invoice after all final credit notes. Amounts are rupees, those of lines without VAT. */
export const creditableInvoice = z.object({
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  invoiceDateAD: z.string(),
  invoiceDateBS: z.string(),
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  grandTotal: z.number(),
  /** By the credit notes before. */
  creditedAmount: z.number(),
  remainingAmount: z.number(),
  lines: z.array(
    z.object({
      ...soldLine,
      soldQuantity: z.number(),
      /** Of what went along for nothing, how many did, and how many no note has taken back. */
      soldFreeQuantity: z.number(),
      freeQuantity: z.number(),
      /** Of one of the item's own unit. */
      rate: z.number(),
      ...leftOfLine,
    }),
  ),
  ...leftBesideLines,
  /** What was reported on it and is not settled yet. */
  discrepancies: z.array(
    z.object({
      id: z.int(),
      reason: discrepancyReason.answer,
      amount: z.number(),
      remarks: z.string().nullable(),
    }),
  ),
});
