import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { debitNoteRoutes } from './debit-note.routes.ts';
import { debitNoteLineSheet, debitNoteSheet } from './debit-note.sheets.ts';
import { debitNoteChecks } from './debit-note.verify.ts';

/** A debit note names the vendor as the bill does. */
export const debitNoteDocument: DocumentFeature = {
  routes: debitNoteRoutes,
  searched: ['own.vendor_number'],
  printedParty: {
    name: 'own.vendor_name',
    nameNp: 'own.vendor_name_np',
    address: 'own.vendor_address',
    addressNp: 'own.vendor_address_np',
  },
  sheets: [debitNoteSheet, debitNoteLineSheet],
  checks: debitNoteChecks,
};
