import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { call } from '../../testing/caller.ts';
import { addItem, type Shop } from '../../testing/shop.ts';
import { unusedNumber } from '../../testing/unused-number.ts';
import { picture } from '../picture.ts';
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
  'itemImage.upload': () => ({ files: { document: picture() }, body: {} }),
  'itemImage.files': ({ shop }) => ({ params: { itemId: shop.rice.itemId } }),
  'itemImage.save': async ({ shop, marker }) => ({
    body: { itemId: (await unusedItem(shop, marker)).itemId, images: [] },
  }),
  'itemImage.list': ({ shop }) => ({ params: { itemId: shop.rice.itemId } }),
  'itemImage.remove': async ({ shop, marker }) => ({ params: { id: (await addPicture(shop, marker)).id } }),
  'itemImage.download': async ({ shop, marker }) => ({
    params: { docUuid: (await addPicture(shop, marker)).docUuid },
  }),
  'itemShare.get': ({ shop }) => ({ params: { itemId: shop.rice.itemId } }),
  'itemShare.save': async ({ shop, marker }) => ({
    params: { itemId: (await unusedItem(shop, marker)).itemId },
    body: { shareable: true, isPriceShareable: false },
  }),
  'itemShare.renew': async ({ shop, marker }) => ({ params: { itemId: (await shareItem(shop, marker)).itemId } }),
  'publicItem.get': async ({ shop, marker }) => linkOf(await shareItem(shop, marker)),
  'publicItem.documents': async ({ shop, marker }) => ({
    params: linkOf(await shareItem(shop, marker)).params,
    body: { imageList: [] },
  }),
  'publicItem.cover': async ({ shop, marker }) => {
    const { itemId } = await addPicture(shop, marker);
    return linkOf(await shareItem(shop, marker, itemId));
  },
  'readyItem.read': () => ({ params: { trade: 'KIRANA' } }),
  'readyItem.take': () => ({
    params: { trade: 'HARDWARE' },
    body: { items: [{ name: 'Nails', sellingPrice: 150 }] },
  }),
  'service.list': () => everything,
  'service.save': ({ marker }) => ({ body: serviceBody(marker) }),
  'service.get': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.toggle': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.saveImage': async ({ shop, marker }) => ({
    files: { image: picture() },
    body: { id: await addService(shop, marker) },
  }),
  'service.remove': async ({ shop, marker }) => ({ params: { id: await addService(shop, marker) } }),
  'service.priceList': () => everything,
};

export async function itemBody(shop: Shop, marker: string): Promise<Record<string, unknown>> {
  const { categoryId, unitId } = await call(shop.owner, itemContract.get, { params: { itemId: shop.rice.itemId } });
  return { name: `Item ${marker} ${unusedNumber()}`, categoryId, unitId, sellingPrice: 10 };
}

export function unusedItem(shop: Shop, marker: string): ReturnType<typeof addItem> {
  const name = `Unused ${marker} ${unusedNumber()}`;
  return addItem(shop.owner, shop.outletId, { name, taxable: true, sellingPrice: 5, quantity: 0, cost: 0 });
}

async function addPicture(shop: Shop, marker: string) {
  const { itemId } = await unusedItem(shop, marker);
  const kept = await call(shop.owner, itemImageContract.upload, { files: { document: picture() }, body: {} });
  const body = { itemId, images: [kept.docUuid] };
  const [image] = await call(shop.owner, itemImageContract.save, { body });
  if (image === undefined) throw new Error('the item has no picture');
  return { ...image, itemId };
}

async function shareItem(shop: Shop, marker: string, sharedId?: number) {
  const itemId = sharedId ?? (await unusedItem(shop, marker)).itemId;
  const body = { shareable: true, isPriceShareable: true };
  return call(shop.owner, itemShareContract.save, { params: { itemId }, body });
}

function linkOf({ itemShareableId, itemShareableCode }: Awaited<ReturnType<typeof shareItem>>) {
  return { params: { itemShareableId }, query: { itemShareableCode } };
}

function serviceBody(marker: string) {
  return { name: `Service ${marker} ${unusedNumber()}`, costPrice: 100 };
}

async function addService(shop: Shop, marker: string): Promise<number> {
  return (await call(shop.owner, serviceContract.save, { body: serviceBody(marker) })).id;
}
