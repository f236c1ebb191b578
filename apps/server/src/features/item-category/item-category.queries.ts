import type { Answer } from '@bahi/contract/endpoint';
import type { itemCategoryContract } from '@bahi/contract/item-category/item-category.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';

type Contract = typeof itemCategoryContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Tables = {
  item_category: {
    business_id: number;
    id: number;
    code: string;
    name: string;
    name_np: string | null;
    parent_id: number | null;
    is_active: boolean;
    version: number;
  };
};

/** One category as it stands now, shared or own. */
export async function getItemCategory(context: Reader, id: number): Promise<Answer<Contract['save']>> {
  const row = await asAnswered(categoriesOf(context).where('item_category.id', '=', id)).executeTakeFirst();
  return row ?? failNotFound();
}

/** Shared and own categories together, by name; codes are searched too. */
export async function listItemCategories(context: Reader, query: ListQuery): Promise<Answer<Contract['list']>> {
  const pattern = searchPattern(query.search);
  const searched = ['item_category.name', 'item_category.name_np', 'item_category.code'];
  let selection = categoriesOf(context);
  if (pattern !== null) selection = selection.where(matches(pattern, searched));
  if (query.isActive !== undefined) selection = selection.where('item_category.is_active', '=', query.isActive);
  const sorting = {
    name: shownName(context.language, 'item_category'),
    code: sql.ref('item_category.code'),
    isActive: sql.ref('item_category.is_active'),
  };
  return readPage(selection, asAnswered(selection), orderOf(sorting, query.sort, 'name', 'item_category.id'), query);
}

function categoriesOf({ db, businessId }: Reader) {
  return db.tables<Tables>().selectFrom('item_category').where('item_category.business_id', 'in', [0, businessId]);
}

function asAnswered(selection: ReturnType<typeof categoriesOf>) {
  return selection.select([
    'item_category.id',
    'item_category.name',
    'item_category.name_np as nameNp',
    'item_category.code',
    'item_category.parent_id as parentId',
    sql<boolean>`item_category.business_id = 0`.as('isShared'),
    'item_category.is_active as isActive',
    'item_category.version',
  ]);
}
