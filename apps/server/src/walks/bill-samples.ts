import { billOf, sell, type Shop } from '../testing/shop.ts';

/** The walks open further outlets, so a bill says where it is written. */
export function billThere(shop: Shop, bill: Parameters<typeof billOf>[1] = {}) {
  return billOf(shop, { outletId: shop.outletId, ...bill });
}

export function sellThere(shop: Shop, bill: Parameters<typeof billOf>[1] = {}) {
  return sell(shop, { outletId: shop.outletId, ...bill });
}
