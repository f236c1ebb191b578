import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import { oldBill } from '../../testing/opening-dues.ts';
import { paying, row } from '../../testing/paying.ts';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, outletFor, picked } from './trade-calls.ts';
import type { DueWish } from './trade-steps.ts';

const written = z.object({ id: z.int() });

/** Enters what was owed before; the same number of the same party may be refused. */
export async function oweFromBefore(market: Market, actor: Actor, wish: DueWish): Promise<void> {
  const body = { ...bodyOf(market, wish), outletId: outletFor(market, actor, wish.outlet) };
  const answer = await attempt(market, actor, [openingDueContract.save, written], { body });
  if (answer !== null) market.openingDues.push({ id: answer.id, party: body.party ?? 'customer', rupees: wish.rupees });
}

export async function correctDue(market: Market, actor: Actor, { pick, due }: Doing<'correct a due'>): Promise<void> {
  const known = picked(market.openingDues, pick);
  if (known === undefined) return;
  const body = { ...bodyOf(market, { ...due, isVendor: known.party === 'vendor' }), id: known.id };
  const answer = await attempt(market, actor, [openingDueContract.save, written], { body });
  if (answer !== null) known.rupees = due.rupees;
}

export async function takeBackDue(market: Market, actor: Actor, pick: number): Promise<void> {
  const known = picked(market.openingDues, pick);
  if (known === undefined) return;
  const sent = { params: { id: known.id }, body: { reason: 'Paid before' } };
  await attempt(market, actor, [openingDueContract.cancel, written], sent);
}

export async function payDue(market: Market, actor: Actor, { pick, percent }: Doing<'pay a due'>): Promise<void> {
  const known = picked(market.openingDues, pick);
  if (known === undefined) return;
  const amount = Math.max(1, Math.floor(known.rupees * percent) / 100);
  const componentType = known.party === 'customer' ? 'OPENING_RECEIVABLE' : 'OPENING_PAYABLE';
  const body = { ...paying([row(amount, 'CASH', dayBefore(market, 0))]), componentEntityId: known.id, componentType };
  await attempt(market, actor, [paymentContract.createSettlement, z.object({})], { body });
}

function bodyOf(market: Market, { isVendor, rupees, number, billedBefore, daysAgo }: DueWish) {
  const billed = dayBefore(market, daysAgo + billedBefore);
  return oldBill(isVendor ? market.vendorId : market.customerId, {
    party: isVendor ? 'vendor' : 'customer',
    billNumber: `OLD-${number}`,
    billDateAD: billed,
    dueDateAD: billed,
    asAtAD: dayBefore(market, daysAgo),
    totalBillAmount: rupees,
  });
}
