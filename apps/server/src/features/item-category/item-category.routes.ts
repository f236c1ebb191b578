import { itemCategoryContract } from '@bahi/contract/item-category/item-category.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { saveItemCategory } from './item-category.commands.ts';
import { listItemCategories } from './item-category.queries.ts';

/** The kinds of goods, as a tree: some shared by all businesses, the others a business's own. */
export function itemCategoryRoutes(server: Server): void {
  implement(
    server,
    itemCategoryContract,
    {
      list: (context, { query }) => listItemCategories(context, query),
      save: (context, { body }) => saveItemCategory(context, body),
    },
    {
      item_category_name_key: { field: 'name', key: 'common.alreadyExists' },
      item_category_code_key: { field: 'code', key: 'common.alreadyExists' },
    },
  );
}
