import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { vendorBillTexts } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { cancelDirectCost } from './direct-cost.cancel.ts';
import { saveDirectCosts } from './direct-cost.commands.ts';
import { getCostsOfPurchase, getDirectCost, listDirectCosts } from './direct-cost.queries.ts';

/** What it costs to bring the goods of a purchase home. */
export function directCostRoutes(server: Server): void {
  implement(
    server,
    directCostContract,
    {
      save: saveDirectCosts,
      list: listDirectCosts,
      ofInvoice: getCostsOfPurchase,
      get: getDirectCost,
      cancel: cancelDirectCost,
    },
    vendorBillTexts,
  );
}
