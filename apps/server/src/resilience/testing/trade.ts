import type { Market } from './market.ts';
import { cancel, editDraft, pay, print, remove, writeBill } from './trade-bills.ts';
import type { Actor } from './trade-calls.ts';
import { approve, creditBill, payBack } from './trade-credits.ts';
import { giveBack, payVendor, receiveBack } from './trade-returns.ts';
import { count, takeBackPaper, writeOff } from './trade-stock.ts';
import { correctDue, oweFromBefore, payDue, takeBackDue } from './trade-dues.ts';
import { takeBackVoucher, writeVoucher } from './trade-vouchers.ts';
import { receiveGoods, sendGoods } from './trade-transfers.ts';
import { bringHome, buy, takeBackCost, takeBackPurchase } from './trade-purchases.ts';
import { addGoods, addStock } from './trade-goods.ts';
import { actors, type Step, type Trade } from './trade-steps.ts';

/** Plays a story: each person does their steps one after the other, all people at the same time. */
export async function play(market: Market, { goods, turns }: Trade): Promise<void> {
  for (const step of goods) await take(market, { person: market.owner, outletId: null }, step);
  await Promise.all(
    actors.map(async (_, position) => {
      const actor = market.people[position];
      if (actor === undefined) return;
      for (const { step } of turns.filter((turn) => turn.actor === position)) await take(market, actor, step);
    }),
  );
}

async function take(market: Market, actor: Actor, step: Step): Promise<void> {
  switch (step.does) {
    case 'add goods':
      return addGoods(market, actor, step);
    case 'add stock':
      return addStock(market, actor, step);
    case 'write a bill':
      return writeBill(market, actor, step.bill);
    case 'edit a draft':
      return editDraft(market, actor, step);
    case 'remove a draft':
      return remove(market, actor, step.pick);
    case 'cancel':
      return cancel(market, actor, step);
    case 'pay':
      return pay(market, actor, step);
    case 'print':
      return print(market, actor, step.pick);
    case 'buy':
      return buy(market, actor, step.purchase);
    case 'take back a purchase':
      return takeBackPurchase(market, actor, step.pick);
    case 'bring goods home':
      return bringHome(market, actor, step);
    case 'take back a cost':
      return takeBackCost(market, actor, step.pick);
    case 'credit':
      return creditBill(market, actor, step);
    case 'write off':
      return writeOff(market, actor, step);
    case 'count':
      return count(market, actor, step);
    case 'send goods':
      return sendGoods(market, actor, step);
    case 'receive goods':
      return receiveGoods(market, actor, step);
    case 'take back a paper':
      return takeBackPaper(market, actor, step.pick);
    case 'pay back':
      return payBack(market, actor, step);
    case 'give back':
      return giveBack(market, actor, step);
    case 'pay a vendor':
      return payVendor(market, actor, step);
    case 'receive back':
      return receiveBack(market, actor, step);
    case 'approve':
      return approve(market, actor, step.pick);
    case 'owe from before':
      return oweFromBefore(market, actor, step.due);
    case 'correct a due':
      return correctDue(market, actor, step);
    case 'take back a due':
      return takeBackDue(market, actor, step.pick);
    case 'pay a due':
      return payDue(market, actor, step);
    case 'write a voucher':
      return writeVoucher(market, actor, step);
    case 'take back a voucher':
      return takeBackVoucher(market, actor, step.pick);
  }
}
