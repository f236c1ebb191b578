import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveCategory, toggleCategory } from './category.commands.ts';
import { getCategory, listCategories } from './category.queries.ts';

/** What income is earned by and what money is spent on: each is an account of its own in the books. */
export function categoryRoutes(server: Server): void {
  implement(
    server,
    categoryContract,
    {
      create: (context, { body }) => saveCategory(context, { ...body, id: undefined }),
      update: (context, { body }) => saveCategory(context, body),
      get: (context, { params }) => getCategory(context, params.categoryId),
      list: (context, { query }) => listCategories(context, query),
      toggle: (context, { params, query }) => toggleCategory(context, params.categoryId, query.isActive),
    },
    { category_name_key: { field: 'categoryName', key: 'common.alreadyExists' } },
  );
}
