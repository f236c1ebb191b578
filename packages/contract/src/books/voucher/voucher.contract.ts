import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { id, optionalDay } from '../../fields.ts';
import { uploadedDocument, uuidParams } from '../../money/due-document/due-document.ts';
import { approvalState, approvedCount, mostApproved, rejectedDraft } from '../../sales/approval/approval.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { accountChoice, openBill, openingBalance, openingSheet, voucherDetail, voucherRow } from './voucher-answer.ts';
import {
  cancelledVoucher,
  contraForm,
  journalForm,
  openingForm,
  openingSheetUpload,
  voucherKind,
  voucherState,
} from './voucher-forms.ts';

const chosen = z.coerce.number().int().positive();
const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });
/** What is approved is what was read: without its version nobody approves or removes one. */
const readVersion = z.int().positive();
const approved = z.object({
  drafts: z
    .array(z.object({ id, version: readVersion }))
    .min(1, 'approval.nothingChosen')
    .max(mostApproved),
});

/** Vouchers: journals, money between own accounts, and opening balances. */
export const voucherContract = contract('voucher', {
  list: {
    call: 'GET /v1/voucher',
    access: 'voucher.read',
    query: listQuery.extend({
      kind: voucherKind.schema.optional(),
      state: voucherState.schema.optional(),
      /** What waits for approval, or was sent back. */
      approval: approvalState.schema.optional(),
      outletId: chosen.optional(),
      /** The code of an account that one of its lines names. */
      account: z.string().trim().max(20).optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(voucherRow),
  },
  /** What lines may name: those in use. */
  accounts: {
    call: 'GET /v1/voucher/accounts',
    access: 'voucher.read',
    query: listQuery,
    answer: wholeList(accountChoice),
  },
  /** The trial balance of what the business began with, from vouchers, opening dues and opening stock. */
  opening: {
    call: 'GET /v1/voucher/opening',
    access: 'voucher.read',
    query: z.object({ dateAD: optionalDay, outletId: chosen.optional() }),
    answer: openingBalance,
  },
  /** What is open between the business and a party, the oldest first, for a line of a journal to be set against. */
  openBills: {
    call: 'GET /v1/voucher/open-bills',
    access: 'voucher.create',
    query: z.object({ customerId: chosen.optional(), vendorId: chosen.optional(), outletId: chosen.optional() }),
    answer: z.object({ due: z.number(), bills: z.array(openBill) }),
  },
  get: { call: 'GET /v1/voucher/:id', access: 'voucher.read', params, answer: voucherDetail },
  journal: {
    call: 'POST /v1/voucher/journal',
    access: 'voucher.create',
    body: journalForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books', 'dues'],
  },
  contra: {
    call: 'POST /v1/voucher/contra',
    access: 'voucher.create',
    body: contraForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books', 'dues'],
  },
  enterOpening: {
    call: 'POST /v1/voucher/opening',
    access: 'voucher.create',
    body: openingForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books', 'dues'],
  },
  /** Reads a sheet of a trial balance for the form of an opening balance; nothing of it is stored. */
  previewOpening: {
    call: 'POST /v1/voucher/opening/sheet',
    access: 'voucher.create',
    files: ['file'],
    body: openingSheetUpload,
    transaction: 'own',
    toast: 'silent',
    answer: openingSheet,
  },
  /** Posts what others wrote above the owner's limit: all that are named, or none. */
  approveDrafts: {
    call: 'PUT /v1/voucher/approve-drafts',
    access: 'voucher.approve',
    body: approved,
    posting: true,
    answer: approvedCount,
    refreshes: ['books', 'dues'],
  },
  /** Back to its writer, who sees why. */
  rejectDraft: {
    call: 'PUT /v1/voucher/reject-draft/:id',
    access: 'voucher.approve',
    params,
    body: rejectedDraft,
    answer: voucherDetail,
    refreshes: ['books'],
  },
  /** Removes one that is in no books yet: its writer does, or who may approve vouchers; what came again whoever writes them. */
  removeDraft: {
    call: 'DELETE /v1/voucher/:id',
    access: 'voucher.create',
    params,
    query: z.object({ version: z.coerce.number('common.notFound').int().positive() }),
    answer: z.object({}),
    refreshes: ['books'],
  },
  /** Keeps a document for the form that is open; saving the voucher attaches it. */
  uploadDocument: {
    call: 'PUT /v1/voucher/save-image',
    access: 'voucher.create',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  removeDocument: {
    call: 'DELETE /v1/voucher/documents/:docUuid',
    access: 'voucher.create',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
  /** Takes it out of the books by the mirror of its entry; the number stays. */
  cancel: {
    call: 'PUT /v1/voucher/cancel/:id',
    access: 'voucher.delete',
    params,
    body: cancelledVoucher,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books', 'dues'],
  },
  print: {
    call: 'POST /v1/voucher/:id/print',
    access: 'voucher.read',
    params,
    body: z.object({ language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
