import type { InvoiceInput } from '../invoice-input.ts';
import { computeInvoiceTotal, type InvoiceTotal } from '../invoice-total.ts';
import { asPaisa } from '../numbers/money.ts';
import type { SalesInvoiceDocument } from '../posting/sales-invoice.ts';
import type { Posting, PostingResult } from '../posting/stock-ledger.ts';
import { asQuantity } from '../numbers/quantity.ts';

export type SoldLine = { readonly itemVariantId: number | null; readonly units: number; readonly rupees: number };

/** A sales invoice of outlet 1 to customer 7; whole units and whole rupees, VAT 13 % on top. */
export function salesInvoiceOf(
  lines: readonly SoldLine[],
  changes: Partial<Pick<InvoiceInput, 'rules' | 'shipping' | 'discountType' | 'discountValue'>> = {},
): SalesInvoiceDocument {
  const total = totalOf({
    rules: { vatRegistered: true, allowsFreeLines: true, roundsToRupee: false },
    discountType: '1',
    discountValue: 0,
    shipping: asPaisa(0),
    lines: lines.map(({ units, rupees }) => ({
      quantity: asQuantity(units * 10_000),
      rate: asPaisa(rupees * 100),
      discountType: '1',
      discountValue: 0,
      taxCode: 'TAXABLE',
      taxRateHundredths: 1300,
      vatIncluded: false,
    })),
    ...changes,
  });
  return { outletId: 1, customerId: 7, total, lines };
}

/** What a document posts. Throws when it is refused. */
export function postingOf(result: PostingResult): Posting {
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.posting;
}

/** Why a document is refused, as `field: code`; empty when it is not. */
export function refusalsOf(result: PostingResult): string[] {
  return result.ok ? [] : result.errors.map(({ field, code }) => `${field}: ${code}`);
}

function totalOf(input: InvoiceInput): InvoiceTotal {
  const result = computeInvoiceTotal(input);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.total;
}
