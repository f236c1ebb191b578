import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { giveCode } from '../../../platform/database/next-code.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { postOpening, readOpeningStock } from './item-opening-stock.ts';
import { readReferences } from './item-references.ts';
import { insertItem, type PreparedItem, rewriteItem } from './item-write.ts';
import { getItem } from './item.queries.ts';
import type { ItemDetail, ItemForm } from './item.rows.ts';

const codes = { table: 'item', prefix: 'I-' };

/** Writes a new item with its opening stock. A form that names an item writes that one anew. */
export async function createItem(context: Context, form: ItemForm): Promise<ItemDetail> {
  refuseEditWithout(context, 'item.update', form);
  if (form.id !== undefined) return updateItem(context, form.id, form);
  const prepared = await prepare(context, form, null);
  const code = await giveCode(context.db, context.businessId, codes, form.code);
  const written = await insertItem(context, prepared, code);
  return finish(context, prepared, written);
}

/** Writes an item anew. Its code stays when none is sent; opening stock is taken where it has not moved yet. */
export async function updateItem(context: Context, itemId: number, form: ItemForm): Promise<ItemDetail> {
  const current = await lockItem(context, itemId);
  if (form.version !== undefined && form.version !== current.version) return failStale();
  const prepared = await prepare(context, form, current);
  const code =
    form.code === null || form.code === current.code
      ? current.code
      : await giveCode(context.db, context.businessId, codes, form.code);
  const written = await rewriteItem(context, prepared, { itemId, code });
  return finish(context, prepared, written);
}

/** Takes an item away that stands in no document and never had stock; opening stock is in the books, so it counts. */
export async function removeItem(context: Context, itemId: number): Promise<Record<never, never>> {
  const { db, businessId } = context;
  await lockItem(context, itemId);
  // Nothing that is just being written can refer to the item from here on.
  await db.query('select id from item_variant where business_id = $1 and item_id = $2 order by id for update', [
    businessId,
    itemId,
  ]);
  const used = await db.query(
    `select variant.id from item_variant variant where variant.business_id = $1 and variant.item_id = $2 and (
       exists (select from invoice_line line where line.business_id = $1 and line.item_variant_id = variant.id)
       or exists (select from stock_move move where move.business_id = $1 and move.item_variant_id = variant.id))`,
    [businessId, itemId],
  );
  if (used.length > 0) fail('item.used', { status: 409 });
  await db.query('delete from item where business_id = $1 and id = $2', [businessId, itemId]);
  context.say('common.removed');
  return {};
}

/** An inactive item is offered for no new bill; what is on hand of it stays. */
export async function setItemStatus(
  context: Context,
  { id, status }: Input<(typeof itemContract)['setStatus']>['params'],
): Promise<ItemDetail> {
  if (status !== 'ACTIVE' && status !== 'INACTIVE') fail('common.choiceUnknown', { field: 'status' });
  const [changed] = await context.db.query(
    'update item set is_active = $3, version = version + 1 where business_id = $1 and id = $2 returning id',
    [context.businessId, id, status === 'ACTIVE'],
  );
  if (changed === undefined) failNotFound();
  context.say('common.statusChanged');
  return getItem(context, id);
}

async function prepare(context: Context, form: ItemForm, current: Row<'item'> | null): Promise<PreparedItem> {
  const sent = { ad: form.purchaseDateAD, bs: form.purchaseDateBS };
  const purchasedOn = readDay(context.calendar, sent, { ad: 'purchaseDateAD', bs: 'purchaseDateBS' });
  const [{ references, refused }, stock] = await Promise.all([
    readReferences(context, form, current),
    readOpeningStock(context, form),
  ]);
  const fields = [...refused, ...stock.refused];
  if (fields.length > 0) fail('common.invalid', { fields });
  return { form, references, purchasedOn, opening: stock.opening };
}

async function finish(
  context: Context,
  { purchasedOn, opening }: PreparedItem,
  written: { itemId: number; variantId: number },
): Promise<ItemDetail> {
  // What is still to be bought is counted as of today, and what was bought on a day that is locked, as of the first open one.
  const bought = purchasedOn === null || purchasedOn > context.today ? context.today : purchasedOn;
  const day = await openDayFrom(context, bought, { hasVat: false });
  await postOpening(context, { ...written, day }, opening);
  context.say('item.saved');
  return getItem(context, written.itemId);
}

async function lockItem({ db, businessId }: Context, itemId: number): Promise<Row<'item'>> {
  const [row] = await db.query<Row<'item'>>('select * from item where business_id = $1 and id = $2 for update', [
    businessId,
    itemId,
  ]);
  return row ?? failNotFound();
}
