import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { combinationOf } from '@bahi/domain/goods/combinations';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readItemValues } from './attribute-values.queries.ts';
import { readVatRate, refusedAbovePrinted } from './charged-price.ts';
import { chooseVariants, type ItemGoods } from './chosen-variants.ts';
import { lockItem } from './item-lock.ts';
import { settleDefault, writeVariants } from './item-variant-write.ts';
import { listNamedVariants, readVariantRows } from './item-variant.queries.ts';
import { type ItemVariant, type ItemVariantForm, pricesOf } from './item-variant.rows.ts';
import { postOpening, readOpeningStock } from './opening-stock.ts';
import { passCodesOn, refusedTakenCodes } from './taken-codes.ts';
import { findUsed } from './used-variants.ts';

type Contract = typeof itemVariantContract;

/** Saves prices of many variants of an item at once, and makes those combinations that it has not yet. */
export async function saveItemPrices(
  context: Context,
  { itemId, ledgerDetails }: Input<Contract['savePrices']>['body'],
): Promise<Answer<Contract['savePrices']>> {
  const item = await lockItem(context, itemId);
  const { ids, made } = await writePrices(
    context,
    item,
    ledgerDetails.map((form, position) => ({ form, place: `ledgerDetails.${position}.` })),
  );
  if (made > 0) context.say('itemVariant.made', { count: made });
  else context.say('itemVariant.saved');
  return listNamedVariants(context, itemId, ids);
}

/** Makes a variant of values that none has yet: who may only make them changes no prices of one that is there. */
export async function createItemVariant(
  context: Context,
  itemId: number,
  form: Omit<ItemVariantForm, 'id' | 'version'>,
): Promise<ItemVariant> {
  const item = await lockItem(context, itemId);
  const field = 'attributeValueIds';
  if ((form.attributeValueIds ?? []).length === 0) fail('itemVariant.valueOfEach', { field });
  const combination = combinationOf(form.attributeValueIds ?? []);
  const variants = await readVariantRows(context, itemId);
  if (variants.some((variant) => variant.combination === combination))
    fail('itemVariant.combinationTwice', { status: 409, field });
  const { ids, made } = await writePrices(context, item, [{ form, place: '' }]);
  context.say('itemVariant.made', { count: made });
  return (await listNamedVariants(context, itemId, ids))[0] ?? failNotFound();
}

/** Writes one variant anew. */
export async function updateItemVariant(context: Context, id: number, form: ItemVariantForm): Promise<ItemVariant> {
  const item = await lockItem(context, await readItemId(context, id));
  const { ids } = await writePrices(context, item, [{ form: { ...form, id }, place: '' }]);
  context.say('itemVariant.saved');
  return (await listNamedVariants(context, item.id, ids))[0] ?? failNotFound();
}

/** Gives a variant other values; without one, answers that of the combination, which is made where there is none. */
export async function assignVariantValues(
  context: Context,
  { itemId, itemLedgerDetailId, attributeValueIds }: Input<Contract['assignValues']>['body'],
): Promise<ItemVariant> {
  const item = await lockItem(context, itemId);
  const goods = await readGoods(context, itemId);
  const named = { id: itemLedgerDetailId ?? undefined, attributeValueIds, version: undefined, place: '' };
  const { chosen, refused } = chooseVariants([named], goods);
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  const present = chosen[0]?.present ?? null;
  const usual = goods.variants.find(({ is_default }) => is_default) ?? failNotFound();
  const prices =
    present === null ? { ...pricesOf(usual), sku: null, barcode: null, isActive: true } : pricesOf(present);
  const form = { ...prices, attributeValueIds, openingStock: [], ...(present === null ? {} : { id: present.id }) };
  const { ids } = await writePrices(context, item, [{ form, place: '' }]);
  context.say('itemVariant.valuesSaved');
  return (await listNamedVariants(context, itemId, ids))[0] ?? failNotFound();
}

/** Takes away a variant that never had stock and stands in no document. */
export async function removeItemVariant(context: Context, id: number): Promise<Record<never, never>> {
  const { db, businessId } = context;
  const itemId = await readItemId(context, id);
  await lockItem(context, itemId);
  const isUsed = (await findUsed(context, [id])).has(id);
  const [variant] = await db.query<{ is_default: boolean }>(
    'select is_default from item_variant where business_id = $1 and id = $2',
    [businessId, id],
  );
  if (variant === undefined) return failNotFound();
  if (variant.is_default) fail('itemVariant.isDefault', { status: 409 });
  if (isUsed) fail('itemVariant.used', { status: 409 });
  await db.query('delete from item_variant where business_id = $1 and id = $2', [businessId, id]);
  await settleDefault(context, itemId);
  context.say('common.removed');
  return {};
}

/** Prices of one variant; `place` leads to its fields. */
export type PlacedPrices = { form: ItemVariantForm; place: string };

/** Writes prices, values and opening stock of variants of an item that is locked; answers their ids, and how many are new. */
export async function writePrices(
  context: Context,
  item: Row<'item'>,
  rows: readonly PlacedPrices[],
): Promise<{ ids: number[]; made: number }> {
  const [goods, stock, vatRate] = await Promise.all([
    readGoods(context, item.id),
    readOpeningStock(
      context,
      rows.map(({ form, place }) => ({ field: place, rows: form.openingStock })),
    ),
    readVatRate(context, item.tax_rate_id),
  ]);
  const { chosen, refused } = chooseVariants(
    rows.map(({ form, place }) => ({ ...form, place })),
    goods,
  );
  const above = rows.flatMap(({ form, place }) => refusedAbovePrinted(form, vatRate, place));
  const coded = rows.map(({ form: { sku, barcode }, place }, position) => ({
    id: chosen[position]?.present?.id ?? null,
    sku,
    barcode,
    place,
  }));
  await passCodesOn(context, item, goods.variants, coded);
  const taken = await refusedTakenCodes(context, item.id, coded);
  const fields = [...refused, ...stock.refused, ...above, ...taken];
  if (fields.length > 0) fail('common.invalid', { fields });
  const ids = await writeVariants(
    context,
    item.id,
    chosen.flatMap(({ present, combination, values }, position) => {
      const row = rows[position];
      return row === undefined ? [] : [{ id: present?.id ?? null, combination, values, prices: row.form }];
    }),
  );
  const opening = stock.opening.flatMap((outlets, position) =>
    outlets.map((one) => ({ ...one, variantId: ids[position] ?? Number.NaN })),
  );
  await postOpening(context, item, opening);
  return { ids, made: chosen.filter(({ present }) => present === null).length };
}

async function readGoods(context: Context, itemId: number): Promise<ItemGoods> {
  const [values, variants] = await Promise.all([readItemValues(context, itemId), readVariantRows(context, itemId)]);
  return { values, variants };
}

/** The item of a variant. Another business's is not found. */
async function readItemId({ db, businessId }: Context, variantId: number): Promise<number> {
  const [row] = await db.query<{ item_id: number }>(
    'select item_id from item_variant where business_id = $1 and id = $2',
    [businessId, variantId],
  );
  return row?.item_id ?? failNotFound();
}
