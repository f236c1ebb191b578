import { vatBoxes } from '@bahi/domain/numbers/vat-return';
import { taxPayment } from '../../books/tax-office/tax-payment.ts';
import { choiceOf } from '../../enumeration.ts';
import { z } from '../../zod.ts';
import { adjustmentReason } from './vat-return-form.ts';
import { vatTie } from './vat-return-ties.ts';

/** What was said of a month: sent, seen as verified by the portal, without which it is not filed, or noted by mistake. */
const returnState = choiceOf(['SUBMITTED', 'VERIFIED', 'WITHDRAWN']);
export const month = z.object({
  firstDayAD: z.string(),
  lastDayAD: z.string(),
  lastDayBS: z.string(),
  /** Until when its return is due. */
  dueDayAD: z.string(),
  dueDayBS: z.string(),
});

export const filing = z
  .object({
    id: z.int(),
    state: returnState,
    submissionNumber: z.string(),
    submittedOnAD: z.string(),
    submittedOnBS: z.string(),
    verifiedOnAD: z.string().nullable(),
    verifiedOnBS: z.string().nullable(),
    /** Whole rupees: what was to be paid, and what the next month brings forward. */
    payable: z.int(),
    carriedForward: z.int(),
    reason: z.string().nullable(),
    saidByName: z.string(),
    saidAt: z.string(),
    /** The AD day in Nepal on which it was said: what the books said then is asked by it. */
    saidOnAD: z.string(),
  })
  .meta({ id: 'VatFiling' });

const amounts = { value: z.int().nullable(), credit: z.int().nullable(), debit: z.int().nullable() };
const box = z.object({
  box: z.enum(vatBoxes),
  ...amounts,
  /** What was filed, where the books say something else since. */
  filed: z.object(amounts).nullable(),
});

/** Box 11: how many papers. Advices are not written by the product. */
const counts = z.object({
  purchaseBills: z.int(),
  creditNotes: z.int(),
  debitNotes: z.int(),
  creditAdvices: z.int(),
  debitAdvices: z.int(),
  salesBills: z.int(),
});

const party = z.object({
  direction: z.enum(['SOLD', 'BOUGHT']),
  pan: z.string().nullable(),
  name: z.string(),
  nameNp: z.string().nullable(),
  taxable: z.number(),
  exempt: z.number(),
  hasPan: z.boolean(),
  /** Abroad: they have none. */
  isForeign: z.boolean(),
});

/** Boxes that are typed, in whole rupees. */
const typed = z.object({
  adjustmentCredit: z.int(),
  adjustmentReason: adjustmentReason.nullable(),
  adjustmentDebit: z.int(),
  broughtForward: z.int(),
  refundAsked: z.int(),
  refundBasis: z.string().nullable(),
  /** Box 10: what was paid of the month and is not taken back, with the numbers of the vouchers. */
  paid: z.int(),
  voucherNumber: z.string().nullable(),
});

export const vatReturn = z.object({
  month,
  /** The month is over: its return can be filed. */
  isOver: z.boolean(),
  /** VAT is locked through its last day. */
  isLocked: z.boolean(),
  boxes: z.array(box),
  counts,
  typed,
  /** What the boxes come from, word for word: the form says what its reader saw. */
  figures: z.string(),
  /** Why it cannot be filed: a month before it comes first, or has to be filed again, or it was filed elsewhere. */
  refusal: z.enum(['MONTH_BEFORE', 'BEFORE_FIRST']).nullable(),
  /** The month that comes first; null: this one. */
  fileFirst: month.nullable(),
  /** No return was filed before it, so that what it brings forward has to be typed. */
  isFirst: z.boolean(),
  /** What the last month that was filed before it carries, in whole rupees; null: there is none. */
  carriedBefore: z.int().nullable(),
  /** Whole rupees. */
  payable: z.int(),
  carriedForward: z.int(),
  /** What is left to pay of what was filed, below zero where more was paid; null: nothing was filed. */
  leftToPay: z.int().nullable(),
  ties: z.array(vatTie),
  /** What was said of it, the newest first. */
  filings: z.array(filing),
  /** Who was sold to or bought from for more than one lakh. */
  parties: z.array(party),
  /** What was paid of it, the newest first, also what was taken back. */
  payments: z.array(taxPayment),
});

export type VatFiling = z.output<typeof filing>;
export type VatBoxRow = z.output<typeof box>;
export type VatParty = z.output<typeof party>;
