import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { firstDayBy } from '../../enumeration.ts';
import { optionalDay } from '../../fields.ts';
import { uploadedDocument, uuidParams } from '../../money/due-document/due-document.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { debitNoteDetail, debitNoteRow, returnablePurchase } from './debit-note-answer.ts';
import { debitCase, debitNoteForm, debitNoteState } from './debit-note-form.ts';

const paperQuery = z.object({ language: z.enum(['ne', 'en']).optional() });
const chosen = z.coerce.number().int().positive();

export const debitNoteContract = contract('debitNote', {
  list: {
    call: 'GET /v1/debit-note/list',
    access: 'debit-note.read',
    query: listQuery.extend({
      state: debitNoteState.schema.optional(),
      case: debitCase.schema.optional(),
      vendorId: chosen.optional(),
      purchaseId: chosen.optional(),
      outletId: chosen.optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      /** The idempotency key under which it was entered. */
      issueKey: z.string().max(100).optional(),
    }),
    answer: page(debitNoteRow),
  },
  get: { call: 'GET /v1/debit-note/:id', access: 'debit-note.read', answer: debitNoteDetail },
  /** What of a final purchase bill can still be taken back; a draft that is open counts for nothing. */
  returnable: {
    call: 'GET /v1/debit-note/returnable/:purchaseId',
    access: 'debit-note.create',
    params: z.object({ purchaseId: chosen }),
    answer: returnablePurchase,
  },
  /** What the next final debit note of an outlet would get, and the first day that it may bear. */
  nextNumber: {
    call: 'GET /v1/debit-note/next-number',
    access: 'debit-note.create',
    query: z.object({ outletId: chosen.optional(), issuedDateAD: optionalDay }),
    answer: z.object({
      number: z.string(),
      fiscalYear: z.string(),
      firstDayAD: z.string(),
      firstDayBy,
      lockedThroughAD: z.string().nullable(),
    }),
  },
  /** Writes a new note, or a draft anew; FINAL numbers and posts it. */
  save: {
    call: 'POST /v1/debit-note',
    access: 'debit-note.create',
    body: debitNoteForm,
    posting: true,
    answer: debitNoteDetail,
    refreshes: ['dues', 'goods'],
  },
  removeDraft: { call: 'DELETE /v1/debit-note/:id', access: 'debit-note.delete', answer: z.object({}) },
  /** Keeps a document for the form that is open; saving the note attaches it. */
  uploadDocument: {
    call: 'POST /v1/debit-note/upload-file',
    access: 'debit-note.create',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  removeDocument: {
    call: 'DELETE /v1/debit-note/documents/:docUuid',
    access: 'debit-note.create',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
  /** The paper, on A4. Whoever may read a note may print it as often as they like. */
  print: {
    call: 'POST /v1/debit-note/:id/print',
    access: 'debit-note.read',
    body: paperQuery,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The same paper as a page: an address that opens for one minute. */
  view: {
    call: 'GET /v1/debit-note/:id/view',
    access: 'debit-note.read',
    query: paperQuery,
    answer: z.object({ url: z.string() }),
  },
});
