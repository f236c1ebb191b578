import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { id, optionalDay, optionalText, version } from '../../fields.ts';
import { mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { approvalState, approvedCount, approvedDrafts, rejectedDraft } from '../approval/approval.ts';
import { priceChange, quotationDetail, quotationRow } from './quotation-answer.ts';
import { quotationForm, quotationState } from './quotation-form.ts';

const paperQuery = z.object({
  language: z.enum(['ne', 'en']).optional(),
  /** A4, or the slip of an 80 mm counter printer. */
  paper: z.enum(['A4', 'SLIP']).default('A4'),
});
/** What the customer said to it. */
const answerBody = z.object({ remarks: optionalText(500), version });

export const quotationContract = contract('quotation', {
  list: {
    call: 'GET /v1/quotation',
    access: 'quotation.read',
    query: listQuery.extend({
      state: quotationState.schema.optional(),
      /** Only drafts, by where they stand in their approval. */
      approval: approvalState.schema.optional(),
      customerId: z.coerce.number().int().positive().optional(),
      outletId: z.coerce.number().int().positive().optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      /** The idempotency key under which it was published. */
      issueKey: z.string().max(100).optional(),
    }),
    answer: page(quotationRow),
  },
  get: { call: 'GET /v1/quotation/:id', access: 'quotation.read', answer: quotationDetail },
  create: {
    call: 'POST /v1/quotation',
    access: 'quotation.create',
    body: quotationForm,
    answer: quotationDetail,
    refreshes: ['offers'],
  },
  update: {
    call: 'PUT /v1/quotation',
    access: 'quotation.update',
    body: quotationForm,
    answer: quotationDetail,
    refreshes: ['offers'],
  },
  /** Publishes a draft as it was saved; it is not changed after that. */
  publish: {
    call: 'PUT /v1/quotation/publish/:id',
    access: 'quotation.create',
    body: z.object({ version }),
    answer: quotationDetail,
    refreshes: ['offers'],
  },
  /** Drafts of others above the owner's limit: all that are named, or none. */
  approveDrafts: {
    call: 'PUT /v1/quotation/approve-drafts',
    access: 'quotation.approve',
    body: approvedDrafts,
    answer: approvedCount,
  },
  /** Back to its writer, who sees why. */
  rejectDraft: {
    call: 'PUT /v1/quotation/reject-draft/:id',
    access: 'quotation.approve',
    body: rejectedDraft,
    answer: quotationDetail,
  },
  accept: {
    call: 'PUT /v1/quotation/accept/:id',
    access: 'quotation.update',
    body: answerBody,
    answer: quotationDetail,
    refreshes: ['offers'],
  },
  reject: {
    call: 'PUT /v1/quotation/reject/:id',
    access: 'quotation.update',
    body: answerBody,
    answer: quotationDetail,
    refreshes: ['offers'],
  },
  /** A new draft of today with the same lines at the same rates, which holds as many days. */
  duplicate: { call: 'POST /v1/quotation/duplicate/:id', access: 'quotation.create', answer: quotationDetail },
  /** Makes an invoice draft of the lines that are named, or of all that are left, at the quoted rates. */
  convert: {
    call: 'POST /v1/quotation/convert/:id',
    access: 'invoice.create',
    body: z.object({ lineIds: z.array(id).min(1, 'quotation.nothingChosen').max(mostLines).optional(), version }),
    answer: z.object({ invoiceId: z.int(), changes: z.array(priceChange) }),
    refreshes: ['dues'],
  },
  /** The quotation that an invoice was made of, and what of it costs otherwise today; null where it is of none. */
  ofInvoice: {
    call: 'GET /v1/quotation/of-invoice/:invoiceId',
    access: 'quotation.read',
    answer: z.object({ id: z.int(), code: z.string(), changes: z.array(priceChange) }).nullable(),
  },
  removeDraft: { call: 'DELETE /v1/quotation/:id', access: 'quotation.delete', answer: z.object({}) },
  nextNumber: {
    call: 'GET /v1/quotation/templates/quotation-number',
    access: 'quotation.read',
    query: z.object({ outletId: z.coerce.number().int().positive().optional(), issuedDateAD: optionalDay }),
    /** What the next one that is published would get. */
    answer: z.object({ quotationNumber: z.string(), fiscalYear: z.string() }),
  },
  /** The paper. Whoever may read a quotation may print it as often as they like. */
  print: {
    call: 'POST /v1/quotation/:id/print',
    access: 'quotation.read',
    body: paperQuery,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The same paper as a page: an address that opens for one minute. */
  view: {
    call: 'GET /v1/quotation/:id/view',
    access: 'quotation.read',
    query: paperQuery,
    answer: z.object({ url: z.string() }),
  },
});
