import { expect, test } from 'vitest';
import { amount } from './fields.ts';

test.each([
  ['.5', 0.5],
  ['12.', 12],
  ['1,23,456.78', 123_456.78],
  ['१,२३,४५६.७८', 123_456.78],
  ['०', 0],
])('the amount %s is read as it is typed', (typed, rupees) => {
  expect(amount.parse(typed)).toBe(rupees);
});

test.each([
  ['', 'common.isRequired'],
  ['.', 'common.numberOnly'],
  ['1e5', 'common.numberOnly'],
  ['12 रु', 'common.numberOnly'],
  ['1.005', 'common.twoDecimals'],
  ['-1', 'common.notBelowZero'],
  ['1000000000', 'common.tenDigits'],
])('the amount %j is refused: %s', (typed, reason) => {
  expect(amount.safeParse(typed).error?.issues[0]?.message).toBe(reason);
});
