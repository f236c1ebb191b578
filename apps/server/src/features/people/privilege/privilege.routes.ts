import { privilegeContract } from '@bahi/contract/people/privilege/privilege.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listPrivileges } from './privilege.queries.ts';

/** What each right allows, and who has it. */
export function privilegeRoutes(server: Server): void {
  implement(server, privilegeContract, {
    list: (context, input) => listPrivileges(context, server.endpoints, input),
  });
}
