import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeSavedReport, saveSavedReport } from './saved-report.commands.ts';
import { getSavedReport, listSavedReports } from './saved-report.queries.ts';

export function savedReportRoutes(server: Server): void {
  implement(
    server,
    savedReportContract,
    {
      save: (context, { body }) => saveSavedReport(context, body),
      get: (context, { params }) => getSavedReport(context, params.id),
      list: (context, { query }) => listSavedReports(context, query),
      remove: (context, { params }) => removeSavedReport(context, params.id),
    },
    { saved_report_name_key: { field: 'name', key: 'common.alreadyExists' } },
  );
}
