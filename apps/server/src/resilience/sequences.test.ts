import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tradeIsSound } from './testing/trade-property.ts';

test('whatever a few people do at the same time, the books hold and say what was answered', async () => {
  const { property, shareAccepted } = tradeIsSound(25);
  await fc.assert(property, { numRuns: 2, endOnFailure: true });
  // A story of refusals alone would prove nothing.
  expect(shareAccepted()).toBeGreaterThan(0.3);
}, 120_000);
