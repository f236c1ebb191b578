import { dashboardContract } from '@bahi/contract/dashboard/dashboard.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { readSummary } from './dashboard.queries.ts';

export function dashboardRoutes(server: Server): void {
  implement(server, dashboardContract, { summary: readSummary });
}
