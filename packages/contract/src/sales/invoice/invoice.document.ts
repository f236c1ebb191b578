import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { invoiceMessages } from './invoice.messages.ts';

export const invoiceDocument = {
  words: {
    found: { en: 'Sales invoices', ne: 'बिक्री बिल' },
    paidFor: { en: 'Invoice {code}', ne: 'बीजक {code}' },
    statement: {
      entry: { en: 'Invoice', ne: 'बिल' },
      reversal: { en: 'Invoice cancelled', ne: 'बिल रद्द' },
    },
    books: {
      entry: { en: 'Sales invoice', ne: 'बिक्री बिल' },
      reversal: { en: 'Sales invoice cancelled', ne: 'बिक्री बिल रद्द' },
    },
    activity: {
      issued: { en: 'Invoice issued', ne: 'बिल काटियो' },
      cancelled: { en: 'Invoice cancelled', ne: 'बिल रद्द भयो' },
    },
  },
  screens: {
    invoices: documentKinds.INVOICE.screen,
    newInvoice: `${documentKinds.INVOICE.screen}/create`,
    editInvoice: `${documentKinds.INVOICE.screen}/edit/:invoiceId`,
  },
  messages: invoiceMessages,
} as const satisfies DocumentContract;
