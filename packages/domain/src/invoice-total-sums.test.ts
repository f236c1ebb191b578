import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InvoiceInput } from './invoice-input.ts';
import { computeInvoiceTotal, type InvoiceTotal } from './invoice-total.ts';
import { asPaisa, multiplyRate, type Paisa, scalePaisa, sumPaisa, zeroPaisa } from './numbers/money.ts';
import { amountForQuantity, asQuantity } from './numbers/quantity.ts';
import { priceBeforeTax } from './tax.ts';
import { anyInvoice } from './testing/arbitrary-invoice.ts';

const seller = { vatRegistered: true, allowsFreeLines: true, roundsToRupee: false };

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

  test('a rounded total is whole rupees, half a rupee from what is charged at most; one that is not rounded has no rounding', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const result = computeInvoiceTotal(input);
        fc.pre(result.ok);
        const { rounding, grandTotal } = result.total;
        const isRounded = input.rules.roundsToRupee && grandTotal >= 50;
        expect(isRounded ? grandTotal % 100 : rounding).toBe(0);
        expect(rounding).toBeGreaterThan(-50);
        expect(rounding).toBeLessThanOrEqual(50);
      }),
      { numRuns: 1000 },
    );
  });

  test('VAT is the rate of each taxable sum and of each line, but for the paisa of rounding', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const result = computeInvoiceTotal(input);
        fc.pre(result.ok);
        const tags = input.lines.filter((line) => line.vatIncluded).length;
        for (const row of result.total.vatByRate) {
          // What is inside prices is rounded line by line; VAT on top of prices once.
          const apart = Math.abs(row.vat - multiplyRate(row.taxable, row.taxRateHundredths));
          expect(apart).toBeLessThanOrEqual(tags === 0 ? 0 : tags + 1);
        }
        for (const { vat, net, taxRateHundredths } of result.total.lines) {
          expect(Math.abs(vat - multiplyRate(net, taxRateHundredths))).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('what is charged for prices that include VAT is what is paid, less the document’s discount, rounded once', () => {
    const tagged = anyInvoice.map((input) => ({
      ...input,
      rules: seller,
      shipping: zeroPaisa,
      discountType: '1' as const,
      discountValue: Math.min(input.discountValue, 10_000),
      lines: input.lines.map((line) => ({
        ...line,
        vatIncluded: true,
        taxCode: 'TAXABLE' as const,
        taxRateHundredths: 1300,
      })),
    }));
    fc.assert(
      fc.property(tagged, (input) => {
        const result = computeInvoiceTotal(input);
        fc.pre(result.ok);
        const charged = sumPaisa(
          input.lines.map((line) => {
            const asked = amountForQuantity(line.rate, line.quantity);
            return asPaisa(
              asked - (line.discountType === '1' ? multiplyRate(asked, line.discountValue) : line.discountValue),
            );
          }),
        );
        // Below a rupee the nets, rounded line by line, may weigh more than the whole.
        fc.pre(charged > 1000);
        expect(result.total.grandTotal).toBe(scalePaisa(charged, 10_000 - input.discountValue, 10_000));
      }),
      { numRuns: 1000 },
    );
  });

  test('every whole price from 1 to 1,000 times every quantity from 1 to 100 is the tag', () => {
    const missed: string[] = [];
    for (let rupees = 1; rupees <= 1000; rupees += 1) {
      for (let units = 1; units <= 100; units += 1) {
        const result = computeInvoiceTotal(tagOf(units, rupees));
        if (!result.ok || result.total.grandTotal !== units * rupees * 100) missed.push(`${units} × ${rupees}`);
      }
    }
    expect(missed).toEqual([]);
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

function tagOf(units: number, rupees: number): InvoiceInput {
  const line = {
    quantity: asQuantity(units * 10_000),
    rate: asPaisa(rupees * 100),
    discountType: '1' as const,
    discountValue: 0,
    taxCode: 'TAXABLE' as const,
    taxRateHundredths: 1300,
    vatIncluded: true,
  };
  return { rules: seller, lines: [line], discountType: '1', discountValue: 0, shipping: zeroPaisa };
}

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
    ['grand total', sumOf((row) => row.total) + total.shipping + total.shippingVat + total.rounding, total.grandTotal],
    ['net by tax code', total.taxableAmount + total.exemptAmount + total.zeroRatedAmount, net],
    ['net, VAT and rounding', net + total.vat + total.rounding, total.grandTotal],
    ['taxable by rate', sumPaisa(total.vatByRate.map((row) => row.taxable)), total.taxableAmount],
    ['VAT by rate', sumPaisa(total.vatByRate.map((row) => row.vat)), total.vat],
  ];
  return pairs.filter(([, left, right]) => left !== right).map(([name]) => name);
}
