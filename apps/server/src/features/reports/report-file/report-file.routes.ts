import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { beginReportFile, cancelReportFile } from './report-file.commands.ts';
import { downloadReportFile } from './report-file.download.ts';
import { recentFiles, getReportFile } from './report-file.queries.ts';

/** Long reports that are made as files apart from the request that asks for them. */
export function reportFileRoutes(server: Server): void {
  implement(server, reportFileContract, {
    begin: (context, { body }) => beginReportFile(context, body),
    recent: (context) => recentFiles(context),
    get: (context, { params }) => getReportFile(context, params.id),
    cancel: (context, { params }) => cancelReportFile(context, params.id),
    download: (context, { params }) => downloadReportFile(context, params.id),
  });
}
