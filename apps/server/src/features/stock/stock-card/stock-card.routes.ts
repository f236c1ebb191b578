import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadStockCard } from './stock-card.download.ts';
import { listCardGoods } from './stock-card.goods.ts';
import { getStockCard } from './stock-card.queries.ts';
import { explainCost } from './stock-card.why.ts';

/** What moved each of the goods, and what their costs were made of. */
export function stockCardRoutes(server: Server): void {
  implement(server, stockCardContract, {
    goods: (context, { query }) => listCardGoods(context, query),
    get: getStockCard,
    why: explainCost,
    download: downloadStockCard,
  });
}
