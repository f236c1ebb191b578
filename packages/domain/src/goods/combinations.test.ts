import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CombinedValue, combinationOf, combinationsOf } from './combinations.ts';

const all = { offset: 0, limit: 1_000_000 };
const plain = (names: string): CombinedValue<string>[] => names.split(' ').map((value) => ({ value, meets: 0 }));

test('a combination is the same in whatever order its values are named', () => {
  expect(combinationOf([45, 9, 12])).toBe('9-12-45');
  expect(combinationOf([12, 45, 9])).toBe('9-12-45');
  expect(combinationOf([])).toBe('');
});

test('combinations come in the order of the values, a page of them at a time', () => {
  const groups = [plain('S M L'), plain('red blue')];
  const { total, combinations } = combinationsOf(groups, 0, all);
  expect(total).toBe(6);
  expect(combinations.map((values) => values.join(' '))).toEqual([
    'S red',
    'S blue',
    'M red',
    'M blue',
    'L red',
    'L blue',
  ]);
  expect(combinationsOf(groups, 0, { offset: 3, limit: 2 }).combinations).toEqual(combinations.slice(3, 5));
  expect(combinationsOf(groups, 0, { offset: 6, limit: 2 })).toEqual({ total: 6, combinations: [] });
  expect(combinationsOf([], 0, all)).toEqual({ total: 0, combinations: [] });
});

test('of fifty values of each of six attributes a page in the middle is there at once', () => {
  const groups = Array.from({ length: 6 }, (_, attribute) =>
    Array.from({ length: 50 }, (_value, value) => ({ value: `${attribute}.${value}`, meets: 0 })),
  );
  const { total, combinations } = combinationsOf(groups, 0, { offset: 7_812_500_000, limit: 2 });
  expect(total).toBe(50 ** 6);
  expect(combinations).toEqual([
    ['0.25', '1.0', '2.0', '3.0', '4.0', '5.0'],
    ['0.25', '1.0', '2.0', '3.0', '4.0', '5.1'],
  ]);
});

test('what is searched is found as by looking at every combination', () => {
  const value = fc.record({ value: fc.nat(99), meets: fc.nat(3) });
  const groups = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(groups, fc.nat(3), fc.nat(9), fc.nat(9), (asked, wanted, offset, limit) => {
      const every = asked.reduce<CombinedValue<number>[][]>(
        (made, group) => made.flatMap((chosen) => group.map((one) => [...chosen, one])),
        [[]],
      );
      const meant = every
        .filter((chosen) => chosen.reduce((met, { meets }) => met | meets, 0) === wanted)
        .map((chosen) => chosen.map((one) => one.value));
      expect(combinationsOf(asked, wanted, { offset, limit })).toEqual({
        total: meant.length,
        combinations: meant.slice(offset, offset + limit),
      });
    }),
  );
});
