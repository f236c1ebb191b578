import type { InvoiceTotal } from '../invoice-total.ts';
import { assertBalanced, credit, debit, type JournalLine } from './ledger.ts';
import {
  balanceAt,
  firstDayOf,
  keepBalance,
  mayLackAt,
  openStock,
  type PostingError,
  type PostingResult,
  sellFrom,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

export type SalesInvoiceDocument = {
  readonly outletId: number;
  readonly customerId: number;
  readonly total: InvoiceTotal;
  /** One for each line of `total`, in its order: what was sold, null for a service. */
  readonly lines: readonly { readonly itemVariantId: number | null }[];
};

/**
 * Posts a final sales invoice (ledger design, "What posts what"): debit receivable gross; credit sales net of
 * discount, line by line, shipping, what it was rounded by, and output VAT by rate; and in the same entry each item out at cost. Lines of the
 * same variant are taken one after the other. Services move no stock.
 *
 * Error: stockNotEnough at `lines.N.quantity`, with the first day on which it is enough; costUnknown there where more may
 * be sold than there is, but nothing tells what it costs. Throws RangeError when lines and total do not belong together.
 */
export function postSalesInvoice(document: SalesInvoiceDocument, context: StockContext): PostingResult {
  if (document.lines.length !== document.total.lines.length) throw new RangeError('lines and total do not match');
  const errors: PostingError[] = [];
  const stockMoves: StockMove[] = [];
  const costLines: JournalLine[] = [];
  const stock = openStock(context.balances);
  for (const [sourceLine, { quantity }] of document.total.lines.entries()) {
    const itemVariantId = document.lines[sourceLine]?.itemVariantId ?? null;
    if (itemVariantId === null) continue;
    const balance = balanceAt(stock, { itemVariantId, outletId: document.outletId });
    const step = sellFrom(balance, { quantity, sourceLine, negativeStockAllowed: context.negativeStockAllowed });
    if (step === null) {
      const field = `lines.${sourceLine}.quantity`;
      if (mayLackAt(balance, context.negativeStockAllowed)) errors.push({ field, code: 'costUnknown' });
      else errors.push({ field, code: 'stockNotEnough', possibleFrom: firstDayOf(balance, quantity) });
    } else {
      keepBalance(stock, step.balanceAfter);
      stockMoves.push(...step.moves);
      costLines.push(...step.journalLines);
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  const journalLines = assertBalanced([...saleLines(document), ...costLines]);
  return { ok: true, posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) } };
}

function saleLines(document: SalesInvoiceDocument): JournalLine[] {
  const { outletId, total } = document;
  return [
    ...debit('RECEIVABLE', total.grandTotal, { outletId, partyId: document.customerId }),
    ...total.lines.flatMap((line, position) => {
      const itemVariantId = document.lines[position]?.itemVariantId ?? null;
      const item = itemVariantId === null ? {} : { itemVariantId };
      const { taxCode, taxRateHundredths } = line;
      return credit('SALES', line.net, { outletId, taxCode, taxRateHundredths, ...item });
    }),
    ...credit('SHIPPING_INCOME', total.shipping, {
      outletId,
      taxCode: total.shippingTaxCode,
      taxRateHundredths: total.shippingTaxRateHundredths,
    }),
    ...credit('ROUNDING', total.rounding, { outletId }),
    ...total.vatByRate.flatMap(({ vat, taxRateHundredths }) =>
      credit('OUTPUT_VAT', vat, { outletId, taxCode: 'TAXABLE', taxRateHundredths }),
    ),
  ];
}
