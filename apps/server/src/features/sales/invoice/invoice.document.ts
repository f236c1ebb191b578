import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { invoiceRepetition } from './copy/invoice.repetition.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { invoiceLineSheet, invoiceSheet } from './invoice.sheets.ts';
import { invoiceChecks } from './invoice.verify.ts';

/** An invoice names the customer as they were when it was issued. */
export const invoiceDocument: DocumentFeature = {
  routes: invoiceRoutes,
  searched: [],
  printedParty: {
    name: 'own.customer_name',
    nameNp: 'own.customer_name_np',
    address: 'own.customer_address',
    addressNp: 'own.customer_address_np',
  },
  passed: { by: 'own.credit_passed_by_name', reason: 'own.credit_reason', is: 'own.credit_passed_by is not null' },
  sheets: [invoiceSheet, invoiceLineSheet],
  checks: invoiceChecks,
  repetition: invoiceRepetition,
};
