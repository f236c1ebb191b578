import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { firstDayBy } from '../../enumeration.ts';
import { optionalDay } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { approvalState, approvedCount, approvedDrafts, rejectedDraft } from '../approval/approval.ts';
import { creditableInvoice, creditNoteDetail, creditNoteRow } from './credit-note-answer.ts';
import { creditCase, creditNoteForm, creditNoteState } from './credit-note-form.ts';

/** On which paper: A4, or the slip of an 80 mm counter printer. */
const paperQuery = z.object({
  language: z.enum(['ne', 'en']).optional(),
  paper: z.enum(['A4', 'SLIP']).default('A4'),
});
const chosen = z.coerce.number().int().positive();

export const creditNoteContract = contract('creditNote', {
  list: {
    call: 'GET /v1/credit-note/list',
    access: 'credit-note.read',
    query: listQuery.extend({
      state: creditNoteState.schema.optional(),
      /** Only drafts, by where they stand in their approval. */
      approval: approvalState.schema.optional(),
      case: creditCase.schema.optional(),
      customerId: chosen.optional(),
      invoiceId: chosen.optional(),
      outletId: chosen.optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      /** The idempotency key under which it was issued. */
      issueKey: z.string().max(100).optional(),
    }),
    answer: page(creditNoteRow),
  },
  get: { call: 'GET /v1/credit-note/:id', access: 'credit-note.read', answer: creditNoteDetail },
  /** What of an issued invoice can still be credited; a draft that is open counts for nothing. */
  creditable: {
    call: 'GET /v1/credit-note/creditable/:invoiceId',
    access: 'credit-note.create',
    params: z.object({ invoiceId: chosen }),
    answer: creditableInvoice,
  },
  /** What the next final credit note of an outlet would get, and the first day that it may bear. */
  nextNumber: {
    call: 'GET /v1/credit-note/next-number',
    access: 'credit-note.create',
    query: z.object({ outletId: chosen.optional(), issuedDateAD: optionalDay }),
    answer: z.object({
      number: z.string(),
      fiscalYear: z.string(),
      firstDayAD: z.string(),
      firstDayBy,
      lockedThroughAD: z.string().nullable(),
    }),
  },
  /** Writes a new credit note, or a draft anew; FINAL numbers and posts it. */
  save: {
    call: 'POST /v1/credit-note',
    access: 'credit-note.create',
    body: creditNoteForm,
    posting: true,
    answer: creditNoteDetail,
    refreshes: ['dues', 'goods'],
  },
  /** Drafts of others above the owner's limit: all that are named, or none. */
  approveDrafts: {
    call: 'PUT /v1/credit-note/approve-drafts',
    access: 'credit-note.approve',
    body: approvedDrafts,
    answer: approvedCount,
  },
  /** Back to its writer, who sees why. */
  rejectDraft: {
    call: 'PUT /v1/credit-note/reject-draft/:id',
    access: 'credit-note.approve',
    body: rejectedDraft,
    answer: creditNoteDetail,
  },
  removeDraft: { call: 'DELETE /v1/credit-note/:id', access: 'credit-note.delete', answer: z.object({}) },
  /** The paper. Each call is a print: counted, and from the second on marked as copy. */
  print: {
    call: 'POST /v1/credit-note/:id/print',
    access: 'credit-note.read',
    body: paperQuery,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The same paper as a page: an address that opens for one minute. Looking is no print. */
  view: {
    call: 'GET /v1/credit-note/:id/view',
    access: 'credit-note.read',
    query: paperQuery,
    answer: z.object({ url: z.string() }),
  },
});
