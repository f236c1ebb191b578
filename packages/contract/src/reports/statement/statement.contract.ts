import { documentEntries, documentKindNames } from '@bahi/domain/document-kinds';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { fileType, paymentMode } from '../../enumeration.ts';
import { optionalDay, optionalId } from '../../fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Rows of a page of a statement. */
export const statementPageSize = 50;

/** What moved the balance: the documents and payments that post on a party, and their reversals. */
export const statementKinds = [
  ...documentEntries,
  'PAYMENT_RECEIVED',
  'PAYMENT_RECEIVED_REVERSAL',
  'PAYMENT_MADE',
  'PAYMENT_MADE_REVERSAL',
  'CHEQUE_BOUNCED',
  'CHEQUE_RETURNED',
  'CHEQUE_CANCELLED',
  'JOURNAL_VOUCHER',
  'JOURNAL_VOUCHER_CANCELLATION',
  'OTHER',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/** The documents that a row leads to. */
export const statementDocuments = [...documentKindNames, 'RECEIPT', 'JOURNAL_VOUCHER'] as const;
export type StatementDocument = (typeof statementDocuments)[number];

const periodFields = {
  /** BS days; the AD versions may be sent instead or beside them. */
  fromDate: optionalDay,
  toDate: optionalDay,
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
};
const query = z.object({
  ...periodFields,
  /** What was in one outlet alone. */
  outletId: z.coerce.number().int().positive().optional(),
  pageNumber: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(1000).default(statementPageSize),
});

const row = z.object({
  id: z.int(),
  dateAD: z.string(),
  dateBS: z.string(),
  kind: z.enum(statementKinds),
  /** The number of a bill or receipt, the heading of an income or expense; null where the caller may not read those. */
  reference: z.string().nullable(),
  mode: z.enum([...paymentMode.words, 'ADVANCE', 'TDS']).nullable(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  documentKind: z.enum(statementDocuments).nullable(),
  documentId: z.int().nullable(),
  debit: z.number(),
  credit: z.number(),
  /** After this row: of a customer what they owe, of a vendor what they are owed; below zero the other way round. */
  balance: z.number(),
});

const statement = page(row, {
  party: z.object({
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    phone: z.string(),
    vatPanNo: z.string().nullable(),
  }),
  fromDateAD: z.string(),
  toDateAD: z.string(),
  /** The outlet that was asked for; null: all that the caller sees. */
  outlet: z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() }).nullable(),
  openingBalance: z.number(),
  totalDebit: z.number(),
  totalCredit: z.number(),
  closingBalance: z.number(),
});

const file = z.object({ ...periodFields, outletId: optionalId, fileType, language: z.enum(['ne', 'en']).optional() });

/** What was between the business and one party, as its books have it. */
export const statementContract = contract('statement', {
  customer: { call: 'GET /v1/customer/:id/statement', access: 'customer.report', query, answer: statement },
  vendor: { call: 'GET /v1/vendor/:id/statement', access: 'vendor.report', query, answer: statement },
  downloadCustomer: {
    call: 'POST /v1/customer/:id/statement/download',
    access: 'customer.report',
    body: file,
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
  downloadVendor: {
    call: 'POST /v1/vendor/:id/statement/download',
    access: 'vendor.report',
    body: file,
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
