import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeNote, type OpenBill, type NoteTotal, wholeNote } from './note-total.ts';
import { addPaisa, asPaisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import { asQuantity, subtractQuantity } from '../numbers/quantity.ts';

const taxed = fc.constantFrom(
  { taxCode: 'TAXABLE' as const, taxRateHundredths: 1300 },
  { taxCode: 'EXEMPT' as const, taxRateHundredths: 0 },
  { taxCode: 'ZERO_RATED' as const, taxRateHundredths: 0 },
);
const paisa = (max: number) => fc.nat(max).map(asPaisa);
const line = fc
  .record({ tax: taxed, units: fc.integer({ min: 1, max: 500_000 }), net: paisa(5_000_000), cost: paisa(5_000_000) })
  .map(({ tax, units, net, cost }) => ({
    ...tax,
    quantity: asQuantity(units),
    net,
    vat: asPaisa(Math.round((net * tax.taxRateHundredths) / 10_000)),
    cost,
  }));
const openBill = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  shipping: fc
    .record({ tax: taxed, net: paisa(100_000) })
    .map(({ tax, net }) => ({ ...tax, net, vat: asPaisa(Math.round((net * tax.taxRateHundredths) / 10_000)) })),
  rounding: fc.integer({ min: -49, max: 50 }).map(asPaisa),
});

const grossOf = ({ lines, shipping, rounding }: OpenBill) =>
  addPaisa(sumPaisa([...lines, shipping].flatMap(({ net, vat }) => [net, vat])), rounding);

/** What is left after a note. */
function after(left: OpenBill, { lines, shipping, rounding }: NoteTotal): OpenBill {
  return {
    lines: left.lines.map((one, position) => {
      const taken = lines.find((credited) => credited.position === position);
      if (taken === undefined) return one;
      return {
        ...one,
        quantity: subtractQuantity(one.quantity, taken.quantity),
        net: subtractPaisa(one.net, taken.net),
        vat: subtractPaisa(one.vat, taken.vat),
        cost: subtractPaisa(one.cost, taken.cost),
      };
    }),
    shipping: {
      ...left.shipping,
      net: subtractPaisa(left.shipping.net, shipping.net),
      vat: subtractPaisa(left.shipping.vat, shipping.vat),
    },
    rounding: subtractPaisa(left.rounding, rounding),
  };
}

test('the notes of an invoice never come to more than it, and the last one takes all that is left', () => {
  fc.assert(
    fc.property(
      openBill,
      fc.array(fc.array(fc.nat(100), { minLength: 7, maxLength: 7 }), { maxLength: 5 }),
      (invoice, parts) => {
        let left: OpenBill = invoice;
        let credited = 0;
        for (const shares of parts) {
          const lines = left.lines.map(({ quantity }, position) => ({
            position,
            quantity: asQuantity(Math.floor((quantity * (shares[position] ?? 0)) / 100)),
            net: zeroPaisa,
          }));
          const shipping = asPaisa(Math.floor((left.shipping.net * (shares[6] ?? 0)) / 100));
          const result = computeNote(left, { isByQuantity: true, lines, shipping });
          if (!result.ok) continue;
          credited += result.total.grandTotal;
          left = after(left, result.total);
          for (const one of [...left.lines, left.shipping]) {
            expect(one.net).toBeGreaterThanOrEqual(0);
            expect(one.vat).toBeGreaterThanOrEqual(0);
          }
        }
        const last = computeNote(left, wholeNote(left, true));
        expect(last.ok).toBe(grossOf(left) > 0);
        credited += last.ok ? last.total.grandTotal : grossOf(left);
        expect(credited).toBe(grossOf(invoice));
      },
    ),
  );
});

test('what a note says is taxed, what is not, its VAT and its rounding are its total', () => {
  fc.assert(
    fc.property(openBill, (invoice) => {
      const result = computeNote(invoice, wholeNote(invoice, true));
      if (!result.ok) return;
      const { taxableAmount, exemptAmount, zeroRatedAmount, vat, vatByRate, rounding, grandTotal } = result.total;
      expect(taxableAmount + exemptAmount + zeroRatedAmount + vat + rounding).toBe(grandTotal);
      expect(sumPaisa(vatByRate.map((rate) => rate.vat))).toBe(vat);
    }),
  );
});

const three = {
  lines: [
    {
      quantity: asQuantity(30_000),
      net: asPaisa(10_000),
      vat: asPaisa(1300),
      cost: asPaisa(7000),
      taxCode: 'TAXABLE',
      taxRateHundredths: 1300,
    },
  ],
  shipping: { net: zeroPaisa, vat: zeroPaisa, taxCode: 'EXEMPT', taxRateHundredths: 0 },
  rounding: zeroPaisa,
} as const satisfies OpenBill;

test('two of three pieces are two thirds of what they were sold at and of what they cost', () => {
  const lines = [{ position: 0, quantity: asQuantity(20_000), net: zeroPaisa }];
  const result = computeNote(three, { isByQuantity: true, lines, shipping: zeroPaisa });
  expect(result).toMatchObject({ ok: true, total: { grandTotal: 7534, lines: [{ net: 6667, vat: 867, cost: 4667 }] } });
});

test('an amount off takes its part of the VAT, and neither pieces nor cost', () => {
  const lines = [{ position: 0, quantity: asQuantity(0), net: asPaisa(2500) }];
  const result = computeNote(three, { isByQuantity: false, lines, shipping: zeroPaisa });
  expect(result).toMatchObject({ total: { grandTotal: 2825, lines: [{ quantity: 0, net: 2500, vat: 325, cost: 0 }] } });
});

test('what is wrong is named at its place', () => {
  const at = (asked: Partial<Parameters<typeof computeNote>[1]>) => {
    const result = computeNote(three, { isByQuantity: true, lines: [], shipping: zeroPaisa, ...asked });
    return result.ok ? [] : result.errors.map(({ field, code }) => [field, code]);
  };
  const piece = { position: 0, quantity: asQuantity(10_000), net: zeroPaisa };
  expect(at({})).toEqual([['lines', 'nothingTaken']]);
  expect(at({ lines: [{ ...piece, quantity: asQuantity(30_001) }] })).toEqual([['lines.0.quantity', 'quantityAbove']]);
  expect(at({ isByQuantity: false, lines: [{ ...piece, net: asPaisa(10_001) }] })).toEqual([
    ['lines.0.amount', 'amountAbove'],
  ]);
  expect(at({ lines: [piece, piece] })).toEqual([['lines.1', 'lineTwice']]);
  expect(at({ lines: [{ ...piece, position: 1 }] })).toEqual([['lines.0', 'unknownLine']]);
  expect(at({ lines: [piece], shipping: asPaisa(1) })).toEqual([['shippingCharge', 'amountAbove']]);
});
