import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { z } from '@bahi/contract/zod';
import type { KeptPaper, Market } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, outletFor, picked } from './trade-calls.ts';

const { save, send, receive } = stockTransferContract;
const written = z.object({ id: z.int(), lines: z.array(z.object({ id: z.int(), stockQuantity: z.number() })) });

/** Sends some of the goods, or more than there are, to an outlet, at once or by way of a draft. */
export async function sendGoods(market: Market, actor: Actor, step: Doing<'send goods'>): Promise<void> {
  const goods = picked(market.goods, step.pick);
  if (goods === undefined) return;
  const outletId = outletFor(market, actor, step.outlet);
  const toOutletId = picked(market.outletIds, step.to) ?? 0;
  const body = {
    state: step.isDrafted ? 'DRAFT' : 'SENT',
    outletId,
    toOutletId,
    dateAD: dayBefore(market, step.daysAgo),
    lines: [{ itemLedgerDetailId: goods.variantId, quantity: step.quantity }],
  };
  const saved = await attempt(market, actor, [save, written], { body });
  if (saved === null) return;
  const sent = step.isDrafted
    ? await attempt(market, actor, [send, written], { params: { id: saved.id }, body: {} })
    : saved;
  const [line] = sent?.lines ?? [];
  if (sent === null || line === undefined) return;
  const moves = [moved(goods.variantId, outletId, -step.quantity)];
  const way = { toOutletId, variantId: goods.variantId, lineId: line.id, quantity: step.quantity };
  market.papers.push({ id: sent.id, kind: 'STOCK_TRANSFER', isCancelled: false, moves, way });
}

/** Receives what is on its way, whole or in part; of several who do at once the books let one. */
export async function receiveGoods(market: Market, actor: Actor, step: Doing<'receive goods'>): Promise<void> {
  const isTransfer = (paper: KeptPaper) => (paper.way === undefined ? [] : [{ paper, way: paper.way }]);
  const chosen = picked(market.papers.flatMap(isTransfer), step.pick);
  if (chosen === undefined) return;
  const { paper, way } = chosen;
  const receivedQuantity = Math.floor(way.quantity * step.percent * 100) / 10_000;
  const line = { id: way.lineId, receivedQuantity, reason: 'It fell off the truck' };
  const body = { receivedDateAD: dayBefore(market, step.daysAgo), lines: [line] };
  const answer = await attempt(market, actor, [receive, written], { params: { id: paper.id }, body });
  if (answer !== null) paper.moves.push(moved(way.variantId, way.toOutletId, receivedQuantity));
}
