import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeInvoiceTotal, type InvoiceTotal } from './invoice-total.ts';
import { asPaisa, multiplyRate, type Paisa, sumPaisa } from './numbers/money.ts';
import { priceBeforeTax } from './tax.ts';
import { anyInvoice } from './testing/arbitrary-invoice.ts';

describe('whatever is sold', () => {
  test('lines, shipping and VAT add up to the totals to the paisa', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const result = computeInvoiceTotal(input);
        fc.pre(result.ok);
        expect(differencesIn(result.total)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('VAT is the rounded rate of each taxable sum, and a line’s share is within a paisa of its own', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const result = computeInvoiceTotal(input);
        fc.pre(result.ok);
        for (const row of result.total.vatByRate)
          expect(row.vat).toBe(multiplyRate(row.taxable, row.taxRateHundredths));
        for (const { vat, net, taxRateHundredths } of result.total.lines) {
          expect(Math.abs(vat - multiplyRate(net, taxRateHundredths))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('the same document always comes to the same total', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        expect(computeInvoiceTotal(input)).toEqual(computeInvoiceTotal(structuredClone(input)));
      }),
    );
  });

  test('a tax-inclusive price comes back within a paisa once its tax is added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }).map(asPaisa), fc.constantFrom(1300, 500, 0), (price, rate) => {
        const before = priceBeforeTax(price, rate);
        expect(Math.abs(before + multiplyRate(before, rate) - price)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** Every pair of amounts that should be equal and is not. */
function differencesIn(total: InvoiceTotal): string[] {
  const sumOf = (amountOf: (row: InvoiceTotal['lines'][number]) => Paisa): Paisa => sumPaisa(total.lines.map(amountOf));
  const net = total.subTotal - total.documentDiscount + total.shipping;
  const pairs: (readonly [name: string, left: number, right: number])[] = [
    ...total.lines.flatMap((row) => [
      ['line net', row.gross - row.lineDiscount, row.netBeforeDocumentDiscount] as const,
      ['line share', row.netBeforeDocumentDiscount - row.documentDiscountShare, row.net] as const,
      ['line total', row.net + row.vat, row.total] as const,
      ['nothing negative', Math.min(0, row.net, row.vat, row.documentDiscountShare, row.lineDiscount), 0] as const,
    ]),
    ['gross', sumOf((row) => row.gross), total.grossTotal],
    ['line discounts', sumOf((row) => row.lineDiscount), total.lineDiscountTotal],
    ['sub total', sumOf((row) => row.netBeforeDocumentDiscount), total.subTotal],
    ['document discount', sumOf((row) => row.documentDiscountShare), total.documentDiscount],
    ['VAT', sumOf((row) => row.vat) + total.shippingVat, total.vat],
    ['grand total', sumOf((row) => row.total) + total.shipping + total.shippingVat, total.grandTotal],
    ['net by tax code', total.taxableAmount + total.exemptAmount + total.zeroRatedAmount, net],
    ['net and VAT', net + total.vat, total.grandTotal],
    ['taxable by rate', sumPaisa(total.vatByRate.map((row) => row.taxable)), total.taxableAmount],
    ['VAT by rate', sumPaisa(total.vatByRate.map((row) => row.vat)), total.vat],
  ];
  return pairs.filter(([, left, right]) => left !== right).map(([name]) => name);
}
