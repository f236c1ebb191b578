import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { logOut } from './logout.commands.ts';
import { getMenu } from './menu.queries.ts';
import { getInit } from './session.queries.ts';
import { giveTokens } from './token.commands.ts';

export function sessionRoutes(server: Server): void {
  implement(server, sessionContract, {
    token: giveTokens,
    init: getInit,
    logout: (context) => logOut(context, server.sessions),
    menu: getMenu,
  });
}
