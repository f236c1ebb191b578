import { mostSent, mostSentBytes } from '@bahi/contract/sales/sales-counter/counter-device';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSendable, parcelOf } from './parcel.ts';

test('a parcel is the first ones in their order, fits a request, and is never empty', () => {
  const texts = fc.array(
    fc
      .tuple(fc.constantFrom('x', 'क', '"', '\\'), fc.integer({ min: 0, max: 120_000 }))
      .map(([sign, times]) => ({ text: sign.repeat(times) })),
    { minLength: 1, maxLength: 80 },
  );
  fc.assert(
    fc.property(texts, (waiting) => {
      const parcel = parcelOf(waiting);
      expect(parcel).toEqual(waiting.slice(0, parcel.length));
      expect(parcel.length).toBeGreaterThan(0);
      expect(parcel.length).toBeLessThanOrEqual(mostSent);
      const bytes = new TextEncoder().encode(JSON.stringify(parcel.map(({ text }) => text))).length;
      expect(parcel.length === 1 || bytes <= mostSentBytes + 2 * mostSent, `${bytes} bytes`).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('what fits into no request is not issued: the letters of Nepali are three bytes each', () => {
  expect(isSendable('a'.repeat(300_000))).toBe(true);
  expect(isSendable('a'.repeat(300_001))).toBe(false);
  expect(isSendable('क'.repeat(266_000))).toBe(true);
  expect(isSendable('क'.repeat(270_000))).toBe(false);
});
