import type { Answer } from '@bahi/contract/endpoint';
import { itemCategoryContract, itemCategoryMasterData } from '@bahi/contract/item-category/item-category.contract';
import { longestList } from '@bahi/contract/paging';
import type { Context } from '../../platform/context.ts';
import { getMasterData, listMasterData } from '../../platform/master-data-read.ts';

type Category = Answer<(typeof itemCategoryContract)['get']>;

const whole = { pageNumber: 0, pageSize: longestList };

/** One category as it stands now, shared or own. */
export async function getItemCategory(context: Context, id: number): Promise<Category> {
  return itemCategoryContract.get.answer.parse(await getMasterData(context, itemCategoryMasterData, id));
}

/** The active categories at the top of the tree. */
export async function listParents(context: Context): Promise<Category[]> {
  const { rows } = await listMasterData(context, itemCategoryMasterData, { ...whole, isActive: true });
  return itemCategoryContract.parents.answer.parse(rows.filter(({ parentId }) => parentId === null));
}

/** The active categories right below one. */
export async function listChildren(context: Context, parentId: number): Promise<Category[]> {
  await getItemCategory(context, parentId);
  const { rows } = await listMasterData(context, itemCategoryMasterData, { ...whole, isActive: true, parentId });
  return itemCategoryContract.children.answer.parse(rows);
}
