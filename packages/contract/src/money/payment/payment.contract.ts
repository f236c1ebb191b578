import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { optionalDay, requiredText } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { openDocument, paymentSummary, settlementDetail, settlementKind, settlementRow } from './payment-answer.ts';
import { componentType, documentPaymentForm, refundForm, settlementBody, settlementMode } from './payment-form.ts';

const ofComponent = z.object({
  componentTypeKey: componentType.schema,
  componentEntityId: z.coerce.number('common.notFound').int().positive(),
});
/** Today without a day. */
const cashQuery = z.object({ dayAD: optionalDay });
const cashInHand = z.object({ cashAmount: z.number() });
const paperQuery = z.object({ language: z.enum(['ne', 'en']).optional() });

export const paymentContract = contract('payment', {
  ofInvoice: { call: 'GET /invoice/payment/fetch/:invoiceId', access: 'payment.read', answer: paymentSummary },
  create: {
    call: 'POST /invoice/payment/create',
    access: 'payment.create',
    body: documentPaymentForm,
    posting: true,
    answer: paymentSummary,
    refreshes: ['dues'],
  },
  ofComponent: {
    call: 'GET /v1/payment-ledger-setup/component-type/:componentTypeKey/component-entity/:componentEntityId',
    access: 'payment.read',
    params: ofComponent,
    answer: paymentSummary,
  },
  /** What cash may be paid out on a day in the outlet of a document before its till is empty, then or later. */
  cashInHand: {
    call: 'GET /v1/payment-ledger-setup/component-type/:componentTypeKey/component-entity/:componentEntityId/cash',
    access: 'payment.create',
    params: ofComponent,
    query: cashQuery,
    answer: cashInHand,
  },
  listSettlements: {
    call: 'GET /v1/payment-ledger-setup',
    access: 'payment.read',
    query: listQuery.extend({
      kind: settlementKind.schema.optional(),
      /** With a payment of this mode among its payments. */
      mode: settlementMode.schema.optional(),
      outletId: z.coerce.number().int().positive().optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
      customerId: z.coerce.number().int().positive().optional(),
      vendorId: z.coerce.number().int().positive().optional(),
    }),
    answer: page(settlementRow),
  },
  getSettlement: { call: 'GET /v1/payment-ledger-setup/:masterId', access: 'payment.read', answer: settlementDetail },
  /** As `cashInHand`, in the outlet of a settlement: one that is an advance alone has no document. */
  cashBesideSettlement: {
    call: 'GET /v1/payment-ledger-setup/:masterId/cash',
    access: 'payment.create',
    query: cashQuery,
    answer: cashInHand,
  },
  createSettlement: {
    call: 'POST /v1/payment-ledger-setup',
    access: 'payment.create',
    body: settlementBody,
    posting: true,
    answer: settlementDetail,
    refreshes: ['dues'],
  },
  /**
   * Pays back what a customer has in advance, or receives back what a vendor holds of ours: a voucher of that party, which
   * settles no document.
   */
  refund: {
    call: 'POST /v1/payment-ledger-setup/refund',
    access: 'payment.create',
    body: refundForm,
    posting: true,
    answer: settlementDetail,
    refreshes: ['dues'],
  },
  /** What a vendor holds of ours in an outlet; null for who reads nothing of what is bought. */
  vendorAdvance: {
    call: 'GET /v1/payment-ledger-setup/vendor-advance/:vendorId',
    access: 'payment.read',
    params: z.object({ vendorId: z.coerce.number().int().positive() }),
    query: z.object({ outletId: z.coerce.number().int().positive().optional() }),
    answer: z.object({ advanceAmount: z.number().nullable() }),
  },
  updateSettlement: {
    call: 'PUT /v1/payment-ledger-setup',
    access: 'payment.update',
    body: settlementBody,
    posting: true,
    answer: settlementDetail,
    refreshes: ['dues'],
  },
  removeSettlement: {
    call: 'DELETE /v1/payment-ledger-setup/:masterId',
    access: 'payment.delete',
    query: z.object({ reason: requiredText(200) }),
    posting: true,
    answer: settlementDetail,
    refreshes: ['dues'],
  },
  /** The settlement on paper; one that was deleted says so. */
  settlementPdf: {
    call: 'GET /v1/payment-ledger-setup/:masterId/pdf',
    access: 'payment.read',
    query: paperQuery,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The same paper as a page: an address that opens for one minute. */
  settlementView: {
    call: 'GET /v1/payment-ledger-setup/:masterId/view',
    access: 'payment.read',
    query: paperQuery,
    answer: z.object({ url: z.string() }),
  },
  /** What a customer still owes in an outlet, the oldest first, and what they have paid in advance there. */
  openDocuments: {
    call: 'GET /v1/payment-ledger-setup/open-documents/:customerId',
    access: 'payment.read',
    query: listQuery.extend({ outletId: z.coerce.number().int().positive().optional() }),
    answer: page(openDocument, { advanceAmount: z.number() }),
  },
});
