import type { Server } from '../../../platform/http/server.ts';
import { servedReports } from './served-reports.ts';

/** The calls of all reports. */
export function allReportRoutes(server: Server): void {
  for (const { serve } of Object.values(servedReports)) serve(server);
}
