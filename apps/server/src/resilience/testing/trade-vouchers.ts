import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { z } from '@bahi/contract/zod';
import type { Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, outletFor, picked } from './trade-calls.ts';

const written = z.object({ id: z.int() });

/** Puts cash into the bank, takes some home, or writes what lies between the business and its parties. */
export async function writeVoucher(market: Market, actor: Actor, step: Doing<'write a voucher'>): Promise<void> {
  const { cash, bank } = market.accountIds;
  const head = { outletId: outletFor(market, actor, step.outlet), dateAD: dayBefore(market, step.daysAgo) };
  const lines = linesOf(market, step);
  const answer = step.isContra
    ? await attempt(market, actor, [voucherContract.contra, written], {
        body: { ...head, fromAccountId: cash, toAccountId: bank, amount: step.rupees },
      })
    : await attempt(market, actor, [voucherContract.journal, written], { body: { ...head, lines } });
  if (answer !== null) market.voucherIds.push(answer.id);
}

function linesOf({ accountIds, customerId, vendorId }: Market, { withParty, rupees }: Doing<'write a voucher'>) {
  const { cash, drawings, receivable, payable } = accountIds;
  const [debit, credit] = [{ debit: rupees }, { credit: rupees }];
  const [ofCustomer, ofVendor] = [
    { accountId: receivable, customerId },
    { accountId: payable, vendorId },
  ];
  const home = { accountId: drawings };
  switch (withParty) {
    case 'NOBODY':
      return [
        { ...home, ...debit },
        { accountId: cash, ...credit },
      ];
    case 'CHARGED':
      return [
        { ...ofCustomer, ...debit },
        { ...home, ...credit },
      ];
    case 'WRITTEN_OFF':
      return [
        { ...home, ...debit },
        { ...ofCustomer, ...credit },
      ];
    case 'OWED':
      return [
        { ...home, ...debit },
        { ...ofVendor, ...credit },
      ];
    case 'SET_OFF':
      return [
        { ...ofVendor, ...debit },
        { ...ofCustomer, ...credit },
      ];
  }
}

export async function takeBackVoucher(market: Market, actor: Actor, pick: number): Promise<void> {
  const id = picked(market.voucherIds, pick);
  if (id === undefined) return;
  const sent = { params: { id }, body: { reason: 'It was counted twice' } };
  await attempt(market, actor, [voucherContract.cancel, written], sent);
}
