import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listGoods } from '../stock-paper/stock-goods.ts';
import { listOfferedBatches } from '../goods-lines/goods-lines.batches.ts';
import { paperConstraints } from '../stock-paper/stock-paper.constraints.ts';
import { cancelTransfer, removeTransferDraft, saveTransfer, sendTransfer } from './stock-transfer.commands.ts';
import { printTransfer } from './stock-transfer.print.ts';
import { getTransfer, listTransferOutlets, listTransfers } from './stock-transfer.queries.ts';
import { receiveTransfer } from './stock-transfer.receive.ts';

export function stockTransferRoutes(server: Server): void {
  implement(
    server,
    stockTransferContract,
    {
      list: listTransfers,
      get: getTransfer,
      save: saveTransfer,
      send: sendTransfer,
      receive: receiveTransfer,
      cancel: cancelTransfer,
      removeDraft: removeTransferDraft,
      outlets: listTransferOutlets,
      batches: listOfferedBatches,
      items: (context, { query }) => listGoods(context, query),
      print: printTransfer,
    },
    paperConstraints,
  );
}
