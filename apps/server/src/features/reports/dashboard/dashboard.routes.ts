import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { hideFirstSteps } from './dashboard.first-steps.ts';
import { readPlaces } from './dashboard.places.ts';
import { readTrend } from './dashboard.trend.ts';
import { readSummary } from './dashboard.queries.ts';

export function dashboardRoutes(server: Server): void {
  implement(server, dashboardContract, {
    summary: readSummary,
    trend: readTrend,
    places: readPlaces,
    hideFirstSteps,
  });
}
