import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedBillNumber } from './bill-number.ts';
import { toDevanagari } from './numbers/digits.ts';

test('the number of a vendor’s bill is the same however it is typed', () => {
  for (const typed of [
    'NEA-4471',
    'nea 4471',
    'NEA/०४४७१',
    ' NEA - 04471. ',
    'NEA4471',
    'ｎｅａ４４７१',
    'NEA-44\u200d71',
  ])
    expect([typed, comparedBillNumber(typed)]).toEqual([typed, 'NEA4471']);
  expect(comparedBillNumber('खानी-९०७')).toBe('खानी907');
  expect(comparedBillNumber('007')).toBe('7');
  expect(comparedBillNumber('INV-A/2083-84/0012')).toBe('INVA2083-84-12');
});

test('other numbers stay other numbers', () => {
  const numbers = ['1-23', '12-3', '123', 'A1', 'A-1-2', 'A12', '100', '1', 'NEA-4471-2', 'NEA-44712', 'क१', 'ख१'];
  expect(new Set(numbers.map(comparedBillNumber)).size).toBe(numbers.length);
  expect(comparedBillNumber('—')).toBe('');
});

/** Letters, signs, digits and what stands between them in numbers of bills. */
const number = fc.string({ unit: fc.constantFrom(...Array.from('ABzé09०९कखड़ढ़ािी् -/.')), maxLength: 12 });

test('neither composition, joiners, digits nor case set a number apart from itself', () => {
  fc.assert(
    fc.property(number, fc.nat(), fc.constantFrom('\u200c', '\u200d', '\u00ad'), (typed, at, joiner) => {
      const place = at % (typed.length + 1);
      const others = [
        typed.normalize('NFC'),
        typed.normalize('NFD'),
        typed.toLowerCase(),
        toDevanagari(typed),
        typed.slice(0, place) + joiner + typed.slice(place),
      ];
      expect(new Set([typed, ...others].map(comparedBillNumber)).size).toBe(1);
    }),
    { numRuns: 2000 },
  );
});
