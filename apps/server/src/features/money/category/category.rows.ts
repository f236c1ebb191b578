import type { Answer } from '@bahi/contract/endpoint';
import type { categoryContract, CategoryType } from '@bahi/contract/money/category/category.contract';

/** The table `category`. */
export type CategoryRecord = {
  business_id: number;
  id: number;
  kind: CategoryType;
  name: string;
  name_np: string | null;
  is_active: boolean;
  version: number;
};

type Account = { business_id: number; code: string; name: string; name_np: string };
export type CategoryTables = { category: CategoryRecord; account: Account };

/** A category with the account that it is a part of. */
export type CategoryRow = CategoryRecord & { account_name: string; account_name_np: string };
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
