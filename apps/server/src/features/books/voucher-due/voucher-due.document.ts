import type { VoucheredKind } from '@bahi/domain/document-kinds';
import type { DocumentFeature } from '../ledger/document-feature.ts';
import { voucherDueRoutes } from './voucher-due.routes.ts';
import { voucherDueSheet } from './voucher-due.sheets.ts';
import { voucherDueCheck } from './voucher-due.verify.ts';

/** Both kinds are the same but for their party. */
function voucherDocument(kind: VoucheredKind): DocumentFeature {
  return {
    routes: voucherDueRoutes,
    searched: [],
    printedParty: null,
    sheets: [voucherDueSheet(kind)],
    checks: [voucherDueCheck(kind)],
  };
}

export const voucherReceivableDocument = voucherDocument('VOUCHER_RECEIVABLE');
export const voucherPayableDocument = voucherDocument('VOUCHER_PAYABLE');
