import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { endSessions } from './user-session.commands.ts';
import { listNotices, listSessions } from './user-session.queries.ts';

/** One's own sign-ins, seen and ended, and what others changed in one's account. */
export function userSessionRoutes(server: Server): void {
  implement(server, userSessionContract, {
    list: listSessions,
    notices: listNotices,
    remove: (context, input) => endSessions(context, server.sessions, input),
  });
}
