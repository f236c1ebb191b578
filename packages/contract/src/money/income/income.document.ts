import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { incomeMessages } from './income.messages.ts';

export const incomeDocument = {
  words: {
    found: { en: 'Income', ne: 'आम्दानी' },
    paidFor: { en: 'Income: {code}', ne: 'आम्दानी: {code}' },
    statement: {
      entry: { en: 'Income', ne: 'आम्दानी' },
      reversal: { en: 'Income cancelled', ne: 'आम्दानी रद्द' },
    },
    books: {
      entry: { en: 'Income', ne: 'आम्दानी' },
      reversal: { en: 'Income reversed', ne: 'आम्दानी उल्टाएको' },
    },
    activity: { issued: { en: 'Income entered', ne: 'आम्दानी प्रविष्टि भयो' }, cancelled: null },
  },
  screens: {
    incomes: documentKinds.INCOME.screen,
    newIncome: `${documentKinds.INCOME.screen}/create`,
    editIncome: `${documentKinds.INCOME.screen}/edit/:incomeId`,
  },
  messages: incomeMessages,
} as const satisfies DocumentContract;
