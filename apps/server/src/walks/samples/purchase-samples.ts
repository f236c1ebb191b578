import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { call } from '../../testing/caller.ts';
import { type PurchaseBody, purchaseOf } from '../../testing/purchases.ts';
import { vendorOf } from './due-samples.ts';
import { picture } from '../picture.ts';
import type { Samples, World } from './samples.ts';

async function bodyOf(world: World): Promise<PurchaseBody> {
  return purchaseOf(world.shop, await vendorOf(world), { remarks: world.marker });
}

async function saved(world: World, type: 'draft' | 'final' = 'final') {
  return call(world.shop.owner, purchaseContract.save, { params: { type }, body: await bodyOf(world) });
}

export const purchaseSamples: Samples = {
  'purchase.preview': async (world) => ({ body: await bodyOf(world) }),
  'purchase.save': async (world) => ({ params: { type: 'final' }, body: await bodyOf(world) }),
  'purchase.list': () => ({ query: { pageSize: 50 } }),
  'purchase.get': async (world) => ({ params: { id: (await saved(world)).id } }),
  'purchase.duplicate': async (world) => ({ params: { id: (await saved(world)).id } }),
  'purchase.removeDraft': async (world) => ({ params: { id: (await saved(world, 'draft')).id } }),
  'purchase.cancel': async (world) => ({
    params: { id: (await saved(world)).id },
    body: { reason: 'Slip of the pen' },
  }),
  'purchase.lineDetail': ({ shop }) => ({ query: { inventoryType: 'ITEM', id: shop.tea.variantId } }),
  'purchase.uploadDocument': () => ({ files: { document: picture() } }),
  'purchase.removeDocument': async ({ shop }) => {
    const sent = await call(shop.owner, purchaseContract.uploadDocument, { files: { document: picture() } });
    return { alone: 404, params: { docUuid: sent.docUuid } };
  },
};
