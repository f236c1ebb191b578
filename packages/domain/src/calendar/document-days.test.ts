import { expect, test } from 'vitest';
import { isDueInTime, isInFuture } from './document-days.ts';

const [earlier, later] = ['2026-11-09', '2026-11-10'];

test('a document is due on its own day at the earliest', () => {
  expect(isDueInTime({ dated: later, due: later })).toBe(true);
  expect(isDueInTime({ dated: earlier, due: later })).toBe(true);
  expect(isDueInTime({ dated: later, due: earlier })).toBe(false);
});

test('a document is dated today at the latest', () => {
  expect(isInFuture(later, later)).toBe(false);
  expect(isInFuture(earlier, later)).toBe(false);
  expect(isInFuture(later, earlier)).toBe(true);
});
