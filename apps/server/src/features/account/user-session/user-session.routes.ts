import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { endSessions } from './user-session.commands.ts';
import { listSessions } from './user-session.queries.ts';

/** One's own sign-ins, seen and ended. */
export function userSessionRoutes(server: Server): void {
  implement(server, userSessionContract, {
    list: listSessions,
    remove: (context, input) => endSessions(context, server.sessions, input),
  });
}
