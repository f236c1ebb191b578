import {
  itemCategoryContract,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { serveMasterData } from '../../../platform/master-data/master-data.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveItemCategory } from './item-category.commands.ts';
import { listChildren, listItemCategories, listParents } from './item-category.queries.ts';

/** The kinds of goods, as a tree: some shared by all businesses, the others a business's own. */
export function itemCategoryRoutes(server: Server): void {
  serveMasterData(
    server,
    { contract: itemCategoryContract, of: itemCategoryMasterData },
    {
      list: listItemCategories,
      save: (context, { body }) => saveItemCategory(context, body),
      parents: (context) => listParents(context),
      children: (context, { params }) => listChildren(context, params.parentId),
    },
  );
}
