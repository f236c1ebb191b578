import type { InvoiceTotal } from '../invoice-total.ts';
import { addPaisa, type Paisa, spreadByLargestRemainder, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine, type JournalLineSubject } from './ledger.ts';
import {
  balanceAt,
  keepBalance,
  openStock,
  type Posting,
  receiveInto,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

/**
 * Where what is bought on a line goes: onto the shelf, with its quantity in the item's own unit; among the goods that
 * the business keeps for its own work (capital goods, as the register of purchases has them); or it is spent, under an
 * expense category.
 */
export type PurchaseLine =
  | { readonly into: 'STOCK'; readonly itemVariantId: number; readonly quantity: Quantity }
  | { readonly into: 'CAPITAL' }
  | { readonly into: 'SPENDING'; readonly categoryId: number };

export type PurchaseDocument = {
  readonly outletId: number;
  readonly vendorId: number;
  readonly total: InvoiceTotal;
  /** Whether the VAT on the bill can be set off: by a business registered for VAT. Else it is a part of the cost. */
  readonly isVatSetOff: boolean;
  /** One for each line of `total`, in its order. */
  readonly lines: readonly PurchaseLine[];
};

/**
 * What each line of a bill costs the business, in their order: its net amount after all discounts, its share of the
 * bill's freight by net amount, and VAT that cannot be set off. Together with the VAT that can be, and with what the
 * bill was rounded by, they add up to its total.
 */
export function purchaseCosts({ total, isVatSetOff }: Pick<PurchaseDocument, 'total' | 'isVatSetOff'>): Paisa[] {
  const nets = total.lines.map(({ net }) => net);
  const freight = isVatSetOff ? total.shipping : addPaisa(total.shipping, total.shippingVat);
  const shares = spreadByLargestRemainder(freight, nets);
  return total.lines.map(({ net, vat }, position) =>
    sumPaisa([net, shares[position] ?? zeroPaisa, isVatSetOff ? zeroPaisa : vat]),
  );
}

/**
 * Posts a purchase bill (ledger design, "What posts what"): debit inventory, fixed assets or an expense category with
 * what each line costs, input VAT by rate where it is set off, and what the bill was rounded by; credit the vendor's
 * payable. Goods come into stock at what they cost. Throws RangeError when lines and total do not belong together.
 */
export function postPurchase(document: PurchaseDocument, { balances }: Pick<StockContext, 'balances'>): Posting {
  const { outletId, total, lines } = document;
  if (lines.length !== total.lines.length) throw new RangeError('lines and total do not match');
  const stock = openStock(balances);
  const stockMoves: StockMove[] = [];
  const costLines: JournalLine[] = [];
  for (const [sourceLine, value] of purchaseCosts(document).entries()) {
    const line = lines[sourceLine];
    if (line === undefined) continue;
    if (line.into === 'STOCK') {
      const balance = balanceAt(stock, { itemVariantId: line.itemVariantId, outletId });
      const step = receiveInto(balance, { kind: 'RECEIPT', quantity: line.quantity, value, sourceLine });
      keepBalance(stock, step.balanceAfter);
      stockMoves.push(...step.moves);
      costLines.push(...step.journalLines);
    } else if (line.into === 'CAPITAL') costLines.push(...debit('FIXED_ASSETS', value, { outletId }));
    else costLines.push(...debit('EXPENSES', value, { outletId, categoryId: line.categoryId }));
  }
  const journalLines = assertBalanced([...costLines, ...billLines(document)]);
  return { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) };
}

/** What of the bill is no cost: VAT that is set off, rounding, and what is owed for all of it. */
function billLines({ outletId, vendorId, total, isVatSetOff }: PurchaseDocument): JournalLine[] {
  const subject: JournalLineSubject = { outletId };
  return [
    ...(isVatSetOff ? total.vatByRate : []).flatMap(({ vat, taxRateHundredths }) =>
      debit('INPUT_VAT', vat, { ...subject, taxCode: 'TAXABLE', taxRateHundredths }),
    ),
    ...debit('ROUNDING', total.rounding, subject),
    ...credit('PAYABLE', total.grandTotal, { ...subject, partyId: vendorId }),
  ];
}
