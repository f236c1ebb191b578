import { reportCardContract } from '@bahi/contract/reports/all-reports/report-card.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { favourReport } from './report-card.commands.ts';
import { readFavourites } from './report-card.queries.ts';

/** The reports that somebody has on top. */
export function reportCardRoutes(server: Server): void {
  implement(server, reportCardContract, {
    favourites: readFavourites,
    favour: (context, { body }) => favourReport(context, body),
  });
}
