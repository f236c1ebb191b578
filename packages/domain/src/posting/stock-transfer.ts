import { negatePaisa, type Paisa, scalePaisa, subtractPaisa, sumPaisa } from '../numbers/money.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine } from './ledger.ts';
import {
  balanceAt,
  firstDayOf,
  keepBalance,
  openStock,
  type Posting,
  type PostingError,
  receiveInto,
  type StockContext,
  type StockMove,
  takeFrom,
  touchedBalances,
} from './stock-ledger.ts';

/** What one outlet sends to another: quantities in the items' own units, above zero. */
export type StockSent = {
  readonly outletId: number;
  readonly lines: readonly { readonly itemVariantId: number; readonly quantity: Quantity }[];
};

/** `values` is what leaves with each line, in their order: it goes along, and is what the receiver gets. */
export type SentResult =
  | { readonly ok: true; readonly posting: Posting; readonly values: readonly Paisa[] }
  | { readonly ok: false; readonly errors: readonly PostingError[] };

/** What arrives of a line that was sent: nothing, a part or all of it. `value` is what left with the whole of it. */
export type ReceivedLine = {
  readonly itemVariantId: number;
  readonly sent: Quantity;
  readonly received: Quantity;
  readonly value: Paisa;
};

/** What the entry of an arrival is called in the books. */
export const stockReceiptEntry = 'STOCK_TRANSFER_RECEIPT';

export type StockReceived = { readonly outletId: number; readonly lines: readonly ReceivedLine[] };

type Shelves = Pick<StockContext, 'balances'>;

/**
 * Posts what an outlet sends (ledger design, "What posts what"): debit between outlets, credit inventory of the sender,
 * each line at the average of its shelf. What is not there cannot be loaded, also where a business sells beyond stock.
 *
 * Error: stockNotEnough at `lines.N.quantity` where goods lack on that day or a later one.
 */
export function postStockSent({ outletId, lines }: StockSent, { balances }: Shelves): SentResult {
  const stock = openStock(balances);
  const errors: PostingError[] = [];
  const stockMoves: StockMove[] = [];
  const journalLines: JournalLine[] = [];
  for (const [sourceLine, { itemVariantId, quantity }] of lines.entries()) {
    const balance = balanceAt(stock, { itemVariantId, outletId });
    const out = { kind: 'TRANSFER', account: 'BETWEEN_OUTLETS', quantity, sourceLine } as const;
    const step = takeFrom(balance, { ...out, negativeStockAllowed: false });
    if (step === null) {
      const possibleFrom = firstDayOf(balance, quantity);
      errors.push({ field: `lines.${sourceLine}.quantity`, code: 'stockNotEnough', possibleFrom });
    } else {
      keepBalance(stock, step.balanceAfter);
      stockMoves.push(...step.moves);
      journalLines.push(...step.journalLines);
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  const balancesAfter = touchedBalances(stock, stockMoves);
  const posting = { journalLines: assertBalanced(journalLines), stockMoves, balancesAfter };
  return { ok: true, posting, values: stockMoves.map(({ value }) => negatePaisa(value)) };
}

/** What of a line's value arrives with what is received of it; the rest is missing. */
export function receivedValue({ sent, received, value }: Omit<ReceivedLine, 'itemVariantId'>): Paisa {
  return received === sent ? value : scalePaisa(value, received, sent);
}

/**
 * Posts what arrives of a transfer: debit inventory of the receiver, credit between outlets, at what left the sender.
 * What is missing is a loss of the receiver, who says so: debit stock adjustment. Throws RangeError where more arrives
 * than was sent.
 */
export function postStockReceived({ outletId, lines }: StockReceived, { balances }: Shelves): Posting {
  const stock = openStock(balances);
  const stockMoves: StockMove[] = [];
  const journalLines: JournalLine[] = [];
  for (const [sourceLine, line] of lines.entries()) {
    const { itemVariantId, sent, received } = line;
    if (received < 0 || received > sent) throw new RangeError('what arrives is no part of what was sent');
    const place = { itemVariantId, outletId };
    const value = receivedValue(line);
    if (received > 0) {
      const receipt = { kind: 'TRANSFER', quantity: received, value, sourceLine } as const;
      const step = receiveInto(balanceAt(stock, place), receipt);
      keepBalance(stock, step.balanceAfter);
      stockMoves.push(...step.moves);
      journalLines.push(...step.journalLines);
    }
    journalLines.push(...debit('STOCK_ADJUSTMENT', subtractPaisa(line.value, value), place));
    journalLines.push(...credit('BETWEEN_OUTLETS', line.value, place));
  }
  const balancesAfter = touchedBalances(stock, stockMoves);
  return { journalLines: assertBalanced(journalLines), stockMoves, balancesAfter };
}

/** What of the value that left did not arrive. */
export function missingValue(lines: readonly ReceivedLine[]): Paisa {
  return sumPaisa(lines.map((line) => subtractPaisa(line.value, receivedValue(line))));
}
