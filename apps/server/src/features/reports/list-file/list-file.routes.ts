import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { sumList } from './list-file.totals.ts';
import { makeListFile } from './list-file.make.ts';

export function listFileRoutes(server: Server): void {
  implement(server, listFileContract, {
    make: (context, { params, query }) => makeListFile(context, server.lists.get(params.list), query),
    totals: (context, { params, query }) => sumList(context, server.lists.get(params.list), query),
  });
}
