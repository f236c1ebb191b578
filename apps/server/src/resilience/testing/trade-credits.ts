import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import type { CreditNoteBody } from '../../testing/credit-notes.ts';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, picked } from './trade-calls.ts';

const left = z.object({
  lines: z.array(z.object({ invoiceLineId: z.int(), quantity: z.number(), netAmount: z.number() })),
});
const written = z.object({
  state: z.enum(['DRAFT', 'FINAL']),
  outletId: z.int(),
  lines: z.array(z.object({ invoiceLineId: z.int(), quantity: z.number(), isRestocked: z.boolean() })),
});

/** Gives back a part of what is left of a bill; what comes back onto the shelf is there again. */
export async function creditBill(market: Market, actor: Actor, step: Doing<'credit'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const creditable = [creditNoteContract.creditable, left] as const;
  const found = await attempt(market, actor, [...creditable], { params: { invoiceId: bill.id } });
  if (found === null) return;
  const body = bodyOf(market, bill.id, step, found);
  const answer = await attempt(market, actor, [creditNoteContract.save, written], { body });
  if (answer?.state !== 'FINAL') return;
  for (const line of answer.lines) {
    const variantId = bill.variantOf.get(line.invoiceLineId);
    if (line.isRestocked && variantId !== undefined)
      market.returned.push(moved(variantId, answer.outletId, line.quantity));
  }
}

/** Pays back to the customer what they have in advance, or more than that, which is refused. */
export async function payBack(market: Market, actor: Actor, step: Doing<'pay back'>): Promise<void> {
  const body = {
    customerId: market.customerId,
    outletId: actor.outletId ?? market.outletIds[0],
    paymentMode: 'CASH',
    paymentDate: dayBefore(market, 0),
    amount: step.rupees,
  };
  await attempt(market, actor, [paymentContract.refund, z.object({})], { body });
}

/** Approves a draft of somebody else, where that is asked for. */
export async function approve(market: Market, actor: Actor, pick: number): Promise<void> {
  const bill = picked([...market.bills.values()], pick);
  if (bill === undefined) return;
  const body = { drafts: [{ id: bill.id }] };
  const done = await attempt(market, actor, [invoiceContract.approveDrafts, z.object({})], { body });
  if (done !== null) bill.version += 1;
}

function bodyOf(
  market: Market,
  invoiceId: number,
  { reason, percent, isRestocked, refundMode, isFinal }: Doing<'credit'>,
  { lines }: z.output<typeof left>,
): CreditNoteBody {
  const isByQuantity = reason === 'RETURN' || reason === 'MISTAKE';
  const part = (whole: number, decimals: number): number => Math.ceil(((whole * percent) / 100) * decimals) / decimals;
  return {
    invoiceId,
    case: reason,
    state: isFinal ? 'FINAL' : 'DRAFT',
    issuedDateAD: dayBefore(market, 0),
    refundMode,
    lines: lines
      .filter((line) => (isByQuantity ? line.quantity : line.netAmount) > 0)
      .map((line) => ({
        invoiceLineId: line.invoiceLineId,
        isRestocked,
        ...(isByQuantity ? { quantity: part(line.quantity, 10_000) } : { amount: part(line.netAmount, 100) }),
      })),
  };
}
