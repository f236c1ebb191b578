import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  type itemCategoryContract,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { holdMasterData } from '../../../platform/master-data/master-data-write.ts';
import { giveCode } from '../../../platform/database/next-code.ts';
import { refuseEditWithout, refuseSharedDouble, saveRecord } from '../../../platform/database/write-record.ts';
import { getItemCategory } from './item-category.queries.ts';

type Save = (typeof itemCategoryContract)['save'];
type CategoryForm = Input<Save>['body'];
type Parent = { business_id: number; id: number };

export async function saveItemCategory(context: Context, form: CategoryForm): Promise<Answer<Save>> {
  refuseEditWithout(context, 'item-category.update', form);
  // Two moved at once could end up below one another.
  await context.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `item_category-tree:${context.businessId}`,
  ]);
  if (form.parentId !== null) await holdMasterData(context, itemCategoryMasterData, form.parentId);
  const parent = form.parentId === null ? null : await readParent(context, form.parentId, form.id ?? null);
  await refuseSharedSibling(context, form);
  await refuseMovingShared(context, form);
  if (form.code !== null)
    await refuseSharedDouble(context, 'item_category', {
      id: form.id,
      column: 'code',
      value: form.code,
      field: 'code',
    });
  const id = await saveRecord(context, 'item_category', form, {
    ...columnsOf(form),
    code: await codeOf(context, form),
    parent_business_id: parent?.business_id ?? null,
    parent_id: parent?.id ?? null,
  });
  await moveItems(context, id, parent);
  context.say('common.saved');
  return getItemCategory(context, id);
}

/** A category that exists keeps its code when the form leaves it empty. */
async function codeOf({ db, businessId }: Context, form: CategoryForm): Promise<string> {
  if (form.code === null && form.id !== undefined) {
    const [present] = await db.query<{ code: string }>(
      'select code from item_category where business_id = $1 and id = $2',
      [businessId, form.id],
    );
    if (present !== undefined) return present.code;
  }
  return giveCode(db, businessId, { table: 'item_category', prefix: 'C-' }, form.code);
}

/** The parent, shared or own. It must not be the category itself nor lie below it: a tree has no circles. */
async function readParent({ db, businessId }: Context, parentId: number, id: number | null): Promise<Parent> {
  const ancestors = await db.query<Parent & { is_active: boolean; parent_id: number | null }>(
    `with recursive ancestor as (
       select business_id, id, parent_id, is_active, 0 as distance from item_category
       where business_id in (0, $1) and id = $2
       union all
       select above.business_id, above.id, above.parent_id, above.is_active, ancestor.distance + 1
       from item_category as above join ancestor on above.id = ancestor.parent_id
       where above.business_id in (0, $1) and ancestor.distance < 50
     )
     select business_id, id, parent_id, is_active from ancestor order by distance`,
    [businessId, parentId],
  );
  const [parent] = ancestors;
  if (parent === undefined) return fail('common.unknownRecord', { field: 'parentId' });
  if (!parent.is_active) fail('common.inactiveRecord', { field: 'parentId' });
  if (ancestors.some((ancestor) => ancestor.id === id)) fail('common.belowItself', { field: 'parentId' });
  return parent;
}

/** Names are unique within one parent (decisions); among own rows an index sees to it. */
async function refuseSharedSibling({ db }: Context, form: CategoryForm): Promise<void> {
  const [shared] = await db.query(
    `select id from item_category
     where business_id = 0 and lower(name) = lower($1) and parent_id is not distinct from $2 and id <> $3`,
    [form.name, form.parentId, form.id ?? 0],
  );
  if (shared !== undefined) fail('common.alreadyExists', { field: 'name', status: 409 });
}

/** Nobody writes the items of all businesses at once: what they lie in stays within its category. */
async function refuseMovingShared({ db, businessId }: Context, form: CategoryForm): Promise<void> {
  if (businessId !== 0 || form.id === undefined) return;
  const [moved] = await db.query(
    `select id from item_category
     where business_id = 0 and id = $1 and parent_id is distinct from $2 and shared_sub_category_in_use(id)`,
    [form.id, form.parentId],
  );
  if (moved !== undefined) fail('itemCategory.heldByItems', { status: 409, field: 'parentId' });
}

/** Items in a sub-category that was moved lie where it lies now; at the top it is their category alone. */
async function moveItems({ db, businessId }: Context, id: number, parent: Parent | null): Promise<void> {
  await db.query(
    `update item set category_business_id = coalesce($3, sub_category_business_id), category_id = coalesce($4, sub_category_id),
       sub_category_business_id = case when $4::bigint is not null then sub_category_business_id end,
       sub_category_id = case when $4::bigint is not null then sub_category_id end, version = version + 1
     where business_id = $1 and sub_category_business_id = $1 and sub_category_id = $2 and category_id is distinct from $4
     returning id`,
    [businessId, id, parent?.business_id ?? null, parent?.id ?? null],
  );
}
