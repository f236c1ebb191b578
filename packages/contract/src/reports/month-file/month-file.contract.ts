import { documentKindNames } from '@bahi/domain/document-kinds';
import { contract } from '../../endpoint.ts';
import { optionalDay } from '../../fields.ts';
import { recordKinds } from '../../platform/record-history/record-kinds.ts';
import { z } from '../../zod.ts';
import { vatTies } from '../vat-return/vat-return-ties.ts';
import { leftOutReasons, monthParts } from './month-file-parts.ts';

const month = z.object({ firstDayAD: z.string(), lastDayAD: z.string(), lastDayBS: z.string() });

/** A document that was written from another's bill and has no photo of it. */
const photoless = z.object({
  documentKind: z.enum(documentKindNames),
  documentId: z.int(),
  /** Its number, or the heading that it is called by. */
  name: z.string(),
  dayBS: z.string(),
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  /** Rupees. */
  amount: z.number(),
});

/** A cash box that moved on days that nobody closed. */
const openBox = z.object({
  accountName: z.string(),
  accountNameNp: z.string().nullable(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  days: z.int(),
});

/** A question on a record of the month. */
const openQuestion = z.object({
  id: z.int(),
  kind: z.enum(recordKinds),
  recordId: z.int(),
  /** Its number, or the heading that it is called by. */
  recordName: z.string(),
  text: z.string(),
  askedBy: z.string(),
  /** Whom it asks; null: whoever sees the record. */
  asks: z.string().nullable(),
});

const monthFile = z
  .object({
    /** The month that is asked for. */
    month,
    /** What is to be chosen of, the one that runs first. */
    months: z.array(month),
    /** It runs still: more will come of it. */
    isRunning: z.boolean(),
    /** Of how many of its attachments, and of how many bytes, all are in the file; those beyond are left out. */
    photos: z.object({ count: z.int(), bytes: z.int(), mostBytes: z.int() }),
    parts: z.array(z.object({ part: z.enum(monthParts), leftOut: z.enum(leftOutReasons).nullable() })),
    /** How many documents have no photo, and the first twenty of them. */
    photoless: z.object({ count: z.int(), documents: z.array(photoless) }),
    /** Cash boxes with days that were not closed; null for who may not see how days are closed. */
    openBoxes: z.array(openBox).nullable(),
    /** How many questions on its documents and vouchers wait for an answer, and the first twenty of them. */
    openQuestions: z.object({ count: z.int(), questions: z.array(openQuestion) }),
    /** What the VAT return is held against and does not tie to, with how many papers break it; null where it is left out. */
    untied: z.array(z.object({ tie: z.enum(vatTies), breaks: z.int() })).nullable(),
  })
  .meta({ id: 'MonthFile' });

/**
 * All of a BS month in one file for the accountant: registers, VAT return, day book, trial balance and the photos of its bills.
 * The file is made as those of long reports are (`reportFile.begin` with `month-file`); here is what will be in it.
 */
export const monthFileContract = contract('monthFile', {
  /** Of the month of a day; of last month where none is named. */
  get: {
    call: 'GET /v1/month-file',
    access: 'month-file.read',
    query: z.object({ dayAD: optionalDay }),
    answer: monthFile,
  },
});
