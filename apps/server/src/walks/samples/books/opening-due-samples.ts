import { enterOldBill, oldBill } from '../../../testing/opening-dues.ts';
import { everything } from '../goods-samples.ts';
import type { Samples, World } from '../samples.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';

/** A due whose description carries the marker: a number is shorter. */
function billOf({ marker, shop }: World) {
  return { billNumber: `B-${unusedNumber()}`, outletId: shop.outletId, description: marker };
}

async function idOf(world: World): Promise<{ id: number }> {
  return { id: (await enterOldBill(world.shop.owner, world.shop.customerId, billOf(world))).id };
}

export const openingDueSamples: Samples = {
  'openingDue.save': (world) => ({ body: oldBill(world.shop.customerId, billOf(world)) }),
  'openingDue.list': () => everything,
  'openingDue.get': async (world) => ({ params: await idOf(world) }),
  'openingDue.cancel': async (world) => ({ params: await idOf(world), body: { reason: 'Entered twice' } }),
};
