import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { call } from './caller.ts';
import type { Shop } from './shop.ts';
import { unusedNumber } from './unused-number.ts';

export type CostBody = Sent<typeof directCostContract.save>['body']['costs'][number];

/** A freight of 600 of today, spread by quantity and left due, unless another is given. */
export async function costOf(shop: Shop, vendorId: number, cost: Partial<CostBody> = {}): Promise<CostBody> {
  const freight = await call(shop.owner, landingCostContract.save, {
    body: { name: `Freight ${unusedNumber()}`, allocationMethod: 'QUANTITY' },
  });
  const days = { billDateAD: '2026-11-20', dueDateAD: '2026-12-20' };
  return { landingCostId: freight.id, allocationMethod: 'QUANTITY', totalCost: 600, vendorId, ...days, ...cost };
}
