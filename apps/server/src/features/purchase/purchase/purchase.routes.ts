import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { vendorBillTexts } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { keepDocument, removeDocument } from '../../money/due-document/due-files.ts';
import { cancelPurchase, removePurchaseDraft } from './purchase.cancel.ts';
import { previewPurchase, savePurchase } from './purchase.commands.ts';
import { duplicatePurchase } from './purchase.duplicate.ts';
import { getLineDetail } from './purchase.line-detail.ts';
import { getPurchase, listPurchases } from './purchase.queries.ts';

/** What the business buys, and owes for it. */
export function purchaseRoutes(server: Server): void {
  implement(
    server,
    purchaseContract,
    {
      preview: previewPurchase,
      save: savePurchase,
      list: listPurchases,
      get: getPurchase,
      duplicate: duplicatePurchase,
      removeDraft: removePurchaseDraft,
      cancel: cancelPurchase,
      lineDetail: getLineDetail,
      uploadDocument: keepDocument,
      removeDocument: (context, { params }) => removeDocument(context, 'PURCHASE', params.docUuid),
    },
    {
      ...vendorBillTexts,
      purchase_costs_first: { field: 'reason', key: 'purchase.costsFirst' },
      purchase_debited: { field: 'reason', key: 'debitNote.debitedFirst' },
    },
  );
}
