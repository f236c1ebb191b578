import type { categoryContract, CategoryType } from '@bahi/contract/money/category/category.contract';
import type { Input } from '@bahi/contract/endpoint';
import { columnsOf } from '../../../platform/database/columns.ts';
import { seeAllOutlets } from '../../../platform/database/all-outlets.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { getCategory } from './category.queries.ts';
import type { Category } from './category.rows.ts';

type Form = Input<(typeof categoryContract)['create' | 'update']>['body'];

/** Writes a new category, or the one that the form names. Two of the same name would be one account shown twice. */
export async function saveCategory(context: Context, form: Form): Promise<Category> {
  if (form.id !== undefined) await refuseTypeOfUsed(context, form.id, form.categoryType);
  const { categoryName, categoryNameNp, categoryType, ...others } = form;
  const id = await saveRecord(context, 'category', form, {
    ...columnsOf(others),
    name: categoryName,
    name_np: categoryNameNp,
    kind: categoryType,
  });
  context.say('category.saved');
  return getCategory(context, id);
}

/** An inactive category is offered for nothing new; what was booked under it stays. */
export async function toggleCategory(context: Context, id: number, wanted?: boolean): Promise<Category> {
  await toggleRecord(context, 'category', id, wanted);
  return getCategory(context, id);
}

/**
 * What is booked under a category stands in the account of its type. Who books under it holds the category, so this
 * waits for them; and documents of all outlets count, also for a caller who has chosen one.
 */
async function refuseTypeOfUsed({ db, businessId }: Context, id: number, type: CategoryType): Promise<void> {
  const [changed] = await db.query(
    'select id from category where business_id = $1 and id = $2 and kind <> $3 for update',
    [businessId, id, type],
  );
  if (changed === undefined) return;
  await seeAllOutlets(db);
  const [line] = await db.query('select id from journal_line where business_id = $1 and category_id = $2 limit 1', [
    businessId,
    id,
  ]);
  if (line !== undefined) fail('category.typeStays', { field: 'categoryType', status: 409 });
}
