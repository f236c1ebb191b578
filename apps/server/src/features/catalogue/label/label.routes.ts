import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { printLabels } from './label.print.ts';
import { listLabels } from './label.queries.ts';

/** Labels for goods. */
export function labelRoutes(server: Server): void {
  implement(server, labelContract, { list: (context, { query }) => listLabels(context, query), print: printLabels });
}
