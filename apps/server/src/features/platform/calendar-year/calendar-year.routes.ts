import { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { putYearBack, saveYears } from './calendar-year.commands.ts';
import { listYears } from './calendar-year.queries.ts';

/** The table of the BS calendar, which the platform keeps up to date as years become official. */
export function calendarYearRoutes(server: Server): void {
  implement(server, calendarYearContract, {
    list: (context, { query }) => listYears(context, query),
    save: (context, { body }) => saveYears(context, body),
    putBack: (context, { body }) => putYearBack(context, body),
  });
}
