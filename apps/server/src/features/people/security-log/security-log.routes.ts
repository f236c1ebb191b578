import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadSecurityLog } from './security-log.download.ts';
import { listSecurityEvents } from './security-log.queries.ts';

/** What happened at the doors, to look through and to take along. It is written by `platform/core`. */
export function securityLogRoutes(server: Server): void {
  implement(server, securityLogContract, { list: listSecurityEvents, download: downloadSecurityLog });
}
