import fc from 'fast-check';
import type { InvoiceInput, InvoiceLineInput } from '../invoice-input.ts';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { taxCodes } from '../tax.ts';

/** Percentages up to 50 % and small amounts, so that most documents have a discount that fits. */
const anyDiscount = fc.oneof(
  fc.record({ discountType: fc.constant('1' as const), discountValue: fc.integer({ min: 0, max: 5000 }) }),
  fc.record({ discountType: fc.constant('2' as const), discountValue: fc.constantFrom(0, 0, 1, 5, 99) }),
);

const anyLine: fc.Arbitrary<InvoiceLineInput> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50_000_000 }).map(asQuantity),
    rate: fc
      .oneof(
        { weight: 1, arbitrary: fc.constant(0) },
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 10_000_000 }) },
      )
      .map(asPaisa),
    taxCode: fc.constantFrom(...taxCodes, 'TAXABLE' as const),
    taxRateHundredths: fc.constantFrom(1300, 1300, 500, 0),
    vatIncluded: fc.boolean(),
    discount: anyDiscount,
  })
  .map(({ discount, ...line }) => ({ ...line, ...discount }));

/** Documents of up to eight lines; a few have a discount that is too large and are refused. */
export const anyInvoice: fc.Arbitrary<InvoiceInput> = fc
  .record({
    rules: fc.record({
      vatRegistered: fc.constantFrom(true, true, false),
      allowsFreeLines: fc.constant(true),
      roundsToRupee: fc.boolean(),
    }),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    shipping: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })).map(asPaisa),
    discount: anyDiscount,
  })
  .map(({ discount, ...invoice }) => ({ ...invoice, ...discount }));
