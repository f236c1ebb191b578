import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { enumeration, paymentStatus } from '../../enumeration.ts';
import { optionalDay, requiredText } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { componentType, documentPaymentForm, settlementBody, settlementMode } from './payment-form.ts';

export const settlementKind = enumeration({ RECEIVED: 1, PAID: 2 });

const party = {
  /** The customer; of an expense the vendor. */
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
};

const ledgerDetail = z.object({
  id: z.int(),
  paymentAmount: z.number(),
  paymentDate: z.string(),
  paymentDateBS: z.string(),
  paymentMode: settlementMode.answer,
});

const paymentSummary = z
  .object({
    componentType: componentType.answer,
    componentEntityId: z.int(),
    /** The invoice's number, the heading of an income or expense; null for a draft. */
    code: z.string().nullable(),
    totalAmount: z.number(),
    totalPaidAmount: z.number(),
    dueAmount: z.number(),
    paymentStatus: paymentStatus.answer,
    /** Payments are taken: final or active. */
    isOpen: z.boolean(),
    ...party,
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    /** What the customer paid in advance in this outlet and has not used; 0 for an expense. */
    advanceAmount: z.number(),
    billDateAD: z.string(),
    billDateBS: z.string(),
    /** The amounts are those that went onto this document, the newest first. */
    paymentLedgerDetailResponseDtoList: z.array(
      ledgerDetail.extend({
        masterId: z.int(),
        receiptNumber: z.string().nullable(),
        receivedBy: z.string(),
      }),
    ),
  })
  .meta({ id: 'PaymentSummary' });

const settlementRow = z.object({
  /** The master id of its payments. */
  id: z.int(),
  number: z.string().nullable(),
  kind: settlementKind.answer,
  customerId: z.int().nullable(),
  vendorId: z.int().nullable(),
  ...party,
  receivedDateAD: z.string(),
  receivedDateBS: z.string(),
  totalAmount: z.number(),
  /** What of it went onto no document. */
  advanceAmount: z.number(),
  modes: z.array(settlementMode.answer),
  remarks: z.string().nullable(),
  receivedBy: z.string(),
  /** False once it was deleted; its entries are reversed then. */
  isActive: z.boolean(),
  deleteReason: z.string().nullable(),
  /** Its documents are active and none is paid, so it may be edited; deleting, with a reason, is always possible. */
  isEditable: z.boolean(),
  version: z.int(),
});

const settlementDetail = settlementRow
  .extend({
    outletId: z.int(),
    paymentLedgerDetailResponseDtoList: z.array(ledgerDetail),
    allocations: z.array(
      z.object({
        componentType: componentType.answer,
        componentEntityId: z.int(),
        code: z.string().nullable(),
        billDateAD: z.string(),
        billDateBS: z.string(),
        totalAmount: z.number(),
        dueAmount: z.number(),
        amount: z.number(),
      }),
    ),
  })
  .meta({ id: 'SettlementDetail' });

export const openDocument = z.object({
  componentType: componentType.answer,
  componentEntityId: z.int(),
  code: z.string().nullable(),
  billDateAD: z.string(),
  billDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  totalAmount: z.number(),
  dueAmount: z.number(),
});

const ofComponent = z.object({
  componentTypeKey: componentType.schema,
  componentEntityId: z.coerce.number('common.notFound').int().positive(),
});
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
    /** Today without a day. */
    query: z.object({ dayAD: optionalDay }),
    answer: z.object({ cashAmount: z.number() }),
  },
  listSettlements: {
    call: 'GET /v1/payment-ledger-setup',
    access: 'payment.read',
    query: listQuery.extend({
      kind: settlementKind.schema.optional(),
      customerId: z.coerce.number().int().positive().optional(),
      vendorId: z.coerce.number().int().positive().optional(),
    }),
    answer: page(settlementRow),
  },
  getSettlement: { call: 'GET /v1/payment-ledger-setup/:masterId', access: 'payment.read', answer: settlementDetail },
  createSettlement: {
    call: 'POST /v1/payment-ledger-setup',
    access: 'payment.create',
    body: settlementBody,
    posting: true,
    answer: settlementDetail,
    refreshes: ['dues'],
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
