import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSteps, type Place, rankPlaces, stepOf } from './place-values.ts';

const place = fc.record({
  id: fc.integer({ min: 1, max: 77 }),
  code: fc.string(),
  name: fc.string(),
  nameNp: fc.string(),
  customers: fc.integer({ min: 0, max: 20 }),
  sales: fc.integer({ min: -50, max: 50 }),
}) satisfies fc.Arbitrary<Place>;

test('a rank is one more than those that have more, whatever is measured', () => {
  fc.assert(
    fc.property(fc.array(place), fc.constantFrom('sales', 'customers'), (places, measure) => {
      const ranked = rankPlaces(places, measure);
      expect(ranked).toHaveLength(places.length);
      for (const [position, one] of ranked.entries()) {
        expect(one.rank - 1).toBe(places.filter((other) => other[measure] > one[measure]).length);
        expect(ranked[position - 1]?.[measure] ?? Infinity).toBeGreaterThanOrEqual(one[measure]);
      }
    }),
  );
});

test('nothing has no colour, the most has the strongest, and more is never weaker', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (one, other) => {
      const largest = Math.max(one, other);
      expect(stepOf(0, largest)).toBe(0);
      expect(stepOf(largest, largest)).toBe(mostSteps);
      expect(stepOf(Math.min(one, other), largest)).toBeLessThanOrEqual(stepOf(largest, largest));
      expect(stepOf(Math.min(one, other), largest)).toBeGreaterThanOrEqual(1);
    }),
  );
});
