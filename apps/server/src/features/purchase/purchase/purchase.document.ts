import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { purchaseRoutes } from './purchase.routes.ts';
import { purchaseLineSheet, purchaseSheet } from './purchase.sheets.ts';
import { purchaseChecks } from './purchase.verify.ts';

/** A purchase bill names the vendor as they were when it was entered. */
export const purchaseDocument: DocumentFeature = {
  routes: purchaseRoutes,
  searched: ['own.bill_number'],
  printedParty: {
    name: 'own.vendor_name',
    nameNp: 'own.vendor_name_np',
    address: 'own.vendor_address',
    addressNp: 'own.vendor_address_np',
  },
  sheets: [purchaseSheet, purchaseLineSheet],
  checks: purchaseChecks,
};
