import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadData } from './data-download.commands.ts';
import { readSummary } from './data-download.queries.ts';

/** All data of a business, for its owner to take along. */
export function dataDownloadRoutes(server: Server): void {
  implement(server, dataDownloadContract, {
    summary: (context) => readSummary(context),
    download: downloadData,
  });
}
