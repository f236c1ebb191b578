import { isRepeatedKind, repeatedKindNames } from '@bahi/domain/posting/accounts/repeated-kinds';
import { contract } from '../../endpoint.ts';
import { choiceOf, enumeration } from '../../enumeration.ts';
import {
  billAmount,
  emptyOr,
  optionalDay,
  optionalId,
  requiredText,
  toldAlways,
  version,
  wholeNumber,
} from '../../fields.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { expenseOwn, requireBillForVat } from '../expense/expense.contract.ts';

/** Months are those of Bikram Sambat. */
export const recurrenceUnit = enumeration({ MONTH: 1, WEEK: 2 });
export const repeatedKind = choiceOf(repeatedKindNames);

/** A document or a voucher comes again, as it is, each so many months or weeks from the first day on. */
export const recurringForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    /** What is made is like this document, or this voucher; of which kind, it says itself. */
    documentId: optionalId,
    voucherId: optionalId,
    name: requiredText(100),
    unit: recurrenceUnit.schema.default('MONTH'),
    every: wholeNumber(1, 60),
    firstDayAD: optionalDay,
    firstDayBS: optionalDay,
    /** 1 to 32, of a shorter month its last day; that of the first day where nothing is said. Not of weeks. */
    dayOfMonth: emptyOr(wholeNumber(1, 32)),
    lastDayAD: optionalDay,
    lastDayBS: optionalDay,
    /** Issued or posted at once: for who may allow it, like an issued invoice on credit or a posted voucher. */
    isAutomatic: z.boolean().default(false),
  })
  .superRefine(({ firstDayAD, firstDayBS, documentId, voucherId }, context) => {
    if (!firstDayAD && !firstDayBS)
      context.addIssue({ code: 'custom', path: ['firstDayAD'], message: 'common.isRequired' });
    if (!documentId && !voucherId)
      context.addIssue({ code: 'custom', path: ['documentId'], message: 'common.isRequired' });
    if (documentId && voucherId)
      context.addIssue({ code: 'custom', path: ['voucherId'], message: 'recurring.oneModel' });
  }, toldAlways);

/** What it is: a document or a voucher. */
const model = { documentId: z.int().nullable(), voucherId: z.int().nullable() };

const recurringRow = z.object({
  id: z.int(),
  name: z.string(),
  kind: repeatedKind,
  ...model,
  /** What it is called by; null while it is a draft without number. */
  documentTitle: z.string().nullable(),
  /** Whose it is; of a voucher its first accounts. */
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  amount: z.number(),
  unit: recurrenceUnit.answer,
  every: z.int(),
  firstDayAD: z.string(),
  firstDayBS: z.string(),
  dayOfMonth: z.int().nullable(),
  lastDayAD: z.string().nullable(),
  lastDayBS: z.string().nullable(),
  /** Null while it is paused, and once nothing more comes. */
  nextDayAD: z.string().nullable(),
  nextDayBS: z.string().nullable(),
  isAutomatic: z.boolean(),
  isActive: z.boolean(),
  /** How many of its periods wait for somebody: a draft to be issued, an entry to be made, what could not be made. */
  waitingCount: z.int(),
  /** In whose name it is made. */
  writtenBy: z.string(),
  version: z.int(),
});

/** Where a period stands. DUE: to be entered. WAITING: for approval. REJECTED: sent back to its writer. REMOVED: its draft was thrown away. */
export const periodState = choiceOf([
  'DUE',
  'FAILED',
  'SKIPPED',
  'DRAFT',
  'WAITING',
  'REJECTED',
  'ISSUED',
  'CANCELLED',
  'REMOVED',
]);

const period = z.object({
  id: z.int(),
  dueDayAD: z.string(),
  dueDayBS: z.string(),
  state: periodState,
  ...model,
  documentTitle: z.string().nullable(),
  amount: z.number().nullable(),
  /** Why it could not be made, or not be issued. */
  failure: z.string().nullable(),
  failureNp: z.string().nullable(),
});

const recurringDetail = recurringRow
  .extend({
    /** The VAT in the document, which the form of an entry begins with. */
    vatAmount: z.number(),
    /** The last ones, the newest first. */
    periods: z.array(period),
  })
  .meta({ id: 'Recurring' });

/** A document or voucher as the form of a new record begins with it. */
const repeatedDocument = z.object({
  ...model,
  kind: repeatedKind,
  documentTitle: z.string().nullable(),
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  amount: z.number(),
  /** The same day of the next month, from today on. */
  firstDayAD: z.string().nullable(),
  /** Lines of the voucher were set against chosen bills: those that come take from the oldest ones. */
  takesOldest: z.boolean(),
  /** Whether what is made like it may be issued by itself. */
  mayIssue: z.boolean(),
});

/** What a bill says that came again. */
export const recurringEntry = z
  .object({
    heading: requiredText(150),
    billDateAD: optionalDay,
    billDateBS: optionalDay,
    totalBillAmount: billAmount,
    ...expenseOwn.shape,
  })
  .superRefine(({ billDateAD, billDateBS }, context) => {
    if (!billDateAD && !billDateBS)
      context.addIssue({ code: 'custom', path: ['billDateAD'], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine(requireBillForVat);

export const recurringContract = contract('recurring', {
  save: { call: 'POST /v1/recurring/save', access: 'recurring.create', body: recurringForm, answer: recurringDetail },
  get: { call: 'GET /v1/recurring/:id', access: 'recurring.read', answer: recurringDetail },
  list: {
    call: 'GET /v1/recurring/list',
    access: 'recurring.read',
    query: listQuery.extend({
      kind: z.string().max(30).refine(isRepeatedKind, 'common.choiceUnknown').optional(),
      isWaiting: flag,
    }),
    answer: page(recurringRow),
  },
  ofDocument: {
    call: 'GET /v1/recurring/of-document/:documentId',
    access: 'recurring.create',
    answer: repeatedDocument,
  },
  ofVoucher: {
    call: 'GET /v1/recurring/of-voucher/:voucherId',
    access: 'recurring.create',
    answer: repeatedDocument,
  },
  /** Pauses it; what would have been due meanwhile does not come when it goes on. */
  toggle: { call: 'PUT /v1/recurring/toggle/:id', access: 'recurring.update', answer: recurringDetail },
  /** Enters what is due as a document of its day. */
  enter: {
    call: 'POST /v1/recurring/enter/:periodId',
    access: 'recurring.update',
    body: recurringEntry,
    posting: true,
    answer: recurringDetail,
    refreshes: ['dues'],
  },
  /** Makes the draft that could not be made. */
  again: {
    call: 'PUT /v1/recurring/again/:periodId',
    access: 'recurring.update',
    answer: recurringDetail,
    refreshes: ['dues'],
  },
  /** Nothing comes in this period. */
  skip: { call: 'PUT /v1/recurring/skip/:periodId', access: 'recurring.update', answer: recurringDetail },
});
