import { type Paisa, zeroPaisa } from '../numbers/money.ts';
import { amountForQuantity, asQuantity, type Quantity } from '../numbers/quantity.ts';
import { hasAverage, valueAtAverage } from '../stock-cost.ts';
import { type AccountCode, assertBalanced, credit, type JournalLine } from './ledger.ts';
import {
  balanceAt,
  firstDayOf,
  keepBalance,
  openStock,
  type PlaceBalance,
  type PostingError,
  type PostingResult,
  receiveInto,
  type StockContext,
  type StockMove,
  type StockStep,
  takeFrom,
  touchedBalances,
} from './stock-ledger.ts';

export type StockAdjustment = {
  readonly outletId: number;
  readonly lines: readonly {
    readonly itemVariantId: number;
    /** Signed, never zero: above zero comes onto the shelf, below leaves it. */
    readonly quantity: Quantity;
    /** What is on the other side of inventory. */
    readonly account: AccountCode;
  }[];
};

/**
 * Posts what leaves the shelf without being sold, or is found on it: debit the line's account, credit inventory, or the
 * other way round. What leaves costs the average; what is found is worth the average, or the place's `fallbackUnitCost`
 * where nothing is there to tell one. Lines of the same variant are taken one after the other.
 *
 * Error: stockNotEnough at `lines.N.quantity`, with the first day on which it is enough.
 */
export function postStockAdjustment(document: StockAdjustment, context: StockContext): PostingResult {
  const errors: PostingError[] = [];
  const stockMoves: StockMove[] = [];
  const journalLines: JournalLine[] = [];
  const stock = openStock(context.balances);
  for (const [sourceLine, { itemVariantId, quantity, account }] of document.lines.entries()) {
    const balance = balanceAt(stock, { itemVariantId, outletId: document.outletId });
    const leaving = asQuantity(-quantity);
    const { negativeStockAllowed } = context;
    const step =
      quantity > 0
        ? findOn(balance, { quantity, account, sourceLine })
        : takeFrom(balance, { kind: 'ADJUSTMENT', quantity: leaving, account, sourceLine, negativeStockAllowed });
    if (step === null) {
      const possibleFrom = firstDayOf(balance, leaving);
      errors.push({ field: `lines.${sourceLine}.quantity`, code: 'stockNotEnough', possibleFrom });
    } else {
      keepBalance(stock, step.balanceAfter);
      stockMoves.push(...step.moves);
      journalLines.push(...step.journalLines);
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  const balancesAfter = touchedBalances(stock, stockMoves);
  return { ok: true, posting: { journalLines: assertBalanced(journalLines), stockMoves, balancesAfter } };
}

/** What so many found goods are worth at a place. */
export function worthAt(balance: PlaceBalance, quantity: Quantity): Paisa {
  return hasAverage(balance)
    ? valueAtAverage(balance, quantity)
    : amountForQuantity(balance.fallbackUnitCost ?? zeroPaisa, quantity);
}

function findOn(
  balance: PlaceBalance,
  { quantity, account, sourceLine }: { quantity: Quantity; account: AccountCode; sourceLine: number },
): StockStep {
  const value = worthAt(balance, quantity);
  const step = receiveInto(balance, { kind: 'ADJUSTMENT', quantity, value, sourceLine });
  const { itemVariantId, outletId } = balance;
  return { ...step, journalLines: [...step.journalLines, ...credit(account, value, { itemVariantId, outletId })] };
}
