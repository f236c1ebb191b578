import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { confirmPasskey, createPasskey, removePasskey, requestPasskey, updatePasskey } from './passkey.commands.ts';
import { confirmKey, createKey, createRecoveryCodes, removeOwn } from './second-factor.commands.ts';
import { getSecondFactor } from './second-factor.queries.ts';

/** The second step of one's own sign-in; the step itself is a grant of the call for tokens. */
export function secondFactorRoutes(server: Server): void {
  implement(server, secondFactorContract, {
    get: getSecondFactor,
    create: createKey,
    confirm: (context, input) => confirmKey(context, server.sessions, input),
    createRecoveryCodes,
    remove: removeOwn,
    createPasskey,
    confirmPasskey: (context, input) => confirmPasskey(context, server.sessions, input),
    requestPasskey,
    updatePasskey,
    removePasskey,
  });
}
