import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import { call } from '../../testing/caller.ts';
import { addItem, type Shop } from '../../testing/shop.ts';
import { unusedNumber } from '../../testing/unused-number.ts';
import { addVendor } from '../../testing/vendors.ts';
import { everything } from './goods-samples.ts';
import type { Samples, World } from './samples.ts';

const period = { fromDateAD: '2025-01-01', toDateAD: '2026-11-20' };

/** Good calls about what moved goods, and about what is to be ordered. */
export const stockSamples: Samples = {
  'stockCard.goods': () => everything,
  'stockCard.get': ({ shop }) => ({ params: { variantId: shop.tea.variantId }, query: period }),
  'stockCard.why': async (world) => ({
    params: { variantId: world.shop.tea.variantId, moveId: await firstMove(world) },
    alone: 403,
  }),
  'reorder.list': async ({ shop, marker }) => {
    await callFor(shop, marker);
    return everything;
  },
  'reorder.makeDrafts': async ({ shop, marker }) => {
    const { variantId, vendorId } = await callFor(shop, marker);
    const rows = [{ itemLedgerDetailId: variantId, quantity: 5, vendorId, rate: 800 }];
    return { body: { outletId: shop.outletId, rows } };
  },
  'stockCard.download': ({ shop }) => ({
    params: { variantId: shop.tea.variantId },
    body: { ...period, fileType: 'EXCEL' },
  }),
};

/** An item that lacks, and somebody who sells it. */
async function callFor({ owner, outletId }: Shop, marker: string) {
  const goods = { name: `Ghee ${marker} ${unusedNumber()}`, taxable: false, sellingPrice: 900, quantity: 0, cost: 0 };
  const { itemId, variantId } = await addItem(owner, outletId, goods);
  await call(owner, itemPartContract.savePlanningData, { body: { itemId, reorderPoint: 5 } });
  return { variantId, vendorId: (await addVendor(owner, { alias: `V${unusedNumber()}` })).id };
}

async function firstMove({ shop }: World): Promise<number> {
  const sent = { params: { variantId: shop.tea.variantId }, query: { ...period, pageSize: 1 } };
  return (await call(shop.owner, stockCardContract.get, sent)).rows[0]?.id ?? 0;
}
