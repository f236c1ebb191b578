import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  itemCategoryContract,
  itemCategoryMasterData,
  treeSort,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { longestList } from '@bahi/contract/paging';
import type { Context } from '../../../platform/core/context.ts';
import { pageOfRows } from '../../../platform/database/list-query.ts';
import { getMasterData, listMasterData } from '../../../platform/master-data/master-data-read.ts';

type Category = Answer<(typeof itemCategoryContract)['get']>;

type List = (typeof itemCategoryContract)['list'];

const whole = { pageNumber: 0, pageSize: longestList, sort: 'name' };
/** The tree is put together from all of it. */
const wholeTree = { ...whole, pageSize: Number.MAX_SAFE_INTEGER };

/**
 * A page of the tree: each category is followed by what lies within it, by name. What was searched or filtered for, or
 * is sorted by something else, is a plain list without levels.
 */
export async function listItemCategories(context: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { sort = treeSort, search, isActive, parentId } = query;
  if (sort !== treeSort || (search ?? '') !== '' || isActive !== undefined || parentId !== undefined) {
    const plain = { ...query, sort: sort === treeSort ? 'name' : sort };
    return itemCategoryContract.list.answer.parse(await listMasterData(context, itemCategoryMasterData, plain));
  }
  const { rows } = await listMasterData(context, itemCategoryMasterData, wholeTree);
  const tree = below(null, 1, Map.groupBy(itemCategoryContract.list.answer.shape.rows.parse(rows), parentOf));
  return pageOfRows(tree, query);
}

type Row = Answer<List>['rows'][number];

function below(parentId: number | null, level: number, byParent: ReadonlyMap<number | null, Row[]>): Row[] {
  return (byParent.get(parentId) ?? []).flatMap((row) => [{ ...row, level }, ...below(row.id, level + 1, byParent)]);
}

function parentOf({ parentId }: Row): number | null {
  return parentId;
}

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
