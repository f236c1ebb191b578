import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getMonthFile } from './month-file.queries.ts';

/** What a month as one file has in it. */
export function monthFileRoutes(server: Server): void {
  implement(server, monthFileContract, { get: getMonthFile });
}
