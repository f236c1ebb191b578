import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { call } from '../../testing/caller.ts';
import { costOf } from '../../testing/direct-costs.ts';
import { buy } from '../../testing/purchases.ts';
import { vendorOf } from './due-samples.ts';
import type { Samples, World } from './samples.ts';

async function bodyOf(world: World) {
  const [purchase, vendorId] = [await buy(world.shop), await vendorOf(world)];
  return { purchaseInvoiceId: purchase.id, costs: [await costOf(world.shop, vendorId, { remarks: world.marker })] };
}

async function saved(world: World) {
  return call(world.shop.owner, directCostContract.save, { body: await bodyOf(world) });
}

async function idOf(world: World): Promise<number> {
  return (await saved(world)).costs[0]?.id ?? 0;
}

export const directCostSamples: Samples = {
  'directCost.save': async (world) => ({ body: await bodyOf(world) }),
  'directCost.list': () => ({ query: { pageSize: 50 } }),
  'directCost.ofInvoice': async (world) => ({ params: { invoiceId: (await saved(world)).purchase.id } }),
  'directCost.get': async (world) => ({ params: { id: await idOf(world) } }),
  'directCost.cancel': async (world) => ({ params: { id: await idOf(world) }, body: { reason: 'Slip of the pen' } }),
};
