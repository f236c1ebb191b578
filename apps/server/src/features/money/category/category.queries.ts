import type { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Input } from '@bahi/contract/endpoint';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { type Category, categoryOf, type CategoryRow } from './category.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Query = Input<(typeof categoryContract)['list']>['query'];

/** One category of the business. */
export async function getCategory(context: Reader, id: number): Promise<Category> {
  const row = await withAccount(categoriesOf(context).where('category.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : categoryOf(row);
}

/** Categories by name unless another order is asked for; searched by either name. */
export async function listCategories(
  context: Reader,
  query: Query,
): Promise<{ rows: Category[]; recordsTotal: number }> {
  let selection = categoriesOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context), query.sort, 'categoryName', 'category.id');
  const { rows, recordsTotal } = await readPage(context, selection, withAccount(selection), order, query);
  return { rows: rows.map(categoryOf), recordsTotal };
}

function categoriesOf({ db, businessId }: Reader) {
  return db.tables().selectFrom('category').where('category.business_id', '=', businessId);
}

function withAccount(selection: ReturnType<typeof categoriesOf>) {
  return selection
    .innerJoin('account', (join) =>
      join
        .onRef('account.business_id', '=', 'category.business_id')
        .on(sql<SqlBool>`account.code = case category.kind when 'INCOME' then 'OTHER_INCOME' else 'EXPENSES' end`),
    )
    .selectAll('category')
    .select(['account.name as account_name', 'account.name_np as account_name_np'])
    .$castTo<CategoryRow>();
}

function conditions({ search, isActive, categoryTypeKey }: Query): RawBuilder<SqlBool>[] {
  return [
    foundBy(search, { names: ['category.name', 'category.name_np'] }),
    isActive === undefined ? null : sql<SqlBool>`category.is_active = ${isActive}`,
    categoryTypeKey === undefined ? null : sql<SqlBool>`category.kind = ${categoryTypeKey}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader): Sorting {
  return {
    categoryName: shownName(language, 'category'),
    // Income before expense, as their numbers stand.
    categoryType: sql`case category.kind when 'INCOME' then 1 else 2 end`,
    isActive: sql.ref('category.is_active'),
  };
}
