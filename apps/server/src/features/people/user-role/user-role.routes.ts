import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listPeople } from './people.queries.ts';
import {
  createAssignment,
  createDetail,
  updateAssignment,
  removeAssignment,
  removeDetail,
  signOutEverywhere,
} from './user-role.commands.ts';
import { listAssignments, listOfUser } from './user-role.queries.ts';

/** Who has which role, where and when; and who is signed in. */
export function userRoleRoutes(server: Server): void {
  implement(server, userRoleContract, {
    create: createAssignment,
    update: updateAssignment,
    list: listAssignments,
    ofUser: listOfUser,
    remove: (context, { params }) => removeAssignment(context, params.id),
    createDetail,
    removeDetail: (context, { params }) => removeDetail(context, params.id),
    people: listPeople,
    signOut: (context, input) => signOutEverywhere(context, server.sessions, input),
  });
}
