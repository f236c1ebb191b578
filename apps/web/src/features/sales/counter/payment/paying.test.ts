import { asPaisa } from '@bahi/domain/numbers/money';
import { expect, test } from 'vitest';
import { isReadable, likelyGiven, nothingTyped, payingOf, withRest } from './paying.ts';

const total = asPaisa(850_00);

test('more cash than the total is given back', () => {
  expect(payingOf(total, { ...nothingTyped, CASH: '1000' })).toEqual({
    parts: [{ mode: 'CASH', amount: 850_00 }],
    given: 1000_00,
    change: 150_00,
    rest: 0,
  });
});

test('cash pays what the other modes leave', () => {
  expect(payingOf(total, { CASH: '500', ONLINE: '400', CHEQUE: '' })).toEqual({
    parts: [
      { mode: 'CASH', amount: 450_00 },
      { mode: 'ONLINE', amount: 400_00 },
    ],
    given: 500_00,
    change: 50_00,
    rest: 0,
  });
});

test('what is not paid is left, and more than the total by wallet is too much', () => {
  expect(payingOf(total, { ...nothingTyped, CASH: '300' })).toMatchObject({ change: 0, rest: 550_00 });
  expect(payingOf(total, { ...nothingTyped, ONLINE: '900' })).toMatchObject({ rest: -50_00 });
});

test('the rest in one mode is paid exactly', () => {
  expect(withRest(total, nothingTyped, 'CASH')).toEqual({
    parts: [{ mode: 'CASH', amount: 850_00 }],
    given: null,
    change: 0,
    rest: 0,
  });
  expect(withRest(total, { ...nothingTyped, CASH: '300' }, 'ONLINE')).toMatchObject({
    parts: [
      { mode: 'CASH', amount: 300_00 },
      { mode: 'ONLINE', amount: 550_00 },
    ],
    given: 300_00,
    rest: 0,
  });
});

test('what cannot be read is no payment', () => {
  expect(isReadable({ ...nothingTyped, CASH: '१,०००' })).toBe(true);
  expect(isReadable({ ...nothingTyped, CASH: 'abc' })).toBe(false);
});

test('notes that are likely handed over are above the total', () => {
  expect(likelyGiven(total)).toEqual([900_00, 1000_00]);
  expect(likelyGiven(asPaisa(1000_00))).toEqual([]);
});
