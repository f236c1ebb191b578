import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { call } from '../../testing/caller.ts';
import { billOf, sell, type Shop } from '../../testing/shop.ts';

/** The walks open further outlets, so a bill says where it is written. */
export function billThere(shop: Shop, bill: Parameters<typeof billOf>[1] = {}) {
  return billOf(shop, { outletId: shop.outletId, ...bill });
}

export function sellThere(shop: Shop, bill: Parameters<typeof billOf>[1] = {}) {
  return sell(shop, { outletId: shop.outletId, ...bill });
}

/** A difference of a rupee on a bill of its own. */
export async function reportThere(shop: Shop, remarks: string) {
  const body = { invoiceId: (await sellThere(shop)).id, reason: 'PRICE', amount: 1, remarks };
  return call(shop.owner, discrepancyContract.report, { body });
}
