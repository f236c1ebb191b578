import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { expect } from 'vitest';
import { expectSoundBooks } from '../../testing/books.ts';
import { call } from '../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../testing/figures/figures.ts';
import { type Market, type Moved, stages } from './market.ts';

/**
 * The books hold in themselves (`verifyBooks`), and they say what the people were answered: bills with their state,
 * total and payments, numbers without a gap, and of each item what was laid in less what was sold.
 */
export async function expectBooksToAgree(market: Market): Promise<void> {
  expect(market.refused.filter(({ status }) => status >= 500)).toEqual([]);
  await expectSoundBooks(market.app);
  await expectFiguresOfLedger(market.app, market.owner);
  await expectBills(market);
  await expectApproved(market);
  await expectStock(market);
}

async function expectBills({ owner, bills }: Market): Promise<void> {
  const { rows } = await call(owner, invoiceContract.list, {});
  const found = rows.map(({ id, state, grandTotal, paidAmount }) => ({
    id,
    state,
    totalPaisa: Math.round(grandTotal * 100),
    paidPaisa: Math.round(paidAmount * 100),
  }));
  const kept = [...bills.values()]
    .filter(({ stage }) => stages[stage] !== 'REMOVED')
    .map(({ id, stage, totalPaisa, paidPaisa }) => ({ id, state: stages[stage], totalPaisa, paidPaisa }));
  expect(byId(found)).toEqual(byId(kept));
  const series = Map.groupBy(
    rows.flatMap(({ code }) => (code === null ? [] : [code])),
    (code) => code.replace(/\d+$/, ''),
  );
  for (const [prefix, codes] of series)
    expect([prefix, codes.toSorted()]).toEqual([
      prefix,
      codes.map((_, position) => prefix + String(position + 1).padStart(5, '0')),
    ]);
}

async function expectStock({ owner, goods, bills, purchases, papers, returned }: Market): Promise<void> {
  const sold = [...bills.values()].filter(({ stage }) => stages[stage] === 'FINAL').flatMap((bill) => bill.sold);
  for (const { itemId, variantId, openings } of goods) {
    const { stock } = await call(owner, itemContract.get, { params: { itemId } });
    const bought = purchases.flatMap((purchase) => (purchase.isFinal && !purchase.isCancelled ? purchase.bought : []));
    const adjusted = papers.flatMap((paper) => (paper.isCancelled ? [] : paper.moves));
    const moves = [...openings, ...bought, ...returned, ...adjusted, ...sold.map(reversed)].filter(
      (move) => move.variantId === variantId,
    );
    for (const { outletId, quantity } of stock) {
      const expected = moves
        .filter((move) => move.outletId === outletId)
        .reduce((sum, move) => sum + move.tenThousandths, 0);
      expect({ itemId, outletId, quantity }).toEqual({ itemId, outletId, quantity: expected / 10_000 });
    }
    const places = new Set(stock.map(({ outletId }) => outletId));
    expect(moves.filter(({ outletId }) => !places.has(outletId))).toEqual([]);
  }
}

/** Above the limit nothing is issued but what another one approved than who wrote it. */
async function expectApproved({ app, owner, approvalLimit }: Market): Promise<void> {
  if (approvalLimit === null) return;
  const unapproved = await app.asOwner(
    `select document.number from document
     join (select business_id, id, approval, approval_by, drafted_by from invoice
       union all select business_id, id, approval, approval_by, drafted_by from credit_note) own
       on own.business_id = document.business_id and own.id = document.id
     where document.business_id = $1 and document.state <> 'DRAFT' and document.total_paisa > $2
       and (own.approval is distinct from 'APPROVED' or own.approval_by in (own.drafted_by, document.created_by))`,
    [owner.businessId, approvalLimit * 100],
  );
  expect(unapproved).toEqual([]);
}

function reversed(move: Moved): Moved {
  return { ...move, tenThousandths: -move.tenThousandths };
}

function byId<T extends { id: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => one.id - other.id);
}
