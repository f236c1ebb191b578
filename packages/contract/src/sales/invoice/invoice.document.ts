import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { invoiceMessages } from './invoice.messages.ts';

export const invoiceDocument = {
  words: {
    found: { en: 'Sales bills', ne: 'बिक्री बिल' },
    paidFor: { en: 'Invoice {code}', ne: 'बिल {code}' },
    statement: {
      entry: { en: 'Bill', ne: 'बिल' },
      reversal: { en: 'Bill cancelled', ne: 'बिल रद्द' },
    },
    books: {
      entry: { en: 'Sales bill', ne: 'बिक्री बिल' },
      reversal: { en: 'Sales bill cancelled', ne: 'बिक्री बिल रद्द' },
    },
    activity: {
      issued: { en: 'Bill issued', ne: 'बिल काटियो' },
      cancelled: { en: 'Bill cancelled', ne: 'बिल रद्द भयो' },
    },
  },
  screens: {
    invoices: documentKinds.INVOICE.screen,
    newInvoice: `${documentKinds.INVOICE.screen}/create`,
    editInvoice: `${documentKinds.INVOICE.screen}/edit/:invoiceId`,
  },
  messages: invoiceMessages,
} as const satisfies DocumentContract;
