import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { expenseMessages } from './expense.messages.ts';

export const expenseDocument = {
  words: {
    found: { en: 'Expense', ne: 'खर्च' },
    paidFor: { en: 'Expense: {code}', ne: 'खर्च: {code}' },
    statement: {
      entry: { en: 'Expense', ne: 'खर्च' },
      reversal: { en: 'Expense cancelled', ne: 'खर्च रद्द' },
    },
    books: {
      entry: { en: 'Expense', ne: 'खर्च' },
      reversal: { en: 'Expense reversed', ne: 'खर्च उल्टाएको' },
    },
    activity: { issued: { en: 'Expense entered', ne: 'खर्च प्रविष्टि भयो' }, cancelled: null },
  },
  screens: {
    expenses: documentKinds.EXPENSE.screen,
    newExpense: `${documentKinds.EXPENSE.screen}/create`,
    editExpense: `${documentKinds.EXPENSE.screen}/edit/:expenseId`,
  },
  messages: expenseMessages,
} as const satisfies DocumentContract;
