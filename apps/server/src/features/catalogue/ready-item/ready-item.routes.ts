import { readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { takeReadyItems } from './ready-item.commands.ts';
import { readCatalogue } from './ready-item.queries.ts';

/** Catalogues of what the shops of a trade sell most, to take from. */
export function readyItemRoutes(server: Server): void {
  implement(server, readyItemContract, {
    read: (context, { params }) => readCatalogue(context, params.trade),
    take: takeReadyItems,
  });
}
