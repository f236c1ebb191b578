import type { Answer, Input } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { asPaisa, scalePaisa } from '@bahi/domain/numbers/money';
import { ownUnit } from '@bahi/domain/goods/unit-conversion';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { sellableDetailOf } from '../../stock/goods-lines/goods-lines.queries.ts';
import { type GoodsUnit, readUnits } from '../../stock/goods-lines/goods-lines.units.ts';

type Contract = typeof purchaseContract;
type Priced = Pick<Input<Contract['lineDetail']>['query'], 'inventoryType' | 'id' | 'vendorId'>;
/** What was paid for a quantity in the item's own unit, without VAT and after all discounts. */
type Paid = { net_paisa: number; stock_quantity: string; dated_on: string; of_vendor: boolean };

/** What a line needs of an item or service that is bought: its units, its tax of the day, and what it last cost. */
export async function getLineDetail(
  context: Context,
  { query }: Input<Contract['lineDetail']>,
): Promise<Answer<Contract['lineDetail']>> {
  const sold = await sellableDetailOf(context, { query });
  const isItem = query.inventoryType === 'ITEM';
  const [units, { paid, price }] = await Promise.all([
    readUnits(context, isItem ? [query.id] : []),
    readPrices(context, query),
  ]);
  const ofItem = units.get(query.id) ?? [];
  const usual = ofItem.find(({ isUsual }) => isUsual) ?? ofItem[0] ?? null;
  const { rate: _sold, vatIncluded: _vatIncluded, ...thing } = sold;
  return {
    ...thing,
    units: ofItem.map(unitAnswer),
    unitId: usual?.id ?? null,
    rate: rateOf(paid, price, usual),
    lastBoughtAD: paid?.dated_on ?? null,
    ...(isItem && (await keepsBatches(context, query.id)) ? { keepsBatches: true } : {}),
  };
}

/** What one of a unit of an item or service last cost without VAT: by the same vendor, else by any; null where nothing tells it. */
export async function lastRate(context: Context, asked: Priced, unit: GoodsUnit | null): Promise<number | null> {
  const { paid, price } = await readPrices(context, asked);
  return rateOf(paid, price, unit);
}

async function readPrices(context: Context, asked: Priced): Promise<{ paid: Paid | null; price: number | null }> {
  const [paid, price] = await Promise.all([
    lastPaid(context, asked),
    asked.inventoryType === 'ITEM' ? purchasePriceOf(context, asked.id) : null,
  ]);
  return { paid, price };
}

function unitAnswer({ id, code, name, nameNp, conversion }: GoodsUnit) {
  return { id, code, name, nameNp, conversion: conversion.own / conversion.per };
}

/** What one of a unit cost: of what was paid, or else the purchase price of the item's own. */
function rateOf(paid: Paid | null, ownPrice: number | null, usual: GoodsUnit | null): number | null {
  const conversion = usual?.conversion ?? ownUnit;
  if (paid !== null) {
    const units = readQuantity(paid.stock_quantity);
    const each = BigInt(units) * BigInt(conversion.per);
    const rate = (2n * BigInt(paid.net_paisa) * BigInt(conversion.own) * 10_000n + each) / (2n * each);
    return rupeesOf(Number(rate));
  }
  return ownPrice === null ? null : rupeesOf(scalePaisa(asPaisa(ownPrice), conversion.own, conversion.per));
}

/**
 * The last bill of the same vendor, or else of any. Of the newest fifty are looked at, so that a long history costs
 * nothing; either half is read from its own index.
 */
async function lastPaid({ db, businessId }: Context, query: Priced): Promise<Paid | null> {
  const isItem = query.inventoryType === 'ITEM';
  const rows = await db.query<Paid>(
    `select line.net_paisa - line.document_discount_paisa as net_paisa, line.stock_quantity, document.dated_on,
       document.vendor_id is not distinct from $4 as of_vendor
     from ((select * from purchase_line where business_id = $1 and item_variant_id = $2 order by document_id desc limit 50)
       union all (select * from purchase_line where business_id = $1 and service_id = $3 order by document_id desc limit 50)) line
     join document on document.business_id = $1 and document.id = line.document_id
     where document.state = 'FINAL' and line.rate_paisa > 0
     order by of_vendor desc, document.dated_on desc, line.id desc limit 1`,
    [businessId, isItem ? query.id : null, isItem ? null : query.id, query.vendorId ?? null],
  );
  return rows[0] ?? null;
}

async function keepsBatches({ db, businessId }: Context, variantId: number): Promise<boolean> {
  const [row] = await db.query<{ keeps_batches: boolean }>(
    `select item.keeps_batches from item_variant variant
     join item on item.business_id = $1 and item.id = variant.item_id where variant.business_id = $1 and variant.id = $2`,
    [businessId, variantId],
  );
  return row?.keeps_batches === true;
}

async function purchasePriceOf({ db, businessId }: Context, variantId: number): Promise<number | null> {
  const [row] = await db.query<{ purchase_price_paisa: number | null }>(
    'select purchase_price_paisa from item_variant where business_id = $1 and id = $2',
    [businessId, variantId],
  );
  return row?.purchase_price_paisa ?? null;
}
