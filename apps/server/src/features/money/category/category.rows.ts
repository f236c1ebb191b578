import type { Answer } from '@bahi/contract/endpoint';
import type { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Row } from '../../../platform/database/table-types.ts';

/** A category with the account that it is a part of. */
export type CategoryRow = Row<'category'> & { account_name: string; account_name_np: string };
export type Category = Answer<(typeof categoryContract)['get']>;

export function categoryOf(row: CategoryRow): Category {
  return {
    id: row.id,
    categoryName: row.name,
    categoryNameNp: row.name_np,
    categoryType: row.kind,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    isActive: row.is_active,
    version: row.version,
  };
}
