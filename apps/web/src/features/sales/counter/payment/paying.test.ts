import { asPaisa } from '@bahi/domain/numbers/money';
import { describe, expect, test } from 'vitest';
import { decided, draftMode, isReadable, likelyGiven, nothingTyped, payingOf, withRest } from './paying.ts';

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

describe('what Enter does', () => {
  const isCode = (text: string): boolean => ['8901234567890', '101', '860', '900'].includes(text);
  const enter = (typed: Partial<typeof nothingTyped>, mode: 'CASH' | 'ONLINE' = 'CASH', isLed = false) => {
    const next = decided(total, { ...nothingTyped, ...typed }, { mode, isLed, isCode });
    return typeof next === 'object' && 'pay' in next ? next.pay.parts : next;
  };
  const inCash = [{ mode: 'CASH', amount: 850_00 }];

  test('alone it pays exactly, in the mode of its field', () => {
    expect(enter({})).toEqual(inCash);
    expect(enter({}, 'ONLINE')).toEqual([{ mode: 'ONLINE', amount: 850_00 }]);
    expect(enter({ CASH: '1000' })).toEqual(inCash);
  });

  test('twice after too little it books no rest; who goes to another mode by other keys pays the rest so', () => {
    expect(enter({ CASH: '85' })).toBe('NEXT');
    expect(enter({ CASH: '85' }, 'ONLINE', true)).toEqual({ doubt: 'REST' });
    expect(enter({ CASH: '85' }, 'ONLINE')).toEqual([
      { mode: 'CASH', amount: 85_00 },
      { mode: 'ONLINE', amount: 765_00 },
    ]);
  });

  test('a code is no cash, unless it is a note that is likely given', () => {
    expect(enter({ CASH: '8901234567890' })).toEqual({ doubt: 'CODE' });
    expect(enter({ CASH: '860' })).toEqual({ doubt: 'CODE' });
    expect(enter({ CASH: '900' })).toEqual(inCash);
    expect(enter({ CASH: '101' }), 'too little is issued by no key').toBe('NEXT');
  });

  test('a whole note more than it takes is asked about', () => {
    expect(enter({ CASH: '1849' })).toEqual(inCash);
    expect(enter({ CASH: '10000' })).toEqual({ doubt: 'CHANGE' });
    expect(enter({ CASH: '4006381333931' })).toEqual({ doubt: 'CHANGE' });
    expect(enter({ CASH: '4006381333931', ONLINE: '850' })).toEqual({ doubt: 'CHANGE' });
  });
});

test('a draft is paid as it was chosen, and never on credit by the cash customer', () => {
  const drafted = (paymentMode: 'CASH' | 'ONLINE' | 'MIXED', payments: string[], isNamed: boolean) =>
    draftMode({ paymentMode, payments }, isNamed);
  expect([drafted('CASH', [], false), drafted('ONLINE', ['850'], false)]).toEqual(['CASH', 'ONLINE']);
  expect(drafted('MIXED', ['50', '800'], false)).toBe('CASH');
  expect([drafted('CASH', [], true), drafted('MIXED', ['50'], true)]).toEqual(['CREDIT', 'CREDIT']);
  expect(drafted('CASH', ['850'], true)).toBe('CASH');
});
