import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { z } from '@bahi/contract/zod';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, outletFor, picked } from './trade-calls.ts';

const written = z.object({ id: z.int() });

/** Puts cash into the bank, or takes some home. */
export async function writeVoucher(market: Market, actor: Actor, step: Doing<'write a voucher'>): Promise<void> {
  const { cash, bank, drawings } = market.accountIds;
  const head = { outletId: outletFor(market, actor, step.outlet), dateAD: dayBefore(market, step.daysAgo) };
  const lines = [
    { accountId: drawings, debit: step.rupees },
    { accountId: cash, credit: step.rupees },
  ];
  const answer = step.isContra
    ? await attempt(market, actor, [voucherContract.contra, written], {
        body: { ...head, fromAccountId: cash, toAccountId: bank, amount: step.rupees },
      })
    : await attempt(market, actor, [voucherContract.journal, written], { body: { ...head, lines } });
  if (answer !== null) market.voucherIds.push(answer.id);
}

export async function takeBackVoucher(market: Market, actor: Actor, pick: number): Promise<void> {
  const id = picked(market.voucherIds, pick);
  if (id === undefined) return;
  const sent = { params: { id }, body: { reason: 'It was counted twice' } };
  await attempt(market, actor, [voucherContract.cancel, written], sent);
}
