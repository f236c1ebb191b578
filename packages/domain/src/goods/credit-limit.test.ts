import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { beyondCredit, creditLeft } from './credit-limit.ts';

const limited = (limit: number | null, days: number | null = null) => ({
  limit: limit === null ? null : asPaisa(limit),
  days,
});
const owing = (owed: number, lateDays: number | null = null) => ({ owed: asPaisa(owed), lateDays });

test.each([
  ['without a limit', limited(null), owing(900), 100, null],
  ['up to the limit', limited(1000), owing(900), 100, null],
  ['a paisa above it', limited(1000), owing(900), 101, { over: 1, isLate: false }],
  ['above it already', limited(1000), owing(1500), 100, { over: 600, isLate: false }],
  ['nothing on credit', limited(0), owing(0), 1, { over: 1, isLate: false }],
  ['out of an advance', limited(0), owing(-100), 100, null],
  ['a bill that is paid at once', limited(0), owing(500, 400), 0, null],
  ['on the last day', limited(null, 30), owing(500, 30), 100, null],
  ['a day too long', limited(null, 30), owing(500, 31), 100, { over: 0, isLate: true }],
  ['nothing is past its due day', limited(null, 0), owing(500), 100, null],
  ['any due is too long', limited(null, 0), owing(500, 1), 100, { over: 0, isLate: true }],
  ['an advance covers what is late', limited(null, 0), owing(0, 40), 100, null],
  ['both', limited(400, 5), owing(500, 6), 100, { over: 200, isLate: true }],
])('%s', (_, terms, use, unpaid, expected) => {
  expect(beyondCredit(terms, use, asPaisa(unpaid))).toEqual(expected);
});

test('what is left of a limit is never below nothing', () => {
  expect(creditLeft(asPaisa(1000), asPaisa(400))).toBe(600);
  expect(creditLeft(asPaisa(1000), asPaisa(1400))).toBe(0);
  expect(creditLeft(asPaisa(1000), asPaisa(-200))).toBe(1200);
});
