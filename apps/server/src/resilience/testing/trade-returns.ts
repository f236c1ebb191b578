import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { z } from '@bahi/contract/zod';
import type { DebitNoteBody } from '../../testing/debit-notes.ts';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, picked } from './trade-calls.ts';

const left = z.object({
  lines: z.array(z.object({ purchaseLineId: z.int(), quantity: z.number(), netAmount: z.number() })),
});
const written = z.object({
  state: z.enum(['DRAFT', 'FINAL']),
  outletId: z.int(),
  lines: z.array(z.object({ purchaseLineId: z.int(), quantity: z.number() })),
});

/** Gives back a part of what is left of a vendor's bill; what goes back is no longer on the shelf. */
export async function giveBack(market: Market, actor: Actor, step: Doing<'give back'>): Promise<void> {
  const purchase = picked(market.purchases, step.pick);
  if (purchase === undefined) return;
  const sent = { params: { purchaseId: purchase.id } };
  const found = await attempt(market, actor, [debitNoteContract.returnable, left], sent);
  if (found === null) return;
  const body = bodyOf(market, purchase.id, step, found);
  const answer = await attempt(market, actor, [debitNoteContract.save, written], { body });
  if (answer?.state !== 'FINAL') return;
  for (const line of answer.lines) {
    const variantId = purchase.variantOf.get(line.purchaseLineId);
    if (variantId !== undefined) market.returned.push(moved(variantId, answer.outletId, -line.quantity));
  }
}

/** Pays a vendor's bill, in cash or out of what the vendor holds in advance. */
export async function payVendor(market: Market, actor: Actor, step: Doing<'pay a vendor'>): Promise<void> {
  const purchase = picked(market.purchases, step.pick);
  if (purchase === undefined) return;
  const paymentAmount = Math.max(1, Math.round(purchase.totalRupees * step.percent) / 100);
  const row = { paymentMode: step.mode, paymentDate: dayBefore(market, 0), paymentAmount };
  const body = {
    componentEntityId: purchase.id,
    componentType: 'PURCHASE',
    paymentLedgerDetailRequestDtoList: [row],
    totalPayingAmount: paymentAmount,
  };
  await attempt(market, actor, [paymentContract.create, z.object({})], { body });
}

/** Receives back of the vendor what they hold in advance, or more than that, which is refused. */
export async function receiveBack(market: Market, actor: Actor, step: Doing<'receive back'>): Promise<void> {
  const body = {
    vendorId: market.vendorId,
    outletId: actor.outletId ?? market.outletIds[0],
    paymentMode: 'CASH',
    paymentDate: dayBefore(market, 0),
    amount: step.rupees,
  };
  await attempt(market, actor, [paymentContract.refund, z.object({})], { body });
}

function bodyOf(
  market: Market,
  purchaseId: number,
  { reason, percent, refundMode, isFinal, daysAgo }: Doing<'give back'>,
  { lines }: z.output<typeof left>,
): DebitNoteBody {
  const isByQuantity = reason === 'RETURN';
  const part = (whole: number, decimals: number): number => Math.ceil(((whole * percent) / 100) * decimals) / decimals;
  return {
    purchaseId,
    case: reason,
    state: isFinal ? 'FINAL' : 'DRAFT',
    issuedDateAD: dayBefore(market, daysAgo),
    refundMode,
    lines: lines
      .filter((line) => (isByQuantity ? line.quantity : line.netAmount) > 0)
      .map((line) => ({
        purchaseLineId: line.purchaseLineId,
        ...(isByQuantity ? { quantity: part(line.quantity, 10_000) } : { amount: part(line.netAmount, 100) }),
      })),
  };
}
