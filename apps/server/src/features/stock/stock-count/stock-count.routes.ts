import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listOfferedBatches } from '../goods-lines/goods-lines.batches.ts';
import { paperConstraints } from '../stock-paper/stock-paper.constraints.ts';
import {
  cancelStockCount,
  createStockCount,
  removeCountDraft,
  removeCountLine,
  saveCountBatch,
  saveCountCost,
  saveCountLine,
} from './stock-count.commands.ts';
import { postStockCount } from './stock-count.post.ts';
import { printStockCount } from './stock-count.print.ts';
import { countDifferences, countGoods, getStockCount, listCountLines, listStockCounts } from './stock-count.queries.ts';

export function stockCountRoutes(server: Server): void {
  implement(
    server,
    stockCountContract,
    {
      list: listStockCounts,
      get: getStockCount,
      lines: listCountLines,
      differences: countDifferences,
      create: createStockCount,
      goods: countGoods,
      saveLine: saveCountLine,
      saveBatch: saveCountBatch,
      batches: listOfferedBatches,
      saveCost: saveCountCost,
      removeLine: removeCountLine,
      post: postStockCount,
      cancel: cancelStockCount,
      removeDraft: removeCountDraft,
      print: printStockCount,
    },
    paperConstraints,
  );
}
