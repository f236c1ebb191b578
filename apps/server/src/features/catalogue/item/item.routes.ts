import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listItemPrices } from './item-price-list.queries.ts';
import { createItem, removeItem, setItemStatus, updateItem } from './item.commands.ts';
import { getItem, listItems } from './item.queries.ts';

/** The goods that the business stocks and sells. */
export function itemRoutes(server: Server): void {
  implement(
    server,
    itemContract,
    {
      create: (context, { body }) => createItem(context, body),
      list: (context, { body }) => listItems(context, body),
      get: (context, { params }) => getItem(context, params.itemId),
      update: (context, { params, body }) => updateItem(context, params.itemId, body),
      remove: (context, { params }) => removeItem(context, params.itemId),
      setStatus: (context, { params }) => setItemStatus(context, params),
      priceList: (context, { query }) => listItemPrices(context, query),
    },
    {
      item_code_key: { field: 'code', key: 'item.codeTaken' },
      item_name_key: { field: 'name', key: 'common.nameTaken' },
    },
  );
}
