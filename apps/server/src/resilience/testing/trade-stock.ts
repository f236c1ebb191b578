import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { writeOffContract, writeOffReason } from '@bahi/contract/stock/write-off/write-off.contract';
import { z } from '@bahi/contract/zod';
import type { KeptPaper, Market } from './market.ts';
import { batchFor } from './trade-goods.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, outletFor, picked } from './trade-calls.ts';

const written = z.object({ id: z.int() });
const saved = z.object({ itemLedgerDetailId: z.int() });
const lines = z.array(z.object({ itemLedgerDetailId: z.int(), difference: z.number() }));

/** Writes off what there is of some goods, or more. */
export async function writeOff(market: Market, actor: Actor, step: Doing<'write off'>): Promise<void> {
  const goods = picked(market.goods, step.pick);
  if (goods === undefined) return;
  const outletId = outletFor(market, actor, step.outlet);
  const reason = picked(writeOffReason.words, step.pick) ?? 'LOST';
  const body = {
    outletId,
    dateAD: dayBefore(market, step.daysAgo),
    lines: [{ itemLedgerDetailId: goods.variantId, quantity: step.quantity, reason }],
  };
  const answer = await attempt(market, actor, [writeOffContract.create, written], { body });
  if (answer !== null)
    market.papers.push({
      id: answer.id,
      kind: 'WRITE_OFF',
      isCancelled: false,
      moves: [moved(goods.variantId, outletId, -step.quantity)],
    });
}

/** Counts one of the goods and posts what differs, while the others go on. */
export async function count(market: Market, actor: Actor, step: Doing<'count'>): Promise<void> {
  const goods = picked(market.goods, step.pick);
  if (goods === undefined) return;
  const outletId = outletFor(market, actor, step.outlet);
  const body = { outletId, dateAD: dayBefore(market, step.daysAgo), scope: 'PICKED' };
  const opened = await attempt(market, actor, [stockCountContract.create, written], { body });
  if (opened === null) return;
  const params = { id: opened.id };
  const line = { itemLedgerDetailId: goods.variantId, quantity: step.quantity };
  await attempt(market, actor, [stockCountContract.saveLine, saved], { params, body: line });
  const cost = { itemLedgerDetailId: goods.variantId, unitCost: goods.price };
  await attempt(market, actor, [stockCountContract.saveCost, saved], { params, body: cost });
  const batch = batchFor(market, goods, { pick: step.pick, daysAgo: step.daysAgo });
  if (goods.isInBatches) {
    const named = { itemLedgerDetailId: goods.variantId, ...batch };
    await attempt(market, actor, [stockCountContract.saveBatch, saved], { params, body: named });
  }
  if ((await attempt(market, actor, [stockCountContract.post, written], { params, body: {} })) === null) return;
  // What it posted is what the sheet says; that the sheet is right is for the checks of the books.
  const sheet = { params, query: { show: 'COUNTED' } };
  const posted = (await attempt(market, actor, [stockCountContract.lines, lines], sheet)) ?? [];
  const moves = posted.map((row) => moved(row.itemLedgerDetailId, outletId, row.difference));
  market.papers.push({ id: opened.id, kind: 'STOCK_COUNT', isCancelled: false, moves });
}

/** By which call each kind is taken back. */
const takings = {
  WRITE_OFF: writeOffContract.cancel,
  STOCK_COUNT: stockCountContract.cancel,
  STOCK_TRANSFER: stockTransferContract.cancel,
} as const;

export async function takeBackPaper(market: Market, actor: Actor, pick: number): Promise<void> {
  const paper: KeptPaper | undefined = picked(market.papers, pick);
  if (paper === undefined) return;
  const endpoint = takings[paper.kind];
  const sent = { params: { id: paper.id }, body: { reason: 'It was another shelf' } };
  if ((await attempt(market, actor, [endpoint, written], sent)) !== null) paper.isCancelled = true;
}
