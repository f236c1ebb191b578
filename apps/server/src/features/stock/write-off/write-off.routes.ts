import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listOfferedBatches } from '../goods-lines/goods-lines.batches.ts';
import { paperConstraints } from '../stock-paper/stock-paper.constraints.ts';
import { cancelWriteOff, createWriteOff } from './write-off.commands.ts';
import { printWriteOff } from './write-off.print.ts';
import { getWriteOff, listWriteOffs, writeOffGoods } from './write-off.queries.ts';

export function writeOffRoutes(server: Server): void {
  implement(
    server,
    writeOffContract,
    {
      list: listWriteOffs,
      get: getWriteOff,
      create: createWriteOff,
      cancel: cancelWriteOff,
      goods: writeOffGoods,
      batches: listOfferedBatches,
      print: printWriteOff,
    },
    paperConstraints,
  );
}
