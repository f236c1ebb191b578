import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { Sheet } from '../../../platform/reports/sheet.ts';
import { downloadData } from './data-download.commands.ts';
import { readSummary } from './data-download.queries.ts';

/** All data of a business, for its owner to take along: `sheets` are those of the Excel file. */
export const dataDownloadRoutes =
  (sheets: readonly Sheet[]) =>
  (server: Server): void => {
    implement(server, dataDownloadContract, {
      summary: (context) => readSummary(context, sheets),
      download: (context, input) => downloadData(context, input, sheets),
    });
  };
