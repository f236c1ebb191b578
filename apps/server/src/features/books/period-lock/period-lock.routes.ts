import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { lockPeriod, unlockPeriod } from './period-lock.commands.ts';
import { getLockOverview, listPeriodLocks } from './period-lock.queries.ts';

/** Which days are over for the books. */
export function periodLockRoutes(server: Server): void {
  implement(server, periodLockContract, {
    overview: getLockOverview,
    list: listPeriodLocks,
    lock: lockPeriod,
    unlock: unlockPeriod,
  });
}
