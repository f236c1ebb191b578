import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { find } from './search.queries.ts';

/** One search over everything that the caller may read. */
export function searchRoutes(server: Server): void {
  implement(server, searchContract, { find });
}
