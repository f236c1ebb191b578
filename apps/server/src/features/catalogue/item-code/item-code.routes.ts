import { itemCodeContract } from '@bahi/contract/catalogue/item-code/item-code.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { makeItemCodes } from './item-code.commands.ts';

/** Codes that the business makes of its own. */
export function itemCodeRoutes(server: Server): void {
  implement(server, itemCodeContract, { make: (context, { body }) => makeItemCodes(context, body) });
}
