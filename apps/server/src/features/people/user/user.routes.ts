import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { userConstraints } from '../../account/account/create-user.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { resetPassword } from './reset-password.ts';
import { saveUser, setUserStatus } from './user.commands.ts';
import { getOutletUser, saveUserOutlets } from './user-outlet.commands.ts';
import { getUser, listUserOutlets, listUsers } from './user.queries.ts';

/** The people of a business, who lets them in, and where they work. */
export function userRoutes(server: Server): void {
  implement(
    server,
    userContract,
    {
      list: (context, { query }) => listUsers(context, query),
      get: (context, { params }) => getUser(context, params.userId),
      toggle: (context, input) => setUserStatus(context, server.sessions, input),
      saveOutletUser: saveUser,
      resetPassword: (context, input) => resetPassword(context, server.sessions, input),
      removeSecondFactor,
    },
    userConstraints,
  );
  implement(server, userOutletContract, {
    list: (context, { query }) => listUserOutlets(context, query),
    get: (context, { params }) => getOutletUser(context, params.userId),
    save: (context, { body }) => saveUserOutlets(context, body),
  });
}
