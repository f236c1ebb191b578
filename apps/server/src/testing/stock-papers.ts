import type { Answer, Sent } from '@bahi/contract/endpoint';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { call } from './caller.ts';
import type { Shop } from './shop.ts';

export type WriteOffBody = Sent<typeof writeOffContract.create>['body'];
type Line = WriteOffBody['lines'][number];

/** A line of goods that were damaged, one of them, unless it says otherwise. */
export function leavingOf(variantId: number, line: Partial<Line> = {}): Line {
  return { itemLedgerDetailId: variantId, quantity: 1, reason: 'DAMAGED', ...line };
}

/** What left today, 2083-08-04: one kilo of rice unless lines are given. */
export function writeOffOf(shop: Shop, said: Partial<WriteOffBody> = {}): WriteOffBody {
  return { outletId: shop.outletId, dateAD: '2026-11-20', lines: [leavingOf(shop.rice.variantId)], ...said };
}

export function writeOff(
  shop: Shop,
  said: Partial<WriteOffBody> = {},
): Promise<Answer<typeof writeOffContract.create>> {
  return call(shop.owner, writeOffContract.create, { body: writeOffOf(shop, said) });
}

type CountBody = Sent<typeof stockCountContract.create>['body'];

/** A sheet of today with the whole shelf, unless it says otherwise. */
export function openCount(
  shop: Shop,
  said: Partial<CountBody> = {},
): Promise<Answer<typeof stockCountContract.create>> {
  const body = { outletId: shop.outletId, dateAD: '2026-11-20', scope: 'ALL', ...said };
  return call(shop.owner, stockCountContract.create, { body });
}

/** Counts so many of some goods. */
export function countLine(
  { owner }: Shop,
  id: number,
  itemLedgerDetailId: number,
  quantity: number,
): Promise<Answer<typeof stockCountContract.saveLine>> {
  return call(owner, stockCountContract.saveLine, { params: { id }, body: { itemLedgerDetailId, quantity } });
}

export function postCount({ owner }: Shop, id: number): Promise<Answer<typeof stockCountContract.post>> {
  return call(owner, stockCountContract.post, { params: { id }, body: {} });
}
