import { contract } from '../../endpoint.ts';
import { inventoryType, paymentStatus } from '../../enumeration.ts';
import { optionalDay, requiredText, version } from '../../fields.ts';
import { uploadedDocument, uuidParams } from '../../money/due-document/due-document.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { purchaseDetail, purchaseLineDetail, purchaseRow, purchaseTotals } from './purchase-answer.ts';
import { purchaseForm, purchaseOrigin, purchaseState, purchaseType } from './purchase-form.ts';

const chosen = z.coerce.number().int().positive();

export const purchaseContract = contract('purchase', {
  /** What the bill comes to, line by line; nothing is kept. */
  preview: {
    call: 'POST /purchase/invoice/preview',
    access: 'purchase.read',
    body: purchaseForm,
    toast: 'silent',
    answer: purchaseTotals,
  },
  /** Writes a new bill, or a draft anew: `draft` keeps it, `final` numbers and posts it. */
  save: {
    call: 'POST /purchase/invoice/:type',
    access: 'purchase.create',
    params: z.object({ type: purchaseType }),
    body: purchaseForm,
    posting: true,
    answer: purchaseDetail,
    refreshes: ['dues', 'goods'],
  },
  list: {
    call: 'GET /purchase/invoice/fetch',
    access: 'purchase.read',
    query: listQuery.extend({
      paymentStatus: paymentStatus.schema.optional(),
      state: purchaseState.schema.optional(),
      origin: purchaseOrigin.schema.optional(),
      vendorId: chosen.optional(),
      outletId: chosen.optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      /** Final, not paid in full, and to be paid before today. */
      isOverdue: flag,
      /** Final, not paid in full, and to be paid on this day. */
      dueOnAD: optionalDay,
      /** The idempotency key under which it was made final. */
      issueKey: z.string().max(100).optional(),
    }),
    answer: page(purchaseRow),
  },
  get: { call: 'GET /purchase/invoice/fetch/:id', access: 'purchase.read', answer: purchaseDetail },
  /** Copies a bill into a draft of today: without what only the other one has, its number, its customs papers, its photos. */
  duplicate: { call: 'POST /purchase/invoice/duplicate/:id', access: 'purchase.create', answer: purchaseDetail },
  removeDraft: { call: 'DELETE /purchase/invoice/:id', access: 'purchase.delete', answer: z.object({}) },
  /** Takes back a final bill whose goods are still there; the number stays. */
  cancel: {
    call: 'PUT /purchase/invoice/cancel/:id',
    access: 'purchase.delete',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: purchaseDetail,
    refreshes: ['dues', 'goods'],
  },
  lineDetail: {
    call: 'GET /purchase/invoice/item-service-detail',
    access: 'purchase.read',
    query: z.object({
      inventoryType: inventoryType.schema,
      id: chosen,
      outletId: chosen.optional(),
      vendorId: chosen.optional(),
      /** Whose tax rates are asked for; today without. */
      dayAD: optionalDay,
    }),
    answer: purchaseLineDetail,
  },
  /** Keeps a document for the form that is open; saving the bill attaches it. */
  uploadDocument: {
    call: 'POST /purchase/invoice/upload-file',
    access: 'purchase.create',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  removeDocument: {
    call: 'DELETE /purchase/invoice/documents/:docUuid',
    access: 'purchase.create',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
});
