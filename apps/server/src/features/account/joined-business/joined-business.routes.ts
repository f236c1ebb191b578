import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { join, remove } from './join.commands.ts';
import { listJoined } from './joined-business.queries.ts';
import { enterBusiness } from './switch.commands.ts';

/** The businesses that one person signs in to, and the way from one to another. */
export function joinedBusinessRoutes(server: Server): void {
  implement(server, joinedBusinessContract, {
    list: listJoined,
    join,
    remove,
    enter: (context, input) => enterBusiness(context, server.sessions, input),
  });
}
