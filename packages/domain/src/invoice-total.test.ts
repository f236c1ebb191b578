import { describe, expect, test } from 'vitest';
import type { InvoiceInput, InvoiceLineInput } from './invoice-input.ts';
import { computeInvoiceTotal, type InvoiceTotal } from './invoice-total.ts';
import { asPaisa } from './numbers/money.ts';
import { asQuantity } from './numbers/quantity.ts';
import { priceBeforeTax } from './tax.ts';

const rules = { vatRegistered: true, allowsFreeLines: false, roundsToRupee: false };

/** A line of `quantity` units at `rupees` each, taxable at 13 %. */
function line(quantity: number, rupees: number, changes: Partial<InvoiceLineInput> = {}): InvoiceLineInput {
  return {
    quantity: asQuantity(quantity * 10_000),
    rate: asPaisa(rupees * 100),
    discountType: '1',
    discountValue: 0,
    taxCode: 'TAXABLE',
    taxRateHundredths: 1300,
    vatIncluded: false,
    ...changes,
  };
}

function invoice(lines: readonly InvoiceLineInput[], changes: Partial<InvoiceInput> = {}): InvoiceInput {
  return { rules, lines, discountType: '1', discountValue: 0, shipping: asPaisa(0), ...changes };
}

function totalOf(input: InvoiceInput): InvoiceTotal {
  const result = computeInvoiceTotal(input);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.total;
}

function errorsOf(input: InvoiceInput): string[] {
  const result = computeInvoiceTotal(input);
  return result.ok ? [] : result.errors.map(({ field, code }) => `${field}: ${code}`);
}

describe('a tax invoice', () => {
  test('VAT of 13 % is added to the price', () => {
    expect(totalOf(invoice([line(2, 100)]))).toMatchObject({
      subTotal: 20000,
      taxableAmount: 20000,
      vat: 2600,
      grandTotal: 22600,
      vatByRate: [{ taxRateHundredths: 1300, taxable: 20000, vat: 2600 }],
    });
  });

  test('a price shown without its VAT is divided by 1.13 and rounded to two decimals', () => {
    expect(priceBeforeTax(asPaisa(11300), 1300)).toBe(10000);
    expect(priceBeforeTax(asPaisa(10000), 1300)).toBe(8850);
  });

  test('discounts come off before VAT, the line’s own first', () => {
    const lines = [line(1, 1000, { discountValue: 1000 }), line(1, 100, { discountType: '2', discountValue: 1000 })];
    expect(totalOf(invoice(lines, { discountType: '2', discountValue: 9900 }))).toMatchObject({
      grossTotal: 110000,
      lineDiscountTotal: 11000,
      subTotal: 99000,
      documentDiscount: 9900,
      taxableAmount: 89100,
      vat: 11583,
      grandTotal: 100683,
      lines: [
        { gross: 100000, lineDiscount: 10000, documentDiscountShare: 9000, net: 81000, vat: 10530, total: 91530 },
        { gross: 10000, lineDiscount: 1000, documentDiscountShare: 900, net: 8100, vat: 1053, total: 9153 },
      ],
    });
  });

  test('VAT is rounded once for the document, not line by line', () => {
    const total = totalOf(invoice([line(1, 0.5), line(1, 0.5), line(1, 0.5)]));
    expect(total.vat).toBe(20);
    expect(total.lines.map(({ vat }) => vat)).toEqual([7, 7, 6]);
  });

  test('exempt and zero-rated lines carry no VAT and are told apart', () => {
    const lines = [line(1, 100), line(1, 200, { taxCode: 'EXEMPT' }), line(1, 400, { taxCode: 'ZERO_RATED' })];
    expect(totalOf(invoice(lines))).toMatchObject({
      taxableAmount: 10000,
      exemptAmount: 20000,
      zeroRatedAmount: 40000,
      vat: 1300,
      grandTotal: 71300,
    });
  });
});

describe('a price that includes VAT', () => {
  const tagged = { vatIncluded: true };

  test.each([
    [1, 100, 10000],
    [30, 20, 60000],
    [10, 100, 100000],
    [1000, 1, 100000],
    [10_000, 0.5, 500000],
    [0.333, 999, 33267],
  ])('%d × %d comes out at that price', (quantity, rupees, grandTotal) => {
    const total = totalOf(invoice([line(quantity, rupees, tagged)]));
    expect(total.grandTotal).toBe(grandTotal);
    expect(total.lines[0]?.total).toBe(grandTotal);
    expect(total.taxableAmount).toBe(priceBeforeTax(asPaisa(grandTotal), 1300));
  });

  test('so do many of them, at any rate', () => {
    const prices = [7999, 12999, 4495, 15750, 899, 6251, 3500];
    const lines = prices.map((price) => line(1, price, { ...tagged, taxRateHundredths: 1600 }));
    const total = totalOf(invoice(lines));
    expect(total.grandTotal).toBe(5189300);
    expect(total.lines.map((row) => row.total)).toEqual(prices.map((price) => price * 100));
  });

  test('a discount in rupees on the line includes VAT too', () => {
    const total = totalOf(invoice([line(3, 100, { ...tagged, discountType: '2', discountValue: 5000 })]));
    expect(total.lines[0]).toMatchObject({ gross: 26549, lineDiscount: 4425, net: 22124, vat: 2876, total: 25000 });
    expect(totalOf(invoice([line(1, 999, { ...tagged, discountValue: 1000 })])).grandTotal).toBe(89910);
    expect(errorsOf(invoice([line(1, 100, { ...tagged, discountType: '2', discountValue: 10001 })]))).toEqual([
      'lines.0.discount: discountAboveLine',
    ]);
    expect(totalOf(invoice([line(1, 100, { ...tagged, discountType: '2', discountValue: 10000 })])).grandTotal).toBe(0);
  });

  test('a tenth off the bill is a tenth off every tag', () => {
    const lines = [line(1, 10_000, tagged), line(7, 333.33, { ...tagged, taxRateHundredths: 500 })];
    expect(totalOf(invoice(lines.slice(0, 1), { discountValue: 1000 })).grandTotal).toBe(900000);
    const total = totalOf(invoice(lines, { discountValue: 1000 }));
    expect(total.grandTotal).toBe(900000 + 209998);
    expect(total.lines.map((row) => row.total)).toEqual([900000, 209998]);
  });

  test('stands beside a price without VAT, under one rate', () => {
    expect(totalOf(invoice([line(10, 100, tagged), line(1, 100)]))).toMatchObject({
      subTotal: 98496,
      vatByRate: [{ taxRateHundredths: 1300, taxable: 98496, vat: 12804 }],
      grandTotal: 111300,
      lines: [{ total: 100000 }, { total: 11300 }],
    });
  });

  test('has none inside when the line is exempt', () => {
    expect(totalOf(invoice([line(1, 113, { ...tagged, taxCode: 'EXEMPT' })])).grandTotal).toBe(11300);
  });
});

describe('shipping', () => {
  const shipping = asPaisa(10000);

  test('carries VAT at the highest rate of the taxable lines', () => {
    const lines = [line(1, 100, { taxRateHundredths: 500 }), line(1, 100), line(1, 100, { taxCode: 'EXEMPT' })];
    expect(totalOf(invoice(lines, { shipping }))).toMatchObject({
      shippingTaxCode: 'TAXABLE',
      shippingVat: 1300,
      taxableAmount: 30000,
      vat: 3100,
      grandTotal: 43100,
    });
  });

  test('carries none when no line does', () => {
    const exempt = line(1, 100, { taxCode: 'EXEMPT' });
    expect(totalOf(invoice([exempt], { shipping }))).toMatchObject({ exemptAmount: 20000, vat: 0, grandTotal: 20000 });
    const exported = line(1, 100, { taxCode: 'ZERO_RATED' });
    expect(totalOf(invoice([exempt, exported], { shipping }))).toMatchObject({
      shippingTaxCode: 'ZERO_RATED',
      exemptAmount: 10000,
      zeroRatedAmount: 20000,
    });
  });
});

test('a seller without VAT registration charges none, whatever the lines say', () => {
  const input = invoice([line(1, 113, { vatIncluded: true })], {
    rules: { ...rules, vatRegistered: false },
    shipping: asPaisa(100),
  });
  expect(totalOf(input)).toMatchObject({ taxableAmount: 0, vat: 0, vatByRate: [], grandTotal: 11400 });
});

describe('a line that is given away', () => {
  const generous = { rules: { ...rules, allowsFreeLines: true } };
  const free = line(1, 0);

  test('comes to nothing, bears nothing of the discount and changes nothing of the rest', () => {
    const discount = { discountType: '2' as const, discountValue: 1001, shipping: asPaisa(333) };
    const paid = [line(10, 99.99), line(3, 33.33, { vatIncluded: true })];
    const without = totalOf(invoice(paid, discount));
    const total = totalOf(invoice([free, ...paid, line(2, 0, { vatIncluded: true })], { ...discount, ...generous }));
    const given = { gross: 0, lineDiscount: 0, documentDiscountShare: 0, net: 0, vat: 0, total: 0 };
    expect(total).toEqual({
      ...without,
      lines: [expect.objectContaining(given), ...without.lines, expect.objectContaining(given)],
    });
  });

  test.each(['TAXABLE', 'ZERO_RATED', 'EXEMPT'] as const)(
    'of %s goods leaves the tax of the shipping alone',
    (taxCode) => {
      const shipping = { shipping: asPaisa(10000), ...generous };
      for (const paid of ['TAXABLE', 'ZERO_RATED', 'EXEMPT'] as const) {
        const without = totalOf(invoice([line(1, 1000, { taxCode: paid })], shipping));
        const total = totalOf(invoice([line(1, 1000, { taxCode: paid }), line(1, 0, { taxCode })], shipping));
        expect({ ...total, lines: total.lines.slice(0, 1) }).toEqual(without);
      }
    },
  );

  test('has no discount of its own', () => {
    const less = line(1, 0, { discountType: '2', discountValue: 1 });
    expect(errorsOf(invoice([line(1, 100), less], generous))).toEqual(['lines.1.discount: discountAboveLine']);
  });

  test('is refused where the business gives nothing away', () => {
    expect(errorsOf(invoice([line(1, 100), free]))).toEqual(['lines.1.rate: rateMustBePositive']);
    expect(errorsOf(invoice([line(1, -1)], generous))).toEqual(['lines.0.rate: rateMustBePositive']);
  });
});

describe('a business that rounds to the rupee', () => {
  const rounding = { rules: { ...rules, roundsToRupee: true } };
  const totalRounded = (rupees: number) => {
    const total = totalOf(invoice([line(1, rupees, { taxCode: 'EXEMPT' })], rounding));
    return [total.rounding, total.grandTotal];
  };

  test('takes off less than half a rupee, and adds what lacks from half a rupee on', () => {
    expect(totalRounded(100)).toEqual([0, 10000]);
    expect(totalRounded(100.01)).toEqual([-1, 10000]);
    expect(totalRounded(100.49)).toEqual([-49, 10000]);
    expect(totalRounded(100.5)).toEqual([50, 10100]);
    expect(totalRounded(100.99)).toEqual([1, 10100]);
  });

  test('leaves a total of less than half a rupee, of which nothing would be left', () => {
    expect(totalRounded(0.49)).toEqual([0, 49]);
    expect(totalRounded(0.5)).toEqual([50, 100]);
  });

  test('charges the same VAT for the same lines as one that does not', () => {
    const lines = [line(3, 33.33), line(1, 99.99, { vatIncluded: true }), line(1, 12.34, { taxCode: 'EXEMPT' })];
    const plain = totalOf(invoice(lines, { shipping: asPaisa(1111) }));
    expect(plain).toMatchObject({ rounding: 0, grandTotal: 23787 });
    expect(totalOf(invoice(lines, { shipping: asPaisa(1111), ...rounding }))).toEqual({
      ...plain,
      rounding: 13,
      grandTotal: 23800,
    });
  });
});

describe('a document that cannot be right', () => {
  test('names each wrong field', () => {
    const lines = [
      line(1, 100),
      line(0, 100),
      line(1, -1, { discountValue: -5 }),
      line(1, 1, { taxRateHundredths: 10_001 }),
    ];
    expect(errorsOf(invoice(lines, { shipping: asPaisa(-1), discountValue: 0.5 }))).toEqual([
      'lines.1.quantity: quantityMustBePositive',
      'lines.2.rate: rateMustBePositive',
      'lines.2.discount: discountInvalid',
      'lines.3.taxRate: taxRateOutOfRange',
      'discount: discountInvalid',
      'shipping: shippingCannotBeNegative',
    ]);
  });

  test('has no lines', () => expect(errorsOf(invoice([]))).toEqual(['lines: linesRequired']));

  test('takes more off a line than it comes to', () => {
    const tooMuch = { discountType: '2' as const, discountValue: 10001 };
    expect(errorsOf(invoice([line(1, 100), line(1, 100, tooMuch)]))).toEqual(['lines.1.discount: discountAboveLine']);
    expect(errorsOf(invoice([line(1, 100, { discountValue: 10001 })]))).toEqual([
      'lines.0.discount: discountAboveLine',
    ]);
    expect(totalOf(invoice([line(1, 100, { discountValue: 10000 })])).grandTotal).toBe(0);
  });

  test('takes more off the document than its lines come to', () => {
    const lines = [line(1, 100, { discountValue: 1000 })];
    expect(errorsOf(invoice(lines, { discountType: '2', discountValue: 9001 }))).toEqual([
      'discount: discountAboveSubTotal',
    ]);
    expect(errorsOf(invoice(lines, { discountValue: Number.MAX_SAFE_INTEGER }))).toEqual([
      'discount: discountAboveSubTotal',
    ]);
    expect(totalOf(invoice(lines, { discountType: '2', discountValue: 9000 })).grandTotal).toBe(0);
  });

  test('is too large to count to the paisa', () => {
    const huge = asPaisa(Number.MAX_SAFE_INTEGER);
    const hugeLine = { ...line(1, 1), rate: huge };
    expect(errorsOf(invoice([hugeLine]))).toEqual(['lines.0.quantity: amountTooLarge']);
    const half = { ...line(1, 1), rate: asPaisa(2 ** 51) };
    expect(errorsOf(invoice([half, half]))).toEqual(['lines: amountTooLarge']);
    expect(errorsOf(invoice([line(1, 1)], { shipping: huge }))).toEqual(['shipping: amountTooLarge']);
    const full = { ...half, taxRateHundredths: 10_000 };
    expect(totalOf(invoice([full])).grandTotal).toBe(2 ** 52);
  });
});
