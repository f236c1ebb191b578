import type { NoteTotal } from '../goods/note-total.ts';
import { addPaisa, negatePaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import { asQuantity, zeroQuantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine } from './ledger.ts';
import { type LandedShare, sharesOnHand } from './landed-cost.ts';
import type { PurchaseLine } from './purchase-invoice.ts';
import { correctUnsound } from './costs/sound-stock.ts';
import {
  balanceAt,
  firstDayOf,
  freeQuantity,
  keepBalance,
  openStock,
  type PlaceBalance,
  type PostingError,
  type PostingResult,
  type RunningStock,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

/** A line of the purchase of which something is taken back. */
export type DebitedLine = {
  /**
   * Where the purchase put it. Of goods on the shelf with how many of the item's own unit go back; of a price with how
   * many of them were not given back before: as many at most are on the shelf of this purchase.
   */
  readonly line: PurchaseLine;
  /** What is taken off what the line costs the business. */
  readonly cost: Paisa;
  /** What it cost to bring what goes back home: it leaves the shelf as well, and nobody gives it back. */
  readonly landed: Paisa;
};

export type DebitNoteDocument = {
  readonly outletId: number;
  readonly vendorId: number;
  readonly total: NoteTotal;
  readonly isByQuantity: boolean;
  /** Whether the VAT of the purchase was set off; else it was a part of the cost. */
  readonly isVatSetOff: boolean;
  /** One for each line of `total`, in its order. */
  readonly lines: readonly DebitedLine[];
  /** What of the total is set against the purchase; the rest is an advance with the vendor. */
  readonly onBill: Paisa;
  readonly inAdvance: Paisa;
};

/**
 * Posts a debit note, the mirror of the purchase (ledger design, "What posts what"): debit the vendor's payable with what
 * is set against the bill and the advances with the rest; credit inventory, fixed assets or the expense category with
 * what the lines cost, input VAT by rate where it was set off, and rounding. Goods leave the shelf at the original line's
 * cost and with what it cost to bring them home, which is a cost of the return. A price goes down for what is on hand;
 * the part of what is gone is a gain. What of the freight is not given back, or more than goes back with the goods, is
 * the difference of both: all three go to COST_ADJUSTMENT.
 *
 * Error: stockNotEnough at `lines.N.quantity` for goods that are not on the shelf, on that day or a later one.
 * Throws RangeError when lines and total, or the total and where it goes, do not belong together.
 */
export function postDebitNote(
  document: DebitNoteDocument,
  { balances }: Pick<StockContext, 'balances'>,
): PostingResult {
  const { total, lines, onBill, inAdvance } = document;
  if (lines.length !== total.lines.length || addPaisa(onBill, inAdvance) !== total.grandTotal)
    throw new RangeError('lines and total do not match');
  const stock = openStock(balances);
  const errors: PostingError[] = [];
  const moves: StockMove[] = [];
  const costLines: JournalLine[] = [];
  const kept = document.isByQuantity ? [] : sharesOnHand(sharesOf(document), document.outletId, balances);
  for (const [sourceLine, debited] of lines.entries()) {
    const { line, cost } = debited;
    costLines.push(...creditOf(document, debited, kept[sourceLine] ?? zeroPaisa));
    if (line.into !== 'STOCK') continue;
    const balance = balanceAt(stock, { itemVariantId: line.itemVariantId, outletId: document.outletId });
    if (document.isByQuantity && line.quantity > freeQuantity(balance))
      errors.push({
        field: `lines.${sourceLine}.quantity`,
        code: 'stockNotEnough',
        possibleFrom: firstDayOf(balance, line.quantity),
      });
    const move = document.isByQuantity
      ? { quantity: asQuantity(-line.quantity), value: negatePaisa(addPaisa(cost, debited.landed)) }
      : { quantity: zeroQuantity, value: negatePaisa(kept[sourceLine] ?? zeroPaisa) };
    moves.push(...take(stock, balance, { ...move, sourceLine }));
  }
  if (errors.length > 0) return { ok: false, errors };
  const corrections = correctUnsound(balances, stock, moves);
  const stockMoves = [...moves, ...corrections.moves];
  const journalLines = assertBalanced([...noteLines(document), ...costLines, ...corrections.journalLines]);
  return { ok: true, posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) } };
}

/** What the lines take off the price of goods, for how much of that is on hand. */
function sharesOf({ lines }: DebitNoteDocument): LandedShare[] {
  return lines.map(({ line, cost }, sourceLine) => ({ line, share: cost, sourceLine }));
}

/** A move out of the shelf, or off its value; what moves neither is none. */
function take(
  stock: RunningStock,
  balance: PlaceBalance,
  { quantity, value, sourceLine }: Pick<StockMove, 'quantity' | 'value' | 'sourceLine'>,
): StockMove[] {
  if (quantity === 0 && value === 0) return [];
  const after = asQuantity(balance.quantity + quantity);
  keepBalance(stock, { ...balance, quantity: after, value: addPaisa(balance.value, value) });
  const { itemVariantId, outletId } = balance;
  return [{ itemVariantId, outletId, kind: 'RETURN', quantity, value, sourceLine }];
}

/** What a line takes off the account that the purchase debited. */
function creditOf(
  { outletId, isByQuantity }: DebitNoteDocument,
  { line, cost, landed }: DebitedLine,
  onHand: Paisa,
): JournalLine[] {
  if (line.into === 'CAPITAL') return credit('FIXED_ASSETS', cost, { outletId });
  if (line.into === 'SPENDING') return credit('EXPENSES', cost, { outletId, categoryId: line.categoryId });
  const place = { itemVariantId: line.itemVariantId, outletId };
  const [left, beside] = isByQuantity
    ? [addPaisa(cost, landed), negatePaisa(landed)]
    : [onHand, subtractPaisa(cost, onHand)];
  return [...credit('INVENTORY', left, place), ...credit('COST_ADJUSTMENT', beside, place)];
}

/** Where the total goes, and what of it is no cost of a line. */
function noteLines({ outletId, vendorId, total, isVatSetOff, lines, onBill, inAdvance }: DebitNoteDocument) {
  const ofVendor = { outletId, partyId: vendorId };
  const vat = isVatSetOff ? total.vat : zeroPaisa;
  const given = subtractPaisa(total.grandTotal, addPaisa(vat, total.rounding));
  const taken = sumPaisa(lines.map(({ cost }) => cost));
  return [
    ...debit('PAYABLE', onBill, ofVendor),
    ...debit('VENDOR_ADVANCES', inAdvance, ofVendor),
    ...(isVatSetOff ? total.vatByRate : []).flatMap(({ vat: ofRate, taxRateHundredths }) =>
      credit('INPUT_VAT', ofRate, { outletId, taxCode: 'TAXABLE', taxRateHundredths }),
    ),
    ...credit('ROUNDING', total.rounding, { outletId }),
    ...credit('COST_ADJUSTMENT', subtractPaisa(given, taken), { outletId }),
  ];
}
