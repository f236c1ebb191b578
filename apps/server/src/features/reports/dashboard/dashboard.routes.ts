import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readSummary } from './dashboard.queries.ts';

export function dashboardRoutes(server: Server): void {
  implement(server, dashboardContract, { summary: readSummary });
}
