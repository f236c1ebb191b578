import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { call } from '../testing/caller.ts';
import { addItem, type Shop } from '../testing/shop.ts';
import { unusedNumber } from '../testing/unused-number.ts';
import type { Samples } from './samples.ts';

export const everything = { query: { pageSize: 50 } };

/** Good calls about what a business sells. */
export const goodsSamples: Samples = {
  'item.create': async ({ shop, marker }) => ({ body: await itemBody(shop, marker) }),
  'item.list': () => ({ body: { start: 0, length: 50 } }),
  'item.get': ({ shop }) => ({ params: { itemId: shop.rice.itemId } }),
  'item.update': async ({ shop, marker }) => {
    const { itemId } = await unusedItem(shop, marker);
    return { params: { itemId }, body: await itemBody(shop, marker) };
  },
  'item.remove': async ({ shop, marker }) => ({ params: { itemId: (await unusedItem(shop, marker)).itemId } }),
  'item.setStatus': async ({ shop, marker }) => ({
    params: { id: (await unusedItem(shop, marker)).itemId, status: 'INACTIVE' },
  }),
  'item.priceList': () => everything,
  'service.list': () => everything,
  'service.save': ({ marker }) => ({ body: serviceBody(marker) }),
  'service.get': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.toggle': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.remove': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.priceList': () => everything,
};

async function itemBody(shop: Shop, marker: string): Promise<Record<string, unknown>> {
  const { categoryId, unitId } = await call(shop.owner, itemContract.get, { params: { itemId: shop.rice.itemId } });
  return { name: `Item ${marker} ${unusedNumber()}`, categoryId, unitId, sellingPrice: 10 };
}

function unusedItem(shop: Shop, marker: string): ReturnType<typeof addItem> {
  const name = `Unused ${marker} ${unusedNumber()}`;
  return addItem(shop.owner, shop.outletId, { name, taxable: true, sellingPrice: 5, quantity: 0, cost: 0 });
}

function serviceBody(marker: string) {
  return { name: `Service ${marker} ${unusedNumber()}`, costPrice: 100 };
}

async function addService(shop: Shop, marker: string): Promise<number> {
  return (await call(shop.owner, serviceContract.save, { body: serviceBody(marker) })).id;
}
