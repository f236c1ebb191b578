import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveAttributeValues } from './attribute-values.commands.ts';
import { getAttributeValues, listCombinations, listVariantValues } from './attribute-values.queries.ts';
import { assignVariantValues, removeItemVariant, saveItemPrices, updateItemVariant } from './item-variant.commands.ts';
import { listItemVariants } from './item-variant.queries.ts';

/** The variants of items: which values they may have and have, and what each costs. */
export function itemVariantRoutes(server: Server): void {
  implement(
    server,
    itemVariantContract,
    {
      saveAttributeValues: (context, { body }) => saveAttributeValues(context, body),
      attributeValues: (context, { params }) => getAttributeValues(context, params.itemId),
      combinations: (context, { params, query }) => listCombinations(context, params.itemId, query),
      assignValues: (context, { body }) => assignVariantValues(context, body),
      values: (context, { params }) => listVariantValues(context, params.itemId),
      savePrices: (context, { body }) => saveItemPrices(context, body),
      list: (context, { params }) => listItemVariants(context, params.id),
      update: (context, { params, body }) => updateItemVariant(context, params.id, body),
      remove: (context, { params }) => removeItemVariant(context, params.id),
    },
    {
      item_variant_barcode_key: { field: 'barcode', key: 'item.barcodeTaken' },
      item_variant_sku_key: { field: 'sku', key: 'item.skuTaken' },
      item_variant_combination_key: { field: 'attributeValueIds', key: 'itemVariant.combinationTwice' },
      // Moves in outlets that the caller does not see hold a variant, and its item, all the same.
      stock_move_balance: { field: 'itemId', key: 'item.used' },
      journal_line_variant: { field: 'itemId', key: 'item.used' },
    },
  );
}
