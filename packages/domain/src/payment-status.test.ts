import { expect, test } from 'vitest';
import { asPaisa } from './numbers/money.ts';
import { dueOf, paymentStatusOf } from './payment-status.ts';

test('a bill runs from due over partially paid to paid', () => {
  const statusAfter = (paid: number): string => paymentStatusOf(asPaisa(10000), asPaisa(paid));
  expect([0, 1, 9999, 10000].map(statusAfter)).toEqual(['DUE', 'PARTIALLY_PAID', 'PARTIALLY_PAID', 'PAID']);
});

test('a bill of nothing owes nothing', () => {
  expect(paymentStatusOf(asPaisa(0), asPaisa(0))).toBe('PAID');
});

test('due is total less paid', () => {
  expect(dueOf(asPaisa(10000), asPaisa(2550))).toBe(7450);
});
