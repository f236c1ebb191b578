import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFromBs } from '../calendar/bs-calendar.ts';
import {
  absorbedThirds,
  intangibleYear,
  poolsOfYear,
  poolYear,
  type RegisteredAsset,
  totalOfPools,
} from './depreciation.ts';
import { asPaisa, zeroPaisa } from './money.ts';

const rupees = (amount: number) => asPaisa(amount * 100);
const asset = (said: Partial<RegisteredAsset>): RegisteredAsset => ({
  pool: 'B',
  year: 2082,
  thirds: 3,
  cost: rupees(90_000),
  halfYears: null,
  disposal: null,
  ...said,
});

test.each([
  [4, 1, 3],
  [9, 29, 3],
  [10, 1, 2],
  [12, 30, 2],
  [1, 1, 1],
  [3, 31, 1],
])('what is bought on a day of month %i, day %i is absorbed by %i thirds', (month, day, thirds) => {
  const year = month >= 4 ? 2082 : 2083;
  expect(absorbedThirds(dayFromBs({ year, month, day }))).toBe(thirds);
});

test('a pool is written down from what is left, and what a year did not absorb comes into the next', () => {
  const assets = [asset({}), asset({ cost: rupees(30_000), thirds: 1 })];
  expect(poolsOfYear(assets, 2082).get('B')).toEqual({
    opening: 0,
    added: rupees(120_000),
    absorbed: rupees(100_000),
    disposed: 0,
    depreciation: rupees(25_000),
    gain: 0,
    closing: rupees(95_000),
  });
  expect(poolsOfYear(assets, 2083).get('B')).toMatchObject({
    opening: rupees(95_000),
    added: 0,
    depreciation: rupees(23_750),
    closing: rupees(71_250),
  });
});

test('each pool has its rate', () => {
  const pools = (['A', 'B', 'C', 'D'] as const).map((pool) => asset({ pool, cost: rupees(1000) }));
  const found = poolsOfYear(pools, 2082);
  expect([...found].map(([pool, { depreciation }]) => [pool, depreciation / 100])).toEqual([
    ['A', 50],
    ['B', 250],
    ['C', 200],
    ['D', 150],
  ]);
  expect(totalOfPools(found).depreciation).toBe(rupees(650));
});

test('what is got for an asset lessens its pool; what is beyond all that is left is earned', () => {
  const some = poolYear('C', { opening: rupees(1000), additions: [], disposed: rupees(400) });
  expect(some).toMatchObject({ depreciation: rupees(120), gain: 0, closing: rupees(480) });
  const late = [{ cost: rupees(300), thirds: 1 as const }];
  const more = poolYear('C', { opening: rupees(1000), additions: late, disposed: rupees(1200) });
  expect(more).toMatchObject({ absorbed: rupees(100), depreciation: 0, gain: 0, closing: rupees(100) });
  const beyond = poolYear('C', { opening: rupees(1000), additions: late, disposed: rupees(1500) });
  expect(beyond).toMatchObject({ depreciation: 0, gain: rupees(200), closing: 0 });
});

test('an intangible asset goes in equal parts over its life, and ends with the year in which it is given up', () => {
  const licence = asset({ pool: 'E', cost: rupees(9000), halfYears: 6, thirds: 2 });
  const parts = [2082, 2083, 2084, 2085, 2086].map((year) => poolsOfYear([licence], year).get('E')?.depreciation);
  expect(parts).toEqual([rupees(2000), rupees(3000), rupees(3000), rupees(1000), undefined]);
  const sold = { ...licence, disposal: { year: 2083, proceeds: rupees(500) } };
  expect(poolsOfYear([sold], 2083).get('E')).toMatchObject({ depreciation: rupees(6500), closing: 0, gain: 0 });
  expect(poolsOfYear([sold], 2084).size).toBe(0);
  const whole = { cost: rupees(100), halfYears: 4, thirds: 3 as const, age: 0 };
  expect(intangibleYear({ ...whole, proceeds: rupees(150) })).toMatchObject({ gain: rupees(50), depreciation: 0 });
  expect(() => poolsOfYear([asset({ pool: 'E' })], 2082)).toThrow('useful life');
});

test('the last part of a life takes what the others left by their rounding', () => {
  const licence = asset({ pool: 'E', cost: rupees(100), halfYears: 6 });
  const parts = [2082, 2083, 2084, 2085].map((year) => poolsOfYear([licence], year).get('E')?.depreciation);
  expect(parts).toEqual([3333, 3334, 3333, undefined]);
});

test('for any cost and life the parts come to the cost within the life', () => {
  const paisa = fc.integer({ min: 1, max: 50_000_000_000 }).map((amount) => asPaisa(amount));
  const thirds = fc.constantFrom(1 as const, 2 as const, 3 as const);
  fc.assert(
    fc.property(paisa, fc.integer({ min: 1, max: 100 }), thirds, (cost, halfYears, absorbed) => {
      const years = Math.ceil(halfYears / 2 + (3 - absorbed) / 3);
      const told = Array.from({ length: years + 1 }, (_, age) =>
        intangibleYear({ cost, halfYears, thirds: absorbed, age, proceeds: null }),
      );
      const gone = told.reduce((sum, { depreciation }) => sum + depreciation, 0);
      return gone === cost && told[years - 1]?.closing === 0 && told[years]?.opening === 0;
    }),
  );
});

test('whatever is bought and sold, no paisa is lost and no pool falls below nothing', () => {
  const paisa = fc.integer({ min: 0, max: 50_000_000 }).map((amount) => asPaisa(amount));
  const thirds = fc.constantFrom(1 as const, 2 as const, 3 as const);
  const registered = fc.record({
    pool: fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'D' as const, 'E' as const),
    year: fc.integer({ min: 2080, max: 2083 }),
    thirds,
    cost: paisa,
    halfYears: fc.integer({ min: 1, max: 20 }),
    disposal: fc.option(fc.record({ year: fc.integer({ min: 2083, max: 2086 }), proceeds: paisa })),
  });
  fc.assert(
    fc.property(fc.array(registered, { maxLength: 12 }), (assets) => {
      let opening = zeroPaisa;
      return [2080, 2081, 2082, 2083, 2084, 2085, 2086].every((year) => {
        const total = totalOfPools(poolsOfYear(assets, year));
        const isWhole =
          total.opening === opening &&
          total.opening + total.added + total.gain - total.disposed - total.depreciation === total.closing;
        opening = total.closing;
        return isWhole && Object.values(total).every((amount) => amount >= 0);
      });
    }),
  );
});
