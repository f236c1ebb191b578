import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readPeople } from '../user-role/people.queries.ts';
import { downloadUserReport } from './user-report.download.ts';

/** Who may sign in, where they work, what they were given and when they were last here. */
export function userReportRoutes(server: Server): void {
  implement(server, userReportContract, {
    list: (context, { query }) => readPeople(context, query),
    download: downloadUserReport,
  });
}
