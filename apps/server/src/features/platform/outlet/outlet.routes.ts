import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { outletConstraints, saveOutlet, toggleOutlet } from './outlet.commands.ts';
import { getOutlet, listOutlets } from './outlet.queries.ts';

/** The places where the business sells. */
export function outletRoutes(server: Server): void {
  implement(
    server,
    outletContract,
    {
      save: (context, { body }) => saveOutlet(context, body),
      get: (context, { params }) => getOutlet(context, params.id),
      list: (context, { query }) => listOutlets(context, query),
      toggle: (context, { params }) => toggleOutlet(context, params.id),
    },
    outletConstraints,
  );
}
