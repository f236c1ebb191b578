import { itemAddressContract, itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { activeFlagsOf, noRows } from '../../../platform/database/list-query.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveDefaultUnits, savePlanningData } from '../item/item-parts.commands.ts';
import { createItem, removeItem, updateItem } from '../item/item.commands.ts';
import { getItem, listItems } from '../item/item.queries.ts';
import type { ItemDetail } from '../item/item.rows.ts';
import { saveAttributeValues } from '../item-variant/attribute-values.commands.ts';
import { getAttributeValues } from '../item-variant/attribute-values.queries.ts';
import {
  createItemVariant,
  removeItemVariant,
  saveItemPrices,
  updateItemVariant,
} from '../item-variant/item-variant.commands.ts';
import { listItemVariants } from '../item-variant/item-variant.queries.ts';
import { getVariant, listVariants } from './item-address.queries.ts';

/** Items, their parts and variants at further addresses: the same records by the same commands. */
export function itemAddressRoutes(server: Server): void {
  implement(server, itemPartContract, {
    saveDefaultUnits: async (context, { body }) => unitsOf(await saveDefaultUnits(context, body)),
    defaultUnits: async (context, { params }) => [unitsOf(await getItem(context, params.itemId))],
    savePlanningData: async (context, { body }) => planningOf(await savePlanningData(context, body)),
    planningData: async (context, { params }) => [planningOf(await getItem(context, params.itemId))],
    savePrices: (context, { body }) => saveItemPrices(context, body),
    prices: (context, { params }) => listItemVariants(context, params.itemId),
    saveAttributes: (context, { body }) => saveAttributeValues(context, body),
    attributes: async (context, { params }) => (await getAttributeValues(context, params.itemId)).attributes,
  });
  implement(server, itemAddressContract, {
    listByStatus: (context, { params, query }) => {
      const flags = activeFlagsOf(params.status).filter((flag) => flag === (query.isActive ?? flag));
      const isActive = flags.length === 2 ? undefined : flags[0];
      return flags.length === 0 ? Promise.resolve(noRows) : listItems(context, asked({ ...query, isActive }));
    },
    save: (context, { body }) => createItem(context, body),
    list: (context, { query }) => listItems(context, asked(query)),
    create: (context, { body }) => createItem(context, body),
    get: (context, { params }) => getItem(context, params.id),
    update: (context, { params, body }) => updateItem(context, params.id, body),
    remove: (context, { params }) => removeItem(context, params.id),
    listVariants: (context, { query }) => listVariants(context, query),
    createVariant: (context, { body: { itemId, ...row } }) => createItemVariant(context, itemId, row),
    getVariant: (context, { params }) => getVariant(context, params.id),
    updateVariant: (context, { params, body }) => updateItemVariant(context, params.id, body),
    removeVariant: (context, { params }) => removeItemVariant(context, params.id),
  });
}

/** A list's query as the list of items takes it. */
function asked({ pageNumber, pageSize, search, sort, isActive }: ListQuery) {
  return { start: 0, length: pageSize, pageNumber, pageSize, search, sort, isActive, categoryId: null, brandId: null };
}

function unitsOf({ id, version, defaultUnits }: ItemDetail) {
  return { itemId: id, version, ...defaultUnits };
}

function planningOf({ id, version, planningData }: ItemDetail) {
  return { itemId: id, version, ...planningData };
}
