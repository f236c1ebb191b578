import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { creditNoteRoutes } from './credit-note.routes.ts';
import { creditNoteLineSheet, creditNoteSheet } from './credit-note.sheets.ts';
import { creditNoteChecks } from './credit-note.verify.ts';

/** A credit note names the customer as the invoice does. */
export const creditNoteDocument: DocumentFeature = {
  routes: creditNoteRoutes,
  searched: [],
  printedParty: {
    name: 'own.customer_name',
    nameNp: 'own.customer_name_np',
    address: 'own.customer_address',
    addressNp: 'own.customer_address_np',
  },
  sheets: [creditNoteSheet, creditNoteLineSheet],
  checks: creditNoteChecks,
};
