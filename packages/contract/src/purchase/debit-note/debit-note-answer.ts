import { leftBesideLines, leftOfLine, notedLine, noteSums } from '../../stock/goods-lines/note-answer.ts';
import { attachedDocument } from '../../money/due-document/due-document.ts';
import { movedBatches } from '../../stock/batch/batch-fields.ts';
import { z } from '../../zod.ts';
import { debitCase, debitNoteState, returnedMode } from './debit-note-form.ts';

/** A row of the list of debit notes. Amounts are rupees. */
export const debitNoteRow = z.object({
  id: z.int(),
  /** Null while it is a draft. */
  number: z.string().nullable(),
  state: debitNoteState.answer,
  case: debitCase.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  vendorId: z.int(),
  vendorName: z.string(),
  vendorNameNp: z.string().nullable(),
  /** The number on the vendor's own credit note. */
  vendorNumber: z.string().nullable(),
  purchaseId: z.int(),
  purchaseNumber: z.string(),
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  grandTotal: z.number(),
  remarks: z.string().nullable(),
  version: z.int(),
});

/** What was bought on a line, and where the bill put it. */
const boughtLine = {
  purchaseLineId: z.int(),
  ...notedLine,
  /** The item's own unit, where the bill counts in another; else null. */
  stockUnit: z.string().nullable(),
  stockUnitNp: z.string().nullable(),
  isCapital: z.boolean(),
  categoryName: z.string().nullable(),
  categoryNameNp: z.string().nullable(),
};

const debitNoteLine = z.object({
  ...boughtLine,
  id: z.int(),
  /** In `unit`: the bill's, or the item's own. */
  quantity: z.number(),
  inStockUnit: z.boolean(),
  netAmount: z.number(),
  vatAmount: z.number(),
  /** What is taken off what the line costs the business. */
  costAmount: z.number(),
  /** What went back of which batch; missing where goods keep none. */
  batches: movedBatches,
});

/** A debit note with its lines, and where its total went. */
export const debitNoteDetail = debitNoteRow
  .extend({
    lines: z.array(debitNoteLine),
    documents: z.array(attachedDocument),
    ...noteSums,
    /** Whether the VAT was set off, and is no longer. */
    isVatSetOff: z.boolean(),
    purchaseDateAD: z.string(),
    purchaseDateBS: z.string(),
    /** The number on the vendor's own bill. */
    billNumber: z.string().nullable(),
    /** What was set against the bill, and what became an advance with the vendor; nothing of a draft. */
    setOffAmount: z.number(),
    advanceAmount: z.number(),
    refundMode: returnedMode.answer.nullable(),
    /** The receipt by which the rest came back at once; null once it was deleted. */
    refundId: z.int().nullable(),
    refundNumber: z.string().nullable(),
    vendorPan: z.string().nullable(),
    vendorAddress: z.string(),
    vendorAddressNp: z.string(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
  })
  .meta({ id: 'DebitNoteDetail' });

/** What is left of a purchase bill after all final debit notes. Amounts are rupees, those of lines without VAT. */
export const returnablePurchase = z.object({
  purchaseId: z.int(),
  purchaseNumber: z.string(),
  billNumber: z.string().nullable(),
  purchaseDateAD: z.string(),
  purchaseDateBS: z.string(),
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  vendorId: z.int(),
  vendorName: z.string(),
  vendorNameNp: z.string().nullable(),
  grandTotal: z.number(),
  /** By the debit notes before. */
  debitedAmount: z.number(),
  remainingAmount: z.number(),
  isTaxInvoice: z.boolean(),
  lines: z.array(
    z.object({
      ...boughtLine,
      boughtQuantity: z.number(),
      rate: z.number(),
      ...leftOfLine,
      /** What is left in the item's own unit. */
      stockQuantity: z.number(),
    }),
  ),
  ...leftBesideLines,
});
