import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { fileType } from '../../enumeration.ts';
import { optionalDay } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import {
  bankAccount,
  bankBill,
  bankMatch,
  bankReport,
  bankStatementPreview,
  bankStatementRead,
  bankStatementRow,
  reconciliation,
} from './bank-statement-answer.ts';
import {
  bankExpenseForm,
  bankJournalForm,
  bankMatchForm,
  bankPaymentForm,
  bankStatementUpload,
  bankTransferForm,
} from './bank-statement-form.ts';

const chosen = z.coerce.number().int().positive();
const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });
const matched = z.object({ id: z.int() }).meta({ id: 'BankMatched' });

/** Statements of banks and wallets, and what of the books each of their lines is. */
export const bankStatementContract = contract('bankStatement', {
  accounts: {
    call: 'GET /v1/bank-statement/accounts',
    access: 'bank-statement.read',
    query: listQuery,
    answer: wholeList(bankAccount),
  },
  list: {
    call: 'GET /v1/bank-statement/list',
    access: 'bank-statement.read',
    query: listQuery.omit({ isActive: true }).extend({ moneyAccountId: chosen.optional() }),
    answer: page(bankStatementRow),
  },
  /** What a file would bring; nothing of it is stored. */
  preview: {
    call: 'POST /v1/bank-statement/preview',
    access: 'bank-statement.create',
    files: ['file'],
    body: bankStatementUpload,
    transaction: 'own',
    toast: 'silent',
    answer: bankStatementPreview,
  },
  upload: {
    call: 'POST /v1/bank-statement/upload',
    access: 'bank-statement.create',
    files: ['file'],
    body: bankStatementUpload,
    transaction: 'own',
    answer: bankStatementRead,
  },
  /** Takes the last statement of an account out again while none of its lines is matched. */
  remove: {
    call: 'DELETE /v1/bank-statement/:id',
    access: 'bank-statement.delete',
    params,
    answer: z.object({}),
  },
  /** What is left on both sides of an account, and what of it may belong together. */
  open: { call: 'GET /v1/bank-statement/reconcile/:id', access: 'bank-statement.read', params, answer: reconciliation },
  matches: {
    call: 'GET /v1/bank-statement/matches/:id',
    access: 'bank-statement.read',
    params,
    query: listQuery,
    answer: page(bankMatch),
  },
  /** Balance of the books and of the statement as at a day, with what lies between. */
  report: {
    call: 'GET /v1/bank-statement/report/:id',
    access: 'bank-statement.read',
    params,
    query: z.object({ dateAD: optionalDay }),
    answer: bankReport,
  },
  /** The same with every line that is open, as a spreadsheet or on paper. */
  downloadReport: {
    call: 'POST /v1/bank-statement/report/:id/download',
    access: 'bank-statement.report',
    params,
    body: z.object({ dateAD: optionalDay, fileType, language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
  match: {
    call: 'POST /v1/bank-statement/match/:id',
    access: 'bank-statement.update',
    params,
    body: bankMatchForm,
    answer: matched,
  },
  unmatch: {
    call: 'PUT /v1/bank-statement/unmatch/:id',
    access: 'bank-statement.update',
    params,
    answer: z.object({}),
  },
  /** Open bills that a line may pay. */
  bills: {
    call: 'GET /v1/bank-statement/bills/:id',
    access: 'bank-statement.update',
    params,
    query: listQuery,
    answer: wholeList(bankBill),
  },
  makePayment: {
    call: 'POST /v1/bank-statement/payment/:id',
    access: 'bank-statement.update',
    params,
    body: bankPaymentForm,
    posting: true,
    answer: matched,
    refreshes: ['dues'],
  },
  makeExpense: {
    call: 'POST /v1/bank-statement/expense/:id',
    access: 'bank-statement.update',
    params,
    body: bankExpenseForm,
    posting: true,
    answer: matched,
    refreshes: ['dues'],
  },
  makeTransfer: {
    call: 'POST /v1/bank-statement/transfer/:id',
    access: 'bank-statement.update',
    params,
    body: bankTransferForm,
    posting: true,
    answer: matched,
    refreshes: ['books'],
  },
  makeJournal: {
    call: 'POST /v1/bank-statement/journal/:id',
    access: 'bank-statement.update',
    params,
    body: bankJournalForm,
    posting: true,
    answer: matched,
    refreshes: ['books'],
  },
});
