import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeInvoiceTotal, type InvoiceTotal } from '../invoice-total.ts';
import type { InvoiceLineInput } from '../invoice-input.ts';
import { asPaisa, roundHalfUpDivide, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import { asQuantity, parseQuantity, zeroQuantity } from '../numbers/quantity.ts';
import { computeNote, type OpenBill, type OpenLine } from './note-total.ts';
import { countedInOwn, priceInUnit, splitFree } from './sold-quantity.ts';
import { ownUnit } from './unit-conversion.ts';

const of = (text: string) => parseQuantity(text) ?? zeroQuantity;
const carton = { own: of('24'), per: of('1') };
const third = { own: of('1'), per: of('3') };
const units = fc.integer({ min: 1, max: 10_000 });

test('10 + 1 cartons of 24 are 264 pieces, 240 of them paid for', () => {
  const counted = countedInOwn({ quantity: of('10'), free: of('1') }, carton);
  expect(counted).toEqual({ paid: of('240'), free: of('24'), all: of('264') });
});

test('what is beyond counting, or nothing in the own unit, is not counted', () => {
  const least = { own: of('0.0001'), per: of('1') };
  expect(countedInOwn({ quantity: of('0.0001'), free: zeroQuantity }, least)).toBeNull();
  expect(countedInOwn({ quantity: of('1'), free: of('0.0001') }, least)).toBeNull();
  const most = of('999999999');
  expect(countedInOwn({ quantity: most, free: zeroQuantity }, ownUnit)?.all).toBe(most);
  expect(countedInOwn({ quantity: most, free: of('0.0001') }, ownUnit)).toBeNull();
  expect(countedInOwn({ quantity: most, free: zeroQuantity }, carton)).toBeNull();
});

test('in the own unit a line is what it says, and what leaves is what is paid for and what is free', () => {
  fc.assert(
    fc.property(units, fc.nat(10_000), units, (quantity, free, each) => {
      const written = { quantity: asQuantity(quantity), free: asQuantity(free) };
      expect(countedInOwn(written, ownUnit)).toEqual({ paid: quantity, free, all: quantity + free });
      const counted = countedInOwn(written, { own: asQuantity(each * 10_000), per: of('1') });
      expect(counted).toEqual({ paid: quantity * each, free: free * each, all: (quantity + free) * each });
    }),
  );
});

test.each([
  ['a carton of 24 at 12.50 is 300', 1250, carton, ownUnit, 30_000],
  ['a third of a kilo at 100 is 33.33', 10_000, third, ownUnit, 3333],
  ['a piece of a carton at 1,000 is 41.67', 100_000, ownUnit, carton, 4167],
  ['a carton is no multiple of a rounded third', 10_000, carton, third, 720_000],
])('%s', (_, price, to, from, expected) => {
  expect(priceInUnit(asPaisa(price), to, from)).toBe(expected);
});

test('a price beyond money is none', () => {
  expect(priceInUnit(asPaisa(Number.MAX_SAFE_INTEGER), carton)).toBeNull();
});

test('a price comes back from a unit of whole pieces as it was', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), units, (price, each) => {
      const conversion = { own: asQuantity(each * 10_000), per: of('1') };
      const there = priceInUnit(asPaisa(price), conversion);
      expect(there).toBe(price * each);
      expect(there === null ? null : priceInUnit(there, ownUnit, conversion)).toBe(price);
    }),
  );
});

test.each([
  ['10 + 1', { quantity: '10', free: '1' }],
  ['१०+१', { quantity: '१०', free: '१' }],
  ['10+', { quantity: '10', free: '' }],
  ['2.5', { quantity: '2.5', free: '' }],
  ['10 + 1 + 1', null],
  ['+ 1', null],
  ['10 + x', null],
  ['ten', null],
])('%s is read', (typed, read) => {
  expect(splitFree(typed)).toEqual(read);
});

const rules = { vatRegistered: true, allowsFreeLines: true, roundsToRupee: false };
const soldLine = fc
  .record({ quantity: units, free: fc.nat(10_000), rate: fc.nat(1_000_000), each: units, vatIncluded: fc.boolean() })
  .map(({ quantity, free, rate, each, vatIncluded }) => {
    const counted = countedInOwn(
      { quantity: asQuantity(quantity), free: asQuantity(free) },
      { own: asQuantity(each * 10_000), per: of('1') },
    );
    return {
      quantity: asQuantity(quantity),
      free: asQuantity(free),
      stockQuantity: counted?.all ?? zeroQuantity,
      rate: asPaisa(rate),
      discountType: '1',
      discountValue: 0,
      taxCode: 'TAXABLE',
      taxRateHundredths: 1300,
      vatIncluded,
    } satisfies InvoiceLineInput;
  });

function totalOf(lines: readonly InvoiceLineInput[], allowsFreeLines = true) {
  const around = { discountType: '2', discountValue: 0, shipping: zeroPaisa } as const;
  return computeInvoiceTotal({ rules: { ...rules, allowsFreeLines }, lines, ...around });
}

function soundTotal(lines: readonly InvoiceLineInput[]): InvoiceTotal {
  const result = totalOf(lines);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.total;
}

test('what is free and how a line is counted change no amount: rate × quantity is what is asked', () => {
  fc.assert(
    fc.property(fc.array(soldLine, { minLength: 1, maxLength: 5 }), (lines) => {
      const bare = lines.map(({ free: _, stockQuantity: _counted, ...line }) => line);
      const [total, without] = [soundTotal(lines), soundTotal(bare)];
      const amountsOf = ({ lines: computed, ...sums }: InvoiceTotal) => [
        sums,
        computed.map((line) => ({ ...line, quantity: 0 })),
      ];
      expect(amountsOf(total)).toEqual(amountsOf(without));
      // Of prices without VAT the sub total is each rate times its quantity, rounded once.
      const plain = lines.map((line) => ({ ...line, vatIncluded: false }));
      const asked = plain.map(({ rate, quantity }) =>
        asPaisa(Number(roundHalfUpDivide(BigInt(rate) * BigInt(quantity), 10_000n))),
      );
      expect(soundTotal(plain).subTotal).toBe(sumPaisa(asked));
      expect(total.lines.map(({ quantity }) => quantity)).toEqual(lines.map(({ stockQuantity }) => stockQuantity));
    }),
  );
});

test('nothing is free where the business gives nothing away, and less than nothing nowhere', () => {
  const line = { quantity: of('10'), free: of('1'), rate: asPaisa(100), discountType: '1', discountValue: 0 } as const;
  const taxed = { taxCode: 'EXEMPT', taxRateHundredths: 0, vatIncluded: false } as const;
  const refused = totalOf([{ ...line, ...taxed }], false);
  expect(refused).toEqual({ ok: false, errors: [{ field: 'lines.0.freeQuantity', code: 'freeNotAllowed' }] });
  const below = totalOf([{ ...line, ...taxed, free: asQuantity(-1) }]);
  expect(below).toEqual({ ok: false, errors: [{ field: 'lines.0.freeQuantity', code: 'freeCannotBeNegative' }] });
});

const taxed = { taxCode: 'TAXABLE', taxRateHundredths: 1300 } as const;
const bill: OpenBill = {
  lines: [
    {
      quantity: of('10'),
      free: of('1'),
      net: asPaisa(100_000),
      vat: asPaisa(13_000),
      cost: asPaisa(88_000),
      ...taxed,
    },
  ],
  shipping: { net: zeroPaisa, vat: zeroPaisa, taxCode: 'EXEMPT', taxRateHundredths: 0 },
  rounding: zeroPaisa,
};
const back = (quantity: string, free: string) => {
  const lines = [{ position: 0, quantity: of(quantity), free: of(free), net: zeroPaisa }];
  return computeNote(bill, { isByQuantity: true, lines, shipping: zeroPaisa });
};

test('what was free comes back at its cost and for no money', () => {
  const result = back('5', '1');
  expect(result.ok && result.total.lines[0]).toMatchObject({ net: 50_000, vat: 6500, cost: 48_000 });
  expect(result.ok && result.total.grandTotal).toBe(56_500);
});

test('no more comes back than was sold, and than was free', () => {
  expect(back('11', '0')).toEqual({ ok: false, errors: [{ field: 'lines.0.quantity', code: 'quantityAbove' }] });
  expect(back('10', '2')).toEqual({ ok: false, errors: [{ field: 'lines.0.freeQuantity', code: 'freeAbove' }] });
  expect(back('0', '1')).toEqual({ ok: false, errors: [{ field: 'lines', code: 'nothingTaken' }] });
});

test('the parts of a line that come back take all of it between them, however uneven, whatever is free of each', () => {
  const part = fc.record({ paid: fc.integer({ min: 1, max: 5 }), free: fc.nat(3) });
  const parts = fc.array(part, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (taken, cost, net) => {
      const all = (which: 'paid' | 'free') => of(String(taken.reduce((sum, one) => sum + one[which], 0)));
      const vat = Math.round(net * 0.13);
      const whole = {
        ...taxed,
        quantity: all('paid'),
        free: all('free'),
        net: asPaisa(net),
        vat: asPaisa(vat),
        cost: asPaisa(cost),
      };
      let left: OpenLine = whole;
      const notes = taken.map(({ paid, free }) => {
        const line = { position: 0, quantity: of(String(paid)), free: of(String(free)), net: zeroPaisa };
        const note = computeNote(
          { ...bill, lines: [left] },
          { isByQuantity: true, lines: [line], shipping: zeroPaisa },
        );
        const [back] = note.ok ? note.total.lines : [];
        // A part that comes to no paisa makes no note.
        fc.pre(back !== undefined);
        left = {
          ...left,
          quantity: asQuantity(left.quantity - back.quantity),
          free: asQuantity((left.free ?? 0) - (back.free ?? 0)),
          net: subtractPaisa(left.net, back.net),
          vat: subtractPaisa(left.vat, back.vat),
          cost: subtractPaisa(left.cost, back.cost),
        };
        return back;
      });
      const sumOf = (which: 'net' | 'vat' | 'cost') => sumPaisa(notes.map((note) => note[which]));
      expect([sumOf('net'), sumOf('vat'), sumOf('cost')]).toEqual([net, vat, cost]);
      expect(left).toMatchObject({ quantity: 0, free: 0, net: 0, vat: 0, cost: 0 });
    }),
  );
});
