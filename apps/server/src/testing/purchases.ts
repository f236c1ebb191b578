import type { Sent } from '@bahi/contract/endpoint';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { call } from './caller.ts';
import type { Person } from './people.ts';
import type { Shop } from './shop.ts';
import { unusedNumber } from './unused-number.ts';
import { addVendor } from './vendors.ts';

export type PurchaseBody = Sent<typeof purchaseContract.save>['body'];
export type PurchaseLineBody = PurchaseBody['lines'][number];

/** A line of an item's own unit at 100 without VAT, unless another is given. */
export function bought(variantId: number, line: Partial<PurchaseLineBody> = {}): PurchaseLineBody {
  return { inventoryType: 'ITEM', itemLedgerDetailId: variantId, quantity: 1, rate: 100, ...line };
}

/** A bill of today, 2083-08-04, due in a month: ten packets of tea unless lines are given. */
export function purchaseOf(shop: Shop, vendorId: number, bill: Partial<PurchaseBody> = {}): PurchaseBody {
  return {
    vendorId,
    outletId: shop.outletId,
    billNumber: `B-${unusedNumber()}`,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-20',
    lines: [bought(shop.tea.variantId, { quantity: 10 })],
    ...bill,
  };
}

/** Enters a final bill of a vendor, a new one unless one is named. */
export async function buy(shop: Shop, { vendorId, ...bill }: Partial<PurchaseBody> = {}, caller: Person = shop.owner) {
  const from =
    typeof vendorId === 'number' ? vendorId : (await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id;
  return call(caller, purchaseContract.save, { params: { type: 'final' }, body: purchaseOf(shop, from, bill) });
}
