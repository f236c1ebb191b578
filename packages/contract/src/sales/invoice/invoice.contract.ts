import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { firstDayBy, inventoryType, paymentStatus } from '../../enumeration.ts';
import { optionalDay, requiredText, version } from '../../fields.ts';
import { batchesOffered } from '../../stock/batch/batch-fields.ts';
import { soldItemDetail } from '../../stock/goods-lines/goods-lines-answer.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { approvalState, approvedCount, approvedDrafts, rejectedDraft } from '../approval/approval.ts';
import { declarationOfExport } from '../../stock/goods-lines/customs.ts';
import { invoiceDetail, invoiceRow } from './invoice-answer.ts';
import { invoiceDestination, invoiceForm, invoiceState } from './invoice-form.ts';

const printQuery = z.object({
  language: z.enum(['ne', 'en']).optional(),
  /** A4, or the slip of an 80 mm counter printer. */
  paper: z.enum(['A4', 'SLIP']).default('A4'),
});

export const invoiceContract = contract('invoice', {
  list: {
    call: 'GET /v1/invoices',
    access: 'invoice.read',
    query: listQuery.extend({
      paymentStatus: paymentStatus.schema.optional(),
      state: invoiceState.schema.optional(),
      /** Only drafts, by where they stand in their approval. */
      approval: approvalState.schema.optional(),
      customerId: z.coerce.number().int().positive().optional(),
      outletId: z.coerce.number().int().positive().optional(),
      destination: invoiceDestination.schema.optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      /** Issued, not paid in full, and to be paid before today. */
      isOverdue: flag,
      /** Issued, not paid in full, and to be paid on this day. */
      dueOnAD: optionalDay,
      /** The idempotency key under which it was issued. */
      issueKey: z.string().max(100).optional(),
    }),
    answer: page(invoiceRow),
  },
  get: { call: 'GET /v1/invoices/:id', access: 'invoice.read', answer: invoiceDetail },
  create: {
    call: 'POST /v1/invoices',
    access: 'invoice.create',
    body: invoiceForm,
    posting: true,
    answer: invoiceDetail,
    refreshes: ['dues', 'goods'],
  },
  update: {
    call: 'PUT /v1/invoices',
    access: 'invoice.update',
    body: invoiceForm,
    posting: true,
    answer: invoiceDetail,
    refreshes: ['dues', 'goods'],
  },
  /** Drafts of others above the owner's limit: all that are named, or none. */
  approveDrafts: {
    call: 'PUT /v1/invoices/approve-drafts',
    access: 'invoice.approve',
    body: approvedDrafts,
    answer: approvedCount,
  },
  /** Back to its writer, who sees why. */
  rejectDraft: {
    call: 'PUT /v1/invoices/reject-draft/:id',
    access: 'invoice.approve',
    body: rejectedDraft,
    answer: invoiceDetail,
  },
  /** What of a quotation stood on it is left to be invoiced again. */
  removeDraft: {
    call: 'DELETE /v1/invoices/:id',
    access: 'invoice.delete',
    answer: z.object({}),
    refreshes: ['offers'],
  },
  cancel: {
    call: 'PUT /v1/invoices/cancel/:id',
    access: 'invoice.delete',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: invoiceDetail,
    refreshes: ['dues', 'goods'],
  },
  itemServiceDetail: {
    call: 'GET /v1/invoices/item-service-detail',
    access: 'invoice.read',
    query: z.object({
      inventoryType: inventoryType.schema,
      id: z.coerce.number().int().positive(),
      outletId: z.coerce.number().int().positive().optional(),
      /** Whose tax rates are asked for; today without. */
      dayAD: optionalDay,
      /** Who buys it: what it last cost them is answered, too. */
      customerId: z.coerce.number().int().positive().optional(),
    }),
    answer: soldItemDetail,
  },
  /** The batches of goods that keep them; none of others. */
  batches: {
    call: 'GET /v1/invoices/batches',
    access: 'invoice.read',
    toast: 'silent',
    ...batchesOffered,
  },
  /** What the customs declared of an export, when it comes; a mistake in it is mended so, too. */
  declare: {
    call: 'PUT /v1/invoices/declaration/:id',
    access: 'invoice.create',
    body: declarationOfExport,
    answer: invoiceDetail,
  },
  /** A draft of today with the customer, the lines and the rates of another invoice, whatever became of it. */
  duplicate: {
    call: 'POST /v1/invoices/duplicate/:id',
    access: 'invoice.create',
    answer: invoiceDetail,
  },
  nextNumber: {
    call: 'GET /v1/invoices/templates/invoice-number',
    access: 'invoice.read',
    query: z.object({ outletId: z.coerce.number().int().positive().optional(), issuedDateAD: optionalDay }),
    /** What the next final invoice would get, taken only at posting, and the first day that it may bear. */
    answer: z.object({
      invoiceNumber: z.string(),
      fiscalYear: z.string(),
      firstDayAD: z.string(),
      firstDayBy,
      /** The last day that is locked, where the lock is why no day before is possible. */
      lockedThroughAD: z.string().nullable(),
    }),
  },
  /** The paper. Each call is a print: logged, and from the second on marked as copy. */
  print: {
    call: 'POST /v1/invoices/:id/print',
    access: 'invoice.read',
    body: printQuery,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The same paper as a page: an address that opens for one minute. Looking is no print. */
  view: {
    call: 'GET /v1/invoices/:id/view',
    access: 'invoice.read',
    query: printQuery,
    answer: z.object({ url: z.string() }),
  },
});
