import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { createTally } from '../../../platform/core/tally.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getShare, renewShare, saveShare } from './item-share.commands.ts';
import { getSharedItem, readCover, readPictures } from './public-item.queries.ts';

/** Sharing an item, and the item as anybody sees it who has its link. */
export function itemShareRoutes(server: Server): void {
  implement(server, itemShareContract, {
    get: (context, { params, query }) => getShare(context, params.itemId, query.origin),
    save: (context, { params, query, body }) => saveShare(context, params.itemId, body, query.origin),
    renew: (context, { params, query }) => renewShare(context, params.itemId, query.origin),
  });
  const { perAddressAMinute } = server.services.config.limits.publicItems;
  const tallies = { get: createTally(perAddressAMinute), documents: createTally(perAddressAMinute) };
  const count = (context: OpenContext, tally: keyof typeof tallies): void => {
    const isOver = !tallies[tally].take(networkOf(context.exchange.address), context.now);
    if (isOver) fail('common.tooMany', { status: 429 });
  };
  implement(server, publicItemContract, {
    get: async (context, { params, query }) => {
      count(context, 'get');
      return getSharedItem(context.services, { ...params, ...query });
    },
    documents: async (context, { params, body }) => {
      count(context, 'documents');
      return readPictures(context.services, params.itemShareableId, body.imageList);
    },
    cover: async (context, { params, query }) => {
      count(context, 'documents');
      return readCover(context.services, { ...params, ...query });
    },
  });
}
