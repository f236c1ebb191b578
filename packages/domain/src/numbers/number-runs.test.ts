import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsHolding } from './number-runs.ts';

const printed = (start: string, taken: number) => start + String(taken).padStart(5, '0');
const starts = fc.constantFrom('INV-HO-2083/84-', 'RCT-1-2083/84-', 'PMT-99-2079/80-');

test('the numbers in which a text stands are those that a look at each of them finds', () => {
  // Beyond 99,999 a number has six digits.
  const lasts = fc.constantFrom(0, 1, 9, 120, 4321, 99_999, 100_000, 103_456);
  const part = fc.tuple(starts, fc.integer({ min: 1, max: 103_456 }), fc.nat(20), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(starts, lasts, part, (start, last, [ofStart, taken, from, length]) => {
      const text = printed(ofStart, taken).slice(from, from + length);
      fc.pre(text !== '');
      const runs = runsHolding(text.toLowerCase(), { start, last }, Number.POSITIVE_INFINITY) ?? [];
      const found = new Set<number>();
      const beginning = new Set<number>();
      for (const run of runs)
        for (let number = run.first; number <= run.last; number += 1) {
          found.add(number);
          if (run.begins) beginning.add(number);
        }
      for (let number = 1; number <= last + 10; number += 1) {
        const isIn = number <= last && printed(start, number).includes(text);
        if (found.has(number) !== isIn) throw new Error(`${text} in ${printed(start, number)}: ${isIn}`);
        const begins = number <= last && printed(start, number).startsWith(text);
        if (beginning.has(number) !== begins)
          throw new Error(`${printed(start, number)} begins with ${text}: ${begins}`);
      }
    }),
    { numRuns: 25, seed: 43 },
  );
});

test('what a good part of all numbers has is not told in runs', () => {
  const series = { start: 'INV-HO-2083/84-', last: 200_000 };
  expect(runsHolding('7', series, 5000)).toBeNull();
  expect(runsHolding('123', series, 5000)).toHaveLength(111 + 100 + 10 + 2);
  expect(runsHolding('HO-2083', series, 5000)).toEqual([{ first: 1, last: 200_000, begins: false }]);
  expect(runsHolding('inv', series, 5000)).toEqual([{ first: 1, last: 200_000, begins: true }]);
  expect(runsHolding('84-00012', series, 5000)).toEqual([{ first: 12, last: 12, begins: false }]);
  expect(runsHolding('84-1', series, 5000)).toEqual([
    { first: 10_000, last: 19_999, begins: false },
    { first: 100_000, last: 199_999, begins: false },
  ]);
});
