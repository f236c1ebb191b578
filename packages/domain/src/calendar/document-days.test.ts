import { expect, test } from 'vitest';
import { isDueInTime, isInFuture, isOfOpenMonth } from './document-days.ts';

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

test('a document is taken back in the month of its date alone', () => {
  expect(isOfOpenMonth({ datedBs: '2083-08-01', todayBs: '2083-08-29' })).toBe(true);
  expect(isOfOpenMonth({ datedBs: '2083-07-30', todayBs: '2083-08-01' })).toBe(false);
  expect(isOfOpenMonth({ datedBs: '2082-08-01', todayBs: '2083-08-01' })).toBe(false);
});
