import { debitNoteDocument } from '../../purchase/debit-note/debit-note.document.ts';
import { creditNoteDocument } from '../../sales/credit-note/credit-note.document.ts';
import { directCostDocument } from '../../purchase/direct-cost/direct-cost.document.ts';
import { purchaseDocument } from '../../purchase/purchase/purchase.document.ts';
import { type DocumentKind, documentKindNames, tableOfEntries, tableOfKinds } from '@bahi/domain/document-kinds';
import type { Text } from '../../messages.ts';
import { expenseDocument } from '../../money/expense/expense.document.ts';
import { incomeDocument } from '../../money/income/income.document.ts';
import { invoiceDocument } from '../../sales/invoice/invoice.document.ts';
import { openingPayableDocument, openingReceivableDocument } from '../opening-due/opening-due.document.ts';
import { voucherPayableDocument, voucherReceivableDocument } from '../voucher-due/voucher-due.document.ts';
import type { DocumentContract } from './document-contract.ts';

/** Every kind of document with what its folder gives to the rest of the contract: nothing else here names one. */
const documents = {
  INVOICE: invoiceDocument,
  INCOME: incomeDocument,
  EXPENSE: expenseDocument,
  PURCHASE: purchaseDocument,
  DIRECT_COST: directCostDocument,
  CREDIT_NOTE: creditNoteDocument,
  DEBIT_NOTE: debitNoteDocument,
  OPENING_RECEIVABLE: openingReceivableDocument,
  OPENING_PAYABLE: openingPayableDocument,
  VOUCHER_RECEIVABLE: voucherReceivableDocument,
  VOUCHER_PAYABLE: voucherPayableDocument,
} as const satisfies Record<DocumentKind, DocumentContract>;

/** The addresses of their screens, as the list of all screens takes them in. */
export const documentScreens = {
  ...documents.INVOICE.screens,
  ...documents.INCOME.screens,
  ...documents.EXPENSE.screens,
  ...documents.PURCHASE.screens,
  ...documents.DIRECT_COST.screens,
  ...documents.CREDIT_NOTE.screens,
  ...documents.DEBIT_NOTE.screens,
  ...documents.OPENING_RECEIVABLE.screens,
  ...documents.OPENING_PAYABLE.screens,
  ...documents.VOUCHER_RECEIVABLE.screens,
  ...documents.VOUCHER_PAYABLE.screens,
} as const;

/** What the server says of them; kinds of one folder say the same. */
export const documentMessages = [...new Set(documentKindNames.map((kind) => documents[kind].messages))];

/** What its group is called where documents of several kinds are found. */
export const foundWords: Readonly<Record<DocumentKind, Text>> = tableOfKinds((kind) => documents[kind].words.found);

/** What one document of a kind is called. */
export const kindWords: Readonly<Record<DocumentKind, Text>> = tableOfKinds(
  (kind) => documents[kind].words.books.entry,
);

/** What a receipt says it was for; `{code}` is the number or heading. */
export const paidForWords: Readonly<Record<DocumentKind, Text>> = tableOfKinds((kind) => documents[kind].words.paidFor);

/** Entries as the statement of a party tells them. */
export const statementWords = tableOfEntries((kind, what) => documents[kind].words.statement[what]);

/** Entries as the books tell them. */
export const bookWords = tableOfEntries((kind, what) => documents[kind].words.books[what]);

/** What the dashboard says when one came; and when one was cancelled, where that is told. */
export const activityWords = tableOfKinds((kind) => documents[kind].words.activity);
