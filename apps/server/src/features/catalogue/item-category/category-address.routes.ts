import {
  subCategoryContract,
  topCategoryContract,
} from '@bahi/contract/catalogue/item-category/category-address.contract';
import {
  itemCategoryContract,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { pageOfRows } from '../../../platform/database/list-query.ts';
import { failUnwritten } from '../../../platform/database/write-record.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listMasterData } from '../../../platform/master-data/master-data-read.ts';
import { saveItemCategory } from './item-category.commands.ts';
import { getItemCategory } from './item-category.queries.ts';

type Level = 'top' | 'sub';
type List = (typeof topCategoryContract)['list'];
type Category = Answer<(typeof topCategoryContract)['get']>;
type Form = Input<(typeof itemCategoryContract)['save']>['body'];

/** Item categories at the addresses of their level: the records and rules are those of all of them. */
export function categoryAddressRoutes(server: Server): void {
  const inUse = { field: 'id', key: 'itemCategory.used' } as const;
  implement(
    server,
    topCategoryContract,
    {
      list: (context, { query }) => listLevel(context, 'top', query),
      create: (context, { body }) => saveItemCategory(context, { ...body, parentId: null }),
      get: (context, { params }) => getOf(context, 'top', params.id),
      update: (context, { params, body }) => updateOf(context, 'top', { ...body, id: params.id, parentId: null }),
      remove: (context, { params }) => removeOf(context, 'top', params.id),
    },
    { item_category_parent: inUse, item_category_known: inUse, item_sub_category_known: inUse },
  );
  implement(server, subCategoryContract, {
    list: (context, { query }) => listLevel(context, 'sub', query),
    create: (context, { body }) => saveItemCategory(context, body),
    get: (context, { params }) => getOf(context, 'sub', params.id),
    update: (context, { params, body }) => updateOf(context, 'sub', { ...body, id: params.id }),
    remove: (context, { params }) => removeOf(context, 'sub', params.id),
  });
}

/** Of all categories, which are few, those of the level. */
async function listLevel(context: Context, level: Level, query: Input<List>['query']): Promise<Answer<List>> {
  const whole = { ...query, sort: query.sort ?? 'name', pageNumber: 0, pageSize: Number.MAX_SAFE_INTEGER };
  const { rows } = await listMasterData(context, itemCategoryMasterData, whole);
  const known = itemCategoryContract.parents.answer.parse(rows);
  return pageOfRows(
    known.filter((row) => levelOf(row) === level),
    query,
  );
}

async function getOf(context: Context, level: Level, id: number): Promise<Category> {
  const category = await getItemCategory(context, id);
  return levelOf(category) === level ? category : failNotFound();
}

async function updateOf(context: Context, level: Level, form: Form & { id: number }): Promise<Category> {
  await getOf(context, level, form.id);
  return saveItemCategory(context, form);
}

/** Takes away a category that nothing lies in; what does is said by the tables. */
async function removeOf(context: Context, level: Level, id: number): Promise<Record<never, never>> {
  await getOf(context, level, id);
  const removed = await context.db.query('delete from item_category where business_id = $1 and id = $2 returning id', [
    context.businessId,
    id,
  ]);
  if (removed.length === 0) await failUnwritten(context, 'item_category', id);
  context.say('common.removed');
  return {};
}

function levelOf({ parentId }: Pick<Category, 'parentId'>): Level {
  return parentId === null ? 'top' : 'sub';
}
