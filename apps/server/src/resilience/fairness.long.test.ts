import { expect, test } from 'vitest';
import { measureFairness } from './testing/fairness.ts';

/** Times that others may cost; without turns it was a hundred and more. */
const most = 20;

test('whatever one business asks for, another one’s invoice, paper and list take no more than some times as long', async () => {
  const waiting = await measureFairness();
  expect(waiting).toHaveLength(12);
  expect(waiting.filter((one) => one.besideMilliseconds > most * one.aloneMilliseconds)).toEqual([]);
});
