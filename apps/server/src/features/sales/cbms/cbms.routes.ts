import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { holdReport, markReportTold, releaseReport, resumeCbms, retryReport, retryReports } from './cbms.commands.ts';
import { getReport, listReports, readOutbox, reportOfDocument } from './cbms.queries.ts';
import { saveCbms, testCbms } from './cbms.setup.ts';

/** What the tax office's receiver is told of bills and returns. */
export function cbmsRoutes(server: Server): void {
  implement(server, cbmsContract, {
    state: readOutbox,
    list: listReports,
    get: getReport,
    ofDocument: reportOfDocument,
    save: saveCbms,
    test: testCbms,
    resume: resumeCbms,
    hold: holdReport,
    release: releaseReport,
    retry: retryReport,
    retryAll: retryReports,
    markTold: markReportTold,
  });
}
