import { mostPricesFilled, type priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { priceLess } from '@bahi/domain/goods/list-price';
import { asPaisa, paisaOf } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import { isAboveMrp, pricedGoods, readVariantGoods, type VariantGoods } from './price-list.goods.ts';

type Contract = typeof priceListContract;
type Prices = Input<Contract['savePrices']>['body']['prices'];
type Written = { id: number; item_variant_id: number; from_quantity: string };

/** Writes prices of a list that are new or changed, and takes away those that go; all of it or nothing. */
export async function savePrices(
  context: Context,
  { params, body }: Input<Contract['savePrices']>,
): Promise<Answer<Contract['savePrices']>> {
  const { prices, removedIds } = body;
  await lockPriceList(context, params.id);
  const [goods, present] = await Promise.all([
    readVariantGoods(context, [...new Set(prices.map(({ itemLedgerDetailId }) => itemLedgerDetailId))]),
    readPresent(context, params.id, body),
  ]);
  const known = new Map(present.map((row) => [row.id, row]));
  if (prices.some(({ id }) => id !== undefined && !known.has(id))) failStale();
  const fields = [...refusedGoods(prices, goods), ...refusedTwice(prices, removedIds, present)];
  if (fields.length > 0) fail('common.invalid', { fields });
  const changedIds = prices.flatMap(({ id }) => id ?? []);
  const removed = removedIds.filter((id) => known.has(id) && !changedIds.includes(id));
  // What stands for another quantity now would meet those that it changed places with. What stays in its place is changed there.
  const moved = prices.flatMap(({ id, itemLedgerDetailId, fromQuantity }) => {
    const was = id === undefined ? undefined : known.get(id);
    const stays = was?.item_variant_id === itemLedgerDetailId && Number(was.from_quantity) === fromQuantity;
    return was === undefined || stays ? [] : [was.id];
  });
  await removeRows(context, params.id, [...removed, ...moved]);
  await writeRows(
    context,
    params.id,
    prices.map(({ itemLedgerDetailId, fromQuantity, price }) => ({
      variantId: itemLedgerDetailId,
      fromQuantity,
      pricePaisa: paisaOf(price),
      vatIncluded: goods.get(itemLedgerDetailId)?.vat_included ?? false,
    })),
  );
  context.say('priceList.pricesSaved');
  return { written: prices.length, removed: removed.length };
}

/** Fills in so much off the selling price for many variants at once; what stands for that quantity is written anew. */
export async function fillPrices(
  context: Context,
  { params, body }: Input<Contract['fillPrices']>,
): Promise<Answer<Contract['fillPrices']>> {
  await lockPriceList(context, params.id);
  const goods = await readSold(context, body);
  if (goods.length === 0) fail('priceList.fillNone', { field: 'categoryId' });
  if (goods.length > mostPricesFilled)
    fail('priceList.fillMany', { field: 'categoryId', parameters: { most: mostPricesFilled } });
  const offHundredths = Math.round(body.percentOff * 100);
  const rows = goods.flatMap((one) => {
    const price = priceLess(asPaisa(one.selling_price_paisa), offHundredths);
    const isNone = price <= 0 || isAboveMrp(one, price);
    const row = {
      variantId: one.id,
      fromQuantity: body.fromQuantity,
      pricePaisa: price,
      vatIncluded: one.vat_included,
    };
    return isNone ? [] : [row];
  });
  await writeRows(context, params.id, rows);
  const leftOut = goods.length - rows.length;
  if (leftOut === 0) context.say('priceList.filled', { count: rows.length });
  else context.say('priceList.filledLeftOut', { count: rows.length, leftOut });
  return { written: rows.length, leftOut };
}

/** Two who save prices of one list do so one after the other. */
async function lockPriceList({ db, businessId }: Context, id: number): Promise<void> {
  const found = await db.query('select id from price_list where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (found.length === 0) failNotFound();
}

/** What the list has of the variants that are sent, and the rows that are named. */
function readPresent(
  { db, businessId }: Context,
  id: number,
  { prices, removedIds }: Input<Contract['savePrices']>['body'],
): Promise<Written[]> {
  const variantIds = [...new Set(prices.map(({ itemLedgerDetailId }) => itemLedgerDetailId))];
  const named = [...removedIds, ...prices.flatMap((price) => price.id ?? [])];
  return db.query<Written>(
    `select id, item_variant_id, from_quantity from price_list_line
     where business_id = $1 and price_list_id = $2 and (item_variant_id = any($3) or id = any($4))`,
    [businessId, id, variantIds, named],
  );
}

function refusedGoods(prices: Prices, goods: ReadonlyMap<number, VariantGoods>): RefusedField[] {
  return prices.flatMap(({ itemLedgerDetailId, price }, position): RefusedField[] => {
    const one = goods.get(itemLedgerDetailId);
    const place = `prices.${position}`;
    if (one === undefined) return [{ field: `${place}.itemLedgerDetailId`, key: 'goodsLines.itemUnknown' }];
    return isAboveMrp(one, paisaOf(price)) ? [{ field: `${place}.price`, key: 'itemVariant.aboveMrp' }] : [];
  });
}

/** A variant has one price from each quantity on: of those that stay, and of those that are sent. */
function refusedTwice(prices: Prices, removedIds: readonly number[], present: readonly Written[]): RefusedField[] {
  const gone = new Set([...removedIds, ...prices.flatMap(({ id }) => id ?? [])]);
  const taken = new Set(
    present.filter(({ id }) => !gone.has(id)).map((row) => `${row.item_variant_id}:${Number(row.from_quantity)}`),
  );
  return prices.flatMap(({ itemLedgerDetailId, fromQuantity }, position): RefusedField[] => {
    const key = `${itemLedgerDetailId}:${fromQuantity}`;
    if (taken.has(key)) return [{ field: `prices.${position}.fromQuantity`, key: 'priceList.twice' }];
    taken.add(key);
    return [];
  });
}

async function removeRows({ db, businessId }: Context, id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query('delete from price_list_line where business_id = $1 and price_list_id = $2 and id = any($3)', [
    businessId,
    id,
    ids,
  ]);
}

type NewPrice = { variantId: number; fromQuantity: number; pricePaisa: number; vatIncluded: boolean };

async function writeRows({ db, businessId }: Context, id: number, rows: readonly NewPrice[]): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into price_list_line (business_id, price_list_id, item_variant_id, from_quantity, price_paisa, vat_included)
     select $1, $2, variant_id, from_quantity, price_paisa, vat_included
     from unnest($3::bigint[], $4::numeric[], $5::bigint[], $6::boolean[])
       as sent (variant_id, from_quantity, price_paisa, vat_included)
     on conflict (business_id, price_list_id, item_variant_id, from_quantity)
       do update set price_paisa = excluded.price_paisa, vat_included = excluded.vat_included`,
    [
      businessId,
      id,
      rows.map(({ variantId }) => variantId),
      rows.map(({ fromQuantity }) => fromQuantity),
      rows.map(({ pricePaisa }) => pricePaisa),
      rows.map(({ vatIncluded }) => vatIncluded),
    ],
  );
}

/** The variants that are sold, of a category or below it, of a brand, or all; one more than are filled in at once. */
function readSold(
  { db, businessId, today }: Context,
  { categoryId, brandId }: Input<Contract['fillPrices']>['body'],
): Promise<VariantGoods[]> {
  return db.query<VariantGoods>(
    `select variant.id, ${pricedGoods} from item
     join item_variant variant on variant.business_id = item.business_id and variant.item_id = item.id
     where item.business_id = $1 and item.is_active and variant.is_active
       and ($3::bigint is null or $3 in (item.category_id, item.sub_category_id))
       and ($4::bigint is null or item.brand_id = $4)
     order by variant.id limit $5`,
    [businessId, formatAdDate(today), categoryId, brandId, mostPricesFilled + 1],
  );
}
