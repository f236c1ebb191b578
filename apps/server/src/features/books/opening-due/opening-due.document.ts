import type { DocumentFeature } from '../ledger/document-feature.ts';
import { vendorBillCheck } from '../ledger/vendor-bill/vendor-bill.verify.ts';
import { openingDueRoutes } from './opening-due.routes.ts';
import { openingDueSheet } from './opening-due.sheets.ts';
import { openingDueCheck } from './opening-due.verify.ts';
import type { OpeningKind } from './opening-due.write.ts';

/** Both kinds are the same but for their party. */
function openingDueDocument(kind: OpeningKind): DocumentFeature {
  return {
    routes: openingDueRoutes,
    searched: [],
    printedParty: null,
    sheets: [openingDueSheet(kind)],
    checks: [openingDueCheck(kind), vendorBillCheck(kind, 'document.heading')],
  };
}

export const openingReceivableDocument = openingDueDocument('OPENING_RECEIVABLE');
export const openingPayableDocument = openingDueDocument('OPENING_PAYABLE');
