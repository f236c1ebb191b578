import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import { giveCode } from '../../../platform/database/next-code.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { removeItemFiles } from '../item-image/item-image.commands.ts';
import { readVatRate, refuseTaxAbovePrinted, refusedAbovePrinted } from '../item-variant/charged-price.ts';
import { lockItem } from '../item-variant/item-lock.ts';
import { readVariantRows } from '../item-variant/item-variant.queries.ts';
import { postOpening, readOpeningStock } from '../item-variant/opening-stock.ts';
import { findUsed } from '../item-variant/used-variants.ts';
import { refusedBatchRule, switchBatches } from './item-batches.ts';
import { writeParts } from './item-parts.commands.ts';
import { readReferences } from './item-references.ts';
import { insertItem, type PreparedItem, rewriteItem, type WrittenItem } from './item-write.ts';
import { getItem } from './item.queries.ts';
import type { ItemDetail, ItemForm } from './item.rows.ts';

/** The series of the codes that items get. */
export const itemCodes = { table: 'item', prefix: 'I-' };

/** Writes a new item with its opening stock. A form that names an item writes that one anew. */
export async function createItem(context: Context, form: ItemForm): Promise<ItemDetail> {
  refuseEditWithout(context, 'item.update', form);
  if (form.id !== undefined) return updateItem(context, form.id, form);
  const prepared = await prepare(context, form, null);
  const code = await giveCode(context.db, context.businessId, itemCodes, form.code);
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
      : await giveCode(context.db, context.businessId, itemCodes, form.code);
  await switchBatches(context, current, form);
  const written = await rewriteItem(context, prepared, { itemId, code });
  const saved = await finish(context, prepared, written);
  // After its parts, which may bring other prices along.
  const { taxRateId } = prepared.references;
  if (taxRateId !== current.tax_rate_id) await refuseTaxAbovePrinted(context, { id: itemId, tax_rate_id: taxRateId });
  return saved;
}

/** Takes an item away that stands in no document and never had stock; opening stock is in the books, so it counts. */
export async function removeItem(context: Context, itemId: number): Promise<Record<never, never>> {
  const { db, businessId } = context;
  await lockItem(context, itemId);
  const variants = await readVariantRows(context, itemId);
  const used = await findUsed(
    context,
    variants.map(({ id }) => id),
  );
  if (used.size > 0) fail('item.used', { status: 409 });
  // Before the values that the item may have, which they hold.
  await db.query('delete from item_variant where business_id = $1 and item_id = $2', [businessId, itemId]);
  await removeItemFiles(context, itemId);
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
    readOpeningStock(context, [{ field: '', rows: form.openingStock }]),
  ]);
  const isByVariant = current?.has_variants === true && form.openingStock.length > 0;
  const above = refusedAbovePrinted(form, await readVatRate(context, references.taxRateId));
  const fields: RefusedField[] = [
    ...refused,
    ...stock.refused,
    ...above,
    ...(await refusedBatchRule(context, form, current)),
    ...(isByVariant ? [{ field: 'openingStock', key: 'item.openingByVariant' } as const] : []),
    ...(current === null
      ? []
      : [...refusedUnit(form, references, current), ...(await refusedCodes(context, form, current))]),
  ];
  if (fields.length > 0) fail('common.invalid', { fields });
  return { form, references, purchasedOn, opening: stock.opening.flat() };
}

/** What is bought and sold in is counted in the unit: a change of it says both. */
function refusedUnit(form: ItemForm, { unit }: PreparedItem['references'], current: Row<'item'>): RefusedField[] {
  const isCounted = current.purchase_unit_id !== null || current.sales_unit_id !== null;
  const isKept = unit.id === current.unit_id || form.defaultUnits !== undefined;
  return isCounted && !isKept ? [{ field: 'unitId', key: 'item.unitCounted' }] : [];
}

/** An item that is sold by its variants alone gets no code of its own; the one that it had it keeps. */
async function refusedCodes(context: Context, form: ItemForm, current: Row<'item'>): Promise<RefusedField[]> {
  if (!current.has_variants || (form.sku === null && form.barcode === null)) return [];
  const usual = (await readVariantRows(context, current.id)).find(({ is_default }) => is_default);
  if (usual?.is_active === true) return [];
  return (['sku', 'barcode'] as const)
    .filter((field) => form[field] !== null && form[field] !== usual?.[field])
    .map((field) => ({ field, key: 'item.codesByVariant' }));
}

async function finish(
  context: Context,
  { form, opening }: PreparedItem,
  { itemId, variantId }: WrittenItem,
): Promise<ItemDetail> {
  const item = await lockItem(context, itemId);
  // Before there are variants, so that stock of the item itself is sold on beside them.
  await postOpening(
    context,
    item,
    opening.map((one) => ({ ...one, variantId })),
  );
  await writeParts(context, item, form);
  context.say('item.saved');
  return getItem(context, itemId);
}
