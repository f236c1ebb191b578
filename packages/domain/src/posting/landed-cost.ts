import {
  addPaisa,
  type Paisa,
  scalePaisa,
  spreadByLargestRemainder,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '../numbers/money.ts';
import { type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine, reversalOf } from './ledger.ts';
import type { PurchaseLine } from './purchase-invoice.ts';
import { correctUnsound } from './costs/sound-stock.ts';
import {
  balanceAt,
  keepBalance,
  openStock,
  type PlaceBalance,
  type Posting,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

/** A line of the purchase that the cost is a part of, its share, and the position that its moves name. */
export type LandedShare = { readonly line: PurchaseLine; readonly share: Paisa; readonly sourceLine: number };

export type LandedCost = {
  readonly outletId: number;
  readonly vendorId: number;
  /** Without VAT; the shares add up to it. */
  readonly amount: Paisa;
  /** Of the same bill, set off. */
  readonly vat: Paisa;
  readonly shares: readonly LandedShare[];
};

/** What a cost of goods posts, and how much of each share is in stock by it; the rest was of goods that are gone. */
export type LandedPosting = { readonly posting: Posting; readonly intoStock: readonly Paisa[] };

/**
 * Posts what it costs to bring goods home (ledger design, "What posts what"): debit inventory for what is on hand, cost
 * adjustment for what is sold, fixed assets or the expense category for what never was on a shelf, and input VAT; credit
 * the vendor's payable. Of a variant as much is on hand of a purchase as the shelf holds at the end of the day, at most
 * what was bought. Each line gets a value-only move. Throws RangeError where the shares are not the amount.
 */
export function postLandedCost(cost: LandedCost, { balances }: Pick<StockContext, 'balances'>): LandedPosting {
  const { outletId, vendorId, amount, vat, shares } = cost;
  if (sumPaisa(shares.map(({ share }) => share)) !== amount) throw new RangeError('the shares are not the amount');
  const stock = openStock(balances);
  const intoStock = sharesOnHand(shares, outletId, balances);
  const stockMoves: StockMove[] = [];
  const costLines: JournalLine[] = [];
  for (const [position, { line, share, sourceLine }] of shares.entries()) {
    const kept = intoStock[position] ?? zeroPaisa;
    if (line.into === 'CAPITAL') costLines.push(...debit('FIXED_ASSETS', share, { outletId }));
    else if (line.into === 'SPENDING')
      costLines.push(...debit('EXPENSES', share, { outletId, categoryId: line.categoryId }));
    else {
      const place = { itemVariantId: line.itemVariantId, outletId };
      costLines.push(
        ...debit('INVENTORY', kept, place),
        ...debit('COST_ADJUSTMENT', subtractPaisa(share, kept), place),
      );
      if (kept === 0) continue;
      const balance = balanceAt(stock, place);
      keepBalance(stock, { ...balance, value: addPaisa(balance.value, kept) });
      stockMoves.push({ ...place, kind: 'LANDED_COST', quantity: zeroQuantity, value: kept, sourceLine });
    }
  }
  const journalLines = assertBalanced([
    ...costLines,
    ...debit('INPUT_VAT', vat, { outletId, taxCode: 'TAXABLE' }),
    ...credit('PAYABLE', addPaisa(amount, vat), { outletId, partyId: vendorId }),
  ]);
  return { posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) }, intoStock };
}

/**
 * Takes a cost of goods back: the reversal of its entry and of its moves. What of it has left the shelf meanwhile, with
 * the goods, is put there again first and taken from the cost adjustment, so that what is left keeps its own cost.
 */
export function postLandedCostCancellation(
  cost: LandedCost,
  original: Pick<Posting, 'journalLines' | 'stockMoves'>,
  { balances }: Pick<StockContext, 'balances'>,
): Posting {
  const stock = openStock(balances);
  const still = sharesOnHand(cost.shares, cost.outletId, balances);
  const moves: StockMove[] = [];
  const lines: JournalLine[] = [];
  const put = (move: StockMove): void => {
    const balance = balanceAt(stock, move);
    keepBalance(stock, { ...balance, value: addPaisa(balance.value, move.value) });
    moves.push(move);
  };
  for (const [position, { sourceLine }] of cost.shares.entries()) {
    const move = original.stockMoves.find((one) => one.sourceLine === sourceLine);
    const gone = move === undefined ? zeroPaisa : subtractPaisa(move.value, still[position] ?? zeroPaisa);
    if (move === undefined || gone <= 0 || balanceAt(stock, move).quantity <= 0) continue;
    put({ ...move, value: gone });
    lines.push(...debit('INVENTORY', gone, placeOf(move)), ...credit('COST_ADJUSTMENT', gone, placeOf(move)));
  }
  for (const move of original.stockMoves)
    put({ ...move, kind: 'CANCELLATION', value: subtractPaisa(zeroPaisa, move.value) });
  const corrections = correctUnsound(balances, stock, moves);
  moves.push(...corrections.moves);
  lines.push(...corrections.journalLines);
  const journalLines = assertBalanced([...reversalOf(original.journalLines), ...lines]);
  return { journalLines, stockMoves: moves, balancesAfter: touchedBalances(stock, moves) };
}

/** Of each share what belongs to goods that are still on the shelf; zero for what never was there. */
export function sharesOnHand(
  shares: readonly LandedShare[],
  outletId: number,
  balances: readonly PlaceBalance[],
): Paisa[] {
  const stock = openStock(balances);
  const ofVariants = Map.groupBy(shares, ({ line }) => (line.into === 'STOCK' ? line.itemVariantId : null));
  const kept = new Map<LandedShare, Paisa>();
  for (const [itemVariantId, own] of ofVariants) {
    if (itemVariantId === null) continue;
    const boughtQuantity = own.reduce((sum, { line }) => sum + quantityOf(line), 0);
    if (boughtQuantity === 0) continue;
    const onHand = Math.max(0, Math.min(balanceAt(stock, { itemVariantId, outletId }).quantity, boughtQuantity));
    const whole = sumPaisa(own.map(({ share }) => share));
    const parts = spreadByLargestRemainder(
      scalePaisa(whole, onHand, boughtQuantity),
      own.map(({ share }) => share),
    );
    for (const [position, share] of own.entries()) kept.set(share, parts[position] ?? zeroPaisa);
  }
  return shares.map((share) => kept.get(share) ?? zeroPaisa);
}

function quantityOf(line: PurchaseLine): Quantity {
  return line.into === 'STOCK' ? line.quantity : zeroQuantity;
}

function placeOf({ itemVariantId, outletId }: StockMove): Pick<StockMove, 'itemVariantId' | 'outletId'> {
  return { itemVariantId, outletId };
}
