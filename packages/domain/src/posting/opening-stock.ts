import { type Paisa, sumPaisa } from '../numbers/money.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, type JournalLine } from './ledger.ts';
import {
  balanceAt,
  keepBalance,
  openStock,
  type PostingError,
  type PostingResult,
  receiveInto,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

export type OpeningStockDocument = {
  readonly outletId: number;
  /** `value` is what the whole quantity of the line cost. */
  readonly lines: readonly { readonly itemVariantId: number; readonly quantity: Quantity; readonly value: Paisa }[];
};

/**
 * Posts the stock that a business begins with: debit inventory, credit capital, each line into stock at its value.
 * Errors: quantityMustBePositive at `lines.N.quantity`, valueCannotBeNegative at `lines.N.value`.
 */
export function postOpeningStock(
  document: OpeningStockDocument,
  context: Pick<StockContext, 'balances'>,
): PostingResult {
  const errors = document.lines.flatMap((line, position): PostingError[] => [
    ...(line.quantity > 0 ? [] : [{ field: `lines.${position}.quantity`, code: 'quantityMustBePositive' } as const]),
    ...(line.value >= 0 ? [] : [{ field: `lines.${position}.value`, code: 'valueCannotBeNegative' } as const]),
  ]);
  if (errors.length > 0) return { ok: false, errors };

  const stockMoves: StockMove[] = [];
  const inventoryLines: JournalLine[] = [];
  const stock = openStock(context.balances);
  for (const [sourceLine, { itemVariantId, quantity, value }] of document.lines.entries()) {
    const balance = balanceAt(stock, { itemVariantId, outletId: document.outletId });
    const step = receiveInto(balance, { kind: 'OPENING', quantity, value, sourceLine });
    keepBalance(stock, step.balanceAfter);
    stockMoves.push(...step.moves);
    inventoryLines.push(...step.journalLines);
  }
  const capital = sumPaisa(document.lines.map((line) => line.value));
  const journalLines = assertBalanced([
    ...inventoryLines,
    ...credit('CAPITAL', capital, { outletId: document.outletId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) } };
}
