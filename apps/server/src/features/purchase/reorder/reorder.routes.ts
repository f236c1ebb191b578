import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { makeDrafts } from './reorder.commands.ts';
import { listReorder } from './reorder.queries.ts';

/** What is to be ordered, and purchase drafts of it. */
export function reorderRoutes(server: Server): void {
  implement(server, reorderContract, {
    list: (context, { query }) => listReorder(context, query),
    makeDrafts,
  });
}
