import type { NoteTotal } from '../goods/note-total.ts';
import { addPaisa, type Paisa } from '../numbers/money.ts';
import { addQuantity, zeroQuantity } from '../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine } from './ledger.ts';
import {
  balanceAt,
  keepBalance,
  openStock,
  type PlaceBalance,
  type Posting,
  receiveInto,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

export type CreditNoteDocument = {
  readonly outletId: number;
  readonly customerId: number;
  readonly total: NoteTotal;
  /** One for each line of `total`: what was sold, null for a service, and whether it goes back onto the shelf. */
  readonly lines: readonly { readonly itemVariantId: number | null; readonly isRestocked: boolean }[];
  /** What of the total is set against the invoice; the rest is the customer's advance. */
  readonly onInvoice: Paisa;
  readonly inAdvance: Paisa;
};

/**
 * Posts a credit note (ledger design, "What posts what"): debit sales returns line by line, shipping income and output
 * VAT by rate, as they were credited by the invoice; credit the customer's receivable with what is set against the
 * invoice and their advances with the rest. Goods that come back go onto the shelf at the cost they left it at.
 * Throws RangeError when lines and total, or the total and where it goes, do not belong together.
 */
export function postCreditNote(
  document: CreditNoteDocument,
  context: { readonly balances: readonly PlaceBalance[] },
): Posting {
  const { outletId, total, lines, onInvoice, inAdvance } = document;
  if (lines.length !== total.lines.length || addPaisa(onInvoice, inAdvance) !== total.grandTotal)
    throw new RangeError('lines and total do not match');
  const stockMoves: StockMove[] = [];
  const costLines: JournalLine[] = [];
  const stock = openStock(context.balances);
  for (const [sourceLine, line] of total.lines.entries()) {
    const { itemVariantId, isRestocked } = lines[sourceLine] ?? { itemVariantId: null, isRestocked: false };
    const { cost, free = zeroQuantity } = line;
    const quantity = addQuantity(line.quantity, free);
    if (itemVariantId === null || !isRestocked || quantity === 0) continue;
    const place = { itemVariantId, outletId };
    const step = receiveInto(balanceAt(stock, place), { kind: 'RETURN', quantity, value: cost, sourceLine });
    keepBalance(stock, step.balanceAfter);
    stockMoves.push(...step.moves);
    costLines.push(...step.journalLines, ...credit('COST_OF_GOODS_SOLD', cost, place));
  }
  const journalLines = assertBalanced([...returnLines(document), ...costLines]);
  return { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) };
}

function returnLines({ outletId, customerId, total, lines, onInvoice, inAdvance }: CreditNoteDocument): JournalLine[] {
  const ofCustomer = { outletId, partyId: customerId };
  const { taxCode, taxRateHundredths } = total.shipping;
  return [
    ...total.lines.flatMap((line, position) => {
      const itemVariantId = lines[position]?.itemVariantId ?? null;
      const item = itemVariantId === null ? {} : { itemVariantId };
      const tax = { taxCode: line.taxCode, taxRateHundredths: line.taxRateHundredths };
      return debit('SALES_RETURNS', line.net, { outletId, ...tax, ...item });
    }),
    ...debit('SHIPPING_INCOME', total.shipping.net, { outletId, taxCode, taxRateHundredths }),
    ...debit('ROUNDING', total.rounding, { outletId }),
    ...total.vatByRate.flatMap(({ vat, taxRateHundredths: rate }) =>
      debit('OUTPUT_VAT', vat, { outletId, taxCode: 'TAXABLE', taxRateHundredths: rate }),
    ),
    ...credit('RECEIVABLE', onInvoice, ofCustomer),
    ...credit('CUSTOMER_ADVANCES', inAdvance, ofCustomer),
  ];
}
