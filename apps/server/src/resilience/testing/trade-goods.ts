import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { z } from '@bahi/contract/zod';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, outletFor, picked } from './trade-calls.ts';

const writtenItem = z.object({ id: z.int(), itemLedgerDetailId: z.int() });
export async function addGoods(market: Market, actor: Actor, step: Doing<'add goods'>): Promise<void> {
  const name = `Goods ${market.accepted}-${market.refused.length}-${actor.person.userId}`;
  const stock = step.stock.map((one) => ({ ...one, outletId: outletFor(market, actor, one.outlet) }));
  const body = {
    name,
    categoryId: market.categoryId,
    unitId: market.unitId,
    taxable: step.isTaxable,
    vatIncluded: step.isVatIncluded,
    sellingPrice: step.price,
    purchasePrice: step.price,
    purchaseDateAD: dayBefore(market, step.boughtDaysAgo),
    keepsBatches: step.isInBatches,
    openingStock: stock.map(({ outletId, quantity, cost }) => ({
      outletId,
      quantity,
      rate: cost,
      ...batchFor(market, step, { pick: outletId, daysAgo: step.boughtDaysAgo }),
    })),
  };
  const item = await attempt(market, actor, [itemContract.create, writtenItem], { body });
  if (item === null) return;
  const variantId = item.itemLedgerDetailId;
  const openings = stock.map(({ outletId, quantity }) => moved(variantId, outletId, quantity));
  market.goods.push({ itemId: item.id, variantId, name, price: step.price, openings, isInBatches: step.isInBatches });
}

export async function addStock(market: Market, actor: Actor, step: Doing<'add stock'>): Promise<void> {
  const { pick, stock } = step;
  const goods = picked(market.goods, pick);
  if (goods === undefined) return;
  const outletId = outletFor(market, actor, stock.outlet);
  const body = {
    name: goods.name,
    categoryId: market.categoryId,
    unitId: market.unitId,
    sellingPrice: goods.price,
    purchasePrice: goods.price,
    purchaseDateAD: dayBefore(market, step.boughtDaysAgo),
    openingStock: [
      {
        outletId,
        quantity: stock.quantity,
        rate: stock.cost,
        ...batchFor(market, goods, { pick, daysAgo: step.boughtDaysAgo }),
      },
    ],
  };
  const sent = { params: { itemId: goods.itemId }, body };
  if ((await attempt(market, actor, [itemContract.update, writtenItem], sent)) !== null)
    goods.openings.push(moved(goods.variantId, outletId, stock.quantity));
}

/**
 * The batch of goods that come, where they are kept in batches: one of three, of which one expires two days after it came
 * and another today.
 */
export function batchFor(
  market: Market,
  { isInBatches }: { isInBatches: boolean },
  { pick, daysAgo }: { pick: number; daysAgo: number },
) {
  if (!isInBatches) return {};
  const expiries = ['2028-04-12', dayBefore(market, 0), dayBefore(market, Math.max(0, daysAgo - 2))];
  return { batchNumber: `B${pick % 3}`, batchExpiryAD: expiries[pick % 3] ?? '2028-04-12' };
}
