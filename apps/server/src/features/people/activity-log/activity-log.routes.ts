import { activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadActivities } from './activity-log.download.ts';
import { listActivities } from './activity-log.queries.ts';

/** Who did what when, and who came in, was refused and left. */
export function activityLogRoutes(server: Server): void {
  implement(server, activityLogContract, { recent: listActivities, download: downloadActivities });
}
