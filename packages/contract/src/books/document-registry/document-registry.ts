import { type DocumentKind, tableOfEntries, tableOfKinds } from '@bahi/domain/document-kinds';
import type { Text } from '../../messages.ts';
import { expenseScreens, expenseWords } from '../../money/expense/expense.document.ts';
import { incomeScreens, incomeWords } from '../../money/income/income.document.ts';
import { invoiceScreens, invoiceWords } from '../../sales/invoice/invoice.document.ts';
import type { DocumentWords } from './document-words.ts';

/** Every kind of document with its words: nothing else here names one but the screens below. */
const wordsOf: Readonly<Record<DocumentKind, DocumentWords>> = {
  INVOICE: invoiceWords,
  INCOME: incomeWords,
  EXPENSE: expenseWords,
};

/** The addresses of their screens, as the list of all screens takes them in. */
export const documentScreens = { ...invoiceScreens, ...incomeScreens, ...expenseScreens } as const;

/** What its group is called where documents of several kinds are found. */
export const foundWords: Readonly<Record<DocumentKind, Text>> = tableOfKinds((kind) => wordsOf[kind].found);

/** What a receipt says it was for; `{code}` is the number or heading. */
export const paidForWords: Readonly<Record<DocumentKind, Text>> = tableOfKinds((kind) => wordsOf[kind].paidFor);

/** Entries as the statement of a party tells them. */
export const statementWords = tableOfEntries((kind, what) => wordsOf[kind].statement[what]);

/** Entries as the books tell them. */
export const bookWords = tableOfEntries((kind, what) => wordsOf[kind].books[what]);

/** What the dashboard says when one came; and when one was cancelled, where that is told. */
export const activityWords = tableOfKinds((kind) => wordsOf[kind].activity);
