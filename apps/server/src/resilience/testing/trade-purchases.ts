import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { z } from '@bahi/contract/zod';
import type { PurchaseBody } from '../../testing/purchases.ts';
import type { Market } from './market.ts';
import { batchFor } from './trade-goods.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, outletFor, picked } from './trade-calls.ts';
import type { PurchaseWish } from './trade-steps.ts';

const written = z.object({
  id: z.int(),
  state: z.enum(['DRAFT', 'FINAL', 'CANCELLED']),
  outletId: z.int(),
  grandTotal: z.number(),
  lines: z.array(z.object({ id: z.int(), itemLedgerDetailId: z.int().nullable() })),
});
const landed = z.object({ costs: z.array(z.object({ id: z.int() })) });

/** Enters a bill of a vendor; a final one has put onto the shelf what its lines say. */
export async function buy(market: Market, actor: Actor, wish: PurchaseWish): Promise<void> {
  const body = bodyOf(market, actor, wish);
  if (body.lines.length === 0) return;
  const params = { type: wish.isFinal ? 'final' : 'draft' };
  const answer = await attempt(market, actor, [purchaseContract.save, written], { params, body });
  if (answer === null) return;
  const { id, outletId, state, grandTotal: totalRupees } = answer;
  const variantOf = new Map(answer.lines.map((line) => [line.id, line.itemLedgerDetailId ?? 0]));
  const bought = body.lines.flatMap(({ itemLedgerDetailId, quantity }) =>
    typeof itemLedgerDetailId === 'number' ? [moved(itemLedgerDetailId, outletId, Number(quantity))] : [],
  );
  market.purchases.push({ id, bought, totalRupees, variantOf, isFinal: state === 'FINAL', isCancelled: false });
}

export async function takeBackPurchase(market: Market, actor: Actor, pick: number): Promise<void> {
  const purchase = picked(market.purchases, pick);
  if (purchase === undefined) return;
  const sent = { params: { id: purchase.id }, body: { reason: 'Of another shop' } };
  const answer = await attempt(market, actor, [purchaseContract.cancel, written], sent);
  if (answer !== null) purchase.isCancelled = true;
}

export async function bringHome(market: Market, actor: Actor, step: Doing<'bring goods home'>): Promise<void> {
  const purchase = picked(market.purchases, step.pick);
  if (purchase === undefined) return;
  const cost = {
    landingCostId: market.landingCostId,
    allocationMethod: step.method,
    totalCost: step.rupees,
    vendorId: market.vendorId,
    billDateAD: dayBefore(market, step.daysAgo),
    dueDateAD: dayBefore(market, 0),
  };
  const body = { purchaseInvoiceId: purchase.id, costs: [cost] };
  const answer = await attempt(market, actor, [directCostContract.save, landed], { body });
  for (const { id } of answer?.costs ?? []) if (!market.costIds.includes(id)) market.costIds.push(id);
}

export async function takeBackCost(market: Market, actor: Actor, pick: number): Promise<void> {
  const id = picked(market.costIds, pick);
  if (id === undefined) return;
  await attempt(market, actor, [directCostContract.cancel, landed], {
    params: { id },
    body: { reason: 'Another load' },
  });
}

/** Each with a number of its own: what is set off needs one. */
function bodyOf(market: Market, actor: Actor, wish: PurchaseWish): PurchaseBody {
  return {
    vendorId: market.vendorId,
    billNumber: `B-${market.accepted}-${market.refused.length}-${actor.person.userId}`,
    outletId: outletFor(market, actor, wish.outlet),
    issuedDateAD: dayBefore(market, wish.daysAgo),
    dueDateAD: dayBefore(market, 0),
    discount: wish.discount,
    shippingCharge: wish.shipping,
    lines: wish.lines.flatMap(({ pick, quantity, rate }) => {
      const goods = picked(market.goods, pick);
      return goods === undefined
        ? []
        : [
            {
              inventoryType: 'ITEM' as const,
              itemLedgerDetailId: goods.variantId,
              quantity,
              rate,
              ...batchFor(market, goods, { pick, daysAgo: wish.daysAgo }),
            },
          ];
    }),
  };
}
