import type { Answer } from '@bahi/contract/endpoint';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { call } from '../caller.ts';
import { credit, returnOf } from '../credit-notes.ts';
import { bought } from '../purchases.ts';
import { lineOf } from '../shop.ts';
import type { TradingShop } from './trading-day.ts';

/** Beside its bills: a part of one comes back, goods are bought for what they cost before, and others are offered. */
export async function buyOfferAndTakeBack(
  shop: TradingShop,
  sold: Answer<typeof invoiceContract.create>,
  goods: readonly { cost: number; sellingPrice: number }[],
): Promise<void> {
  const { owner, vendorId, customerId, variantIds, day, outletIds } = shop;
  const common = { outletId: outletIds[0], issuedDateAD: day, dueDateAD: day };
  await credit(shop, returnOf(sold, [1], { issuedDateAD: day }));
  const bill = {
    vendorId,
    billNumber: 'B-1',
    lines: variantIds.map((id, at) => bought(id, { rate: goods[at]?.cost ?? 1 })),
  };
  await call(owner, purchaseContract.save, { params: { type: 'final' }, body: { ...common, ...bill } });
  const lines = variantIds.map((id, at) => lineOf(id, { rate: goods[at]?.sellingPrice ?? 1 }));
  await call(owner, quotationContract.create, { body: { ...common, state: 'PUBLISHED', customerId, lines } });
}
