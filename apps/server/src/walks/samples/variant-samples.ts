import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { addAttribute, giveValues, price } from '../../features/catalogue/item-variant/testing/variants.ts';
import { call } from '../../testing/caller.ts';
import type { Shop } from '../../testing/shop.ts';
import { unusedNumber } from '../../testing/unused-number.ts';
import { everything, itemBody, unusedItem } from './goods-samples.ts';
import type { Samples, World } from './samples.ts';

/** Good calls about the variants of items. */
export const variantSamples: Samples = {
  'itemVariant.saveAttributeValues': async ({ shop, marker }) => {
    const { itemId, attributeValueIds } = await itemOfValues(shop, marker);
    return { body: { itemId, attributeValueIds } };
  },
  'itemVariant.attributeValues': async ({ shop, marker }) => ({
    params: { itemId: (await itemOfValues(shop, marker)).itemId },
  }),
  'itemVariant.combinations': async ({ shop, marker }) => ({
    params: { itemId: (await itemOfValues(shop, marker)).itemId },
    ...everything,
  }),
  'itemVariant.assignValues': async ({ shop, marker }) => {
    const { itemId, attributeValueIds } = await itemOfValues(shop, marker);
    return { body: { itemId, attributeValueIds } };
  },
  'itemVariant.values': async ({ shop, marker }) => {
    const { itemId } = await variantOf(shop, marker);
    return { params: { itemId } };
  },
  'itemVariant.savePrices': async ({ shop, marker }) => {
    const { itemId, attributeValueIds } = await itemOfValues(shop, marker);
    return { body: { itemId, ledgerDetails: [{ attributeValueIds, sellingPrice: 10 }] } };
  },
  'itemVariant.list': async ({ shop, marker }) => ({ params: { id: (await variantOf(shop, marker)).itemId } }),
  'itemVariant.update': async ({ shop, marker }) => ({
    params: { id: (await variantOf(shop, marker)).id },
    body: { sellingPrice: 12 },
  }),
  'itemVariant.remove': async ({ shop, marker }) => ({ params: { id: (await variantOf(shop, marker)).id } }),
  'itemCode.make': async ({ shop, marker }) => ({
    body: { itemLedgerDetailIds: [(await variantOf(shop, marker)).id] },
  }),
  'label.list': () => everything,
  'label.print': async ({ shop, marker }) => ({
    body: {
      rows: [{ itemLedgerDetailId: (await variantOf(shop, marker)).id, copies: 2 }],
      size: 'A4_24',
      language: 'ne',
    },
  }),
  'itemPart.saveDefaultUnits': async ({ shop, marker }) => {
    const { itemId } = await unusedItem(shop, marker);
    const { unitId } = await call(shop.owner, itemContract.get, { params: { itemId } });
    return { body: { itemId, purchaseUnitId: unitId } };
  },
  'itemPart.defaultUnits': async (world) => ({ params: await plainItem(world) }),
  'itemPart.savePlanningData': async (world) => ({ body: { ...(await plainItem(world)), leadDays: 3 } }),
  'itemPart.planningData': async (world) => ({ params: await plainItem(world) }),
  'itemPart.savePrices': async (world) => ({
    body: { ...(await plainItem(world)), ledgerDetails: [{ sellingPrice: 10 }] },
  }),
  'itemPart.prices': async (world) => ({ params: await plainItem(world) }),
  'itemPart.saveAttributes': async ({ shop, marker }) => ({ body: await itemOfValues(shop, marker) }),
  'itemPart.attributes': async (world) => ({ params: await plainItem(world) }),
  'itemAddress.listByStatus': () => ({ params: { status: 1 }, ...everything }),
  'itemAddress.save': async ({ shop, marker }) => ({ body: await itemBody(shop, marker) }),
  'itemAddress.list': () => everything,
  'itemAddress.create': async ({ shop, marker }) => ({ body: await itemBody(shop, marker) }),
  'itemAddress.get': async (world) => ({ params: { id: (await plainItem(world)).itemId } }),
  'itemAddress.update': async (world) => ({
    params: { id: (await plainItem(world)).itemId },
    body: await itemBody(world.shop, world.marker),
  }),
  'itemAddress.remove': async (world) => ({ params: { id: (await plainItem(world)).itemId } }),
  'itemAddress.listVariants': () => everything,
  'itemAddress.createVariant': async ({ shop, marker }) => ({
    body: { ...(await itemOfValues(shop, marker)), sellingPrice: 10 },
  }),
  'itemAddress.getVariant': async ({ shop, marker }) => ({ params: { id: (await variantOf(shop, marker)).id } }),
  'itemAddress.updateVariant': async ({ shop, marker }) => ({
    params: { id: (await variantOf(shop, marker)).id },
    body: { sellingPrice: 12 },
  }),
  'itemAddress.removeVariant': async ({ shop, marker }) => ({ params: { id: (await variantOf(shop, marker)).id } }),
  'topCategory.list': () => everything,
  'topCategory.create': ({ marker }) => ({ body: named(marker) }),
  'topCategory.get': async (world) => ({ params: { id: await addCategory(world) } }),
  'topCategory.update': async (world) => ({ params: { id: await addCategory(world) }, body: named(world.marker) }),
  'topCategory.remove': async (world) => ({ params: { id: await addCategory(world) } }),
  'subCategory.list': () => everything,
  'subCategory.create': async (world) => ({ body: { ...named(world.marker), parentId: await addCategory(world) } }),
  'subCategory.get': async (world) => ({ params: { id: await addSubCategory(world) } }),
  'subCategory.update': async (world) => ({
    params: { id: await addSubCategory(world) },
    body: { ...named(world.marker), parentId: await addCategory(world) },
  }),
  'subCategory.remove': async (world) => ({ params: { id: await addSubCategory(world) } }),
};

/** An item with one value that it may have. */
async function itemOfValues(shop: Shop, marker: string) {
  const name = `Kind ${marker} ${unusedNumber()}`;
  const { ids } = await addAttribute(shop.owner, { name, nameNp: name }, [[`Value ${marker}`, marker]]);
  const { itemId } = await unusedItem(shop, marker);
  await giveValues(shop.owner, itemId, ids);
  return { itemId, attributeValueIds: ids };
}

async function variantOf(shop: Shop, marker: string): Promise<{ id: number; itemId: number }> {
  const { itemId, attributeValueIds } = await itemOfValues(shop, marker);
  const [made] = await price(shop.owner, itemId, [{ attributeValueIds }]);
  return { id: made?.id ?? 0, itemId };
}

async function plainItem({ shop, marker }: World): Promise<{ itemId: number }> {
  const { itemId } = await unusedItem(shop, marker);
  return { itemId };
}

function named(marker: string) {
  return { name: `Category ${marker} ${unusedNumber()}`, nameNp: marker };
}

async function addCategory({ shop, marker }: World, parentId?: number): Promise<number> {
  return (await call(shop.owner, itemCategoryContract.save, { body: { ...named(marker), parentId } })).id;
}

async function addSubCategory(world: World): Promise<number> {
  return addCategory(world, await addCategory(world));
}

function listBody({ marker, shop }: World) {
  const names = { name: `Price list ${marker} ${unusedNumber()}`, nameNp: `मूल्यसूची ${marker}` };
  return { ...names, audience: 'CUSTOMERS' as const, customerIds: [shop.customerId] };
}

async function listIdOf(world: World): Promise<number> {
  return (await call(world.shop.owner, priceListContract.save, { body: listBody(world) })).id;
}

const priceOf = ({ shop }: World) => ({ itemLedgerDetailId: shop.rice.variantId, fromQuantity: 10, price: 95 });

async function priced(world: World): Promise<{ params: { id: number } }> {
  const params = { id: await listIdOf(world) };
  await call(world.shop.owner, priceListContract.savePrices, { params, body: { prices: [priceOf(world)] } });
  return { params };
}

/** Good calls about price lists: one for the customer of the shop, of its rice. */
export const priceListSamples: Samples = {
  'priceList.save': (world) => ({ body: listBody(world) }),
  'priceList.get': async (world) => ({ params: { id: await listIdOf(world) } }),
  'priceList.list': () => ({ query: { pageSize: 50 } }),
  'priceList.toggle': async (world) => ({ params: { id: await listIdOf(world) } }),
  'priceList.listPrices': async (world) => ({ ...(await priced(world)), query: { pageSize: 50 } }),
  'priceList.savePrices': async (world) => ({
    params: { id: await listIdOf(world) },
    body: { prices: [priceOf(world)] },
  }),
  'priceList.fillPrices': async (world) => ({ params: { id: await listIdOf(world) }, body: { percentOff: 5 } }),
  'priceList.download': async (world) => ({ ...(await priced(world)), body: { fileType: 'EXCEL' } }),
  'priceList.pricesForInvoice': async (world) => {
    await priced(world);
    return { body: { customerId: world.shop.customerId, itemLedgerDetailIds: [world.shop.rice.variantId] } };
  },
};
