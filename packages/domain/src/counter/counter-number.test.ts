import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  counterNumber,
  counterNumberBegins,
  counterStem,
  highestSequence,
  sequenceOfNumber,
} from './counter-number.ts';

const begins = counterNumberBegins(counterStem({ prefix: 'INV', outletCode: 'KTM', counterCode: 'C2' }), '2083/84');

test('a number says the outlet, the counter, the fiscal year and its place in six digits', () => {
  expect(counterNumber(begins, 123)).toBe('INV-KTM-C2-2083/84-000123');
  expect(counterNumber(begins, 1_234_567)).toBe('INV-KTM-C2-2083/84-1234567');
});

test('its place is read from a number, and from no other way of writing it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: highestSequence }), (sequence) => {
      expect(sequenceOfNumber(begins, counterNumber(begins, sequence))).toBe(sequence);
      expect(sequenceOfNumber(begins, `${begins}0${String(sequence).padStart(6, '0')}`)).toBeNull();
    }),
  );
  for (const other of ['000000', '12', '1e5', '-00012', '1234567890', '००००१२'])
    expect(sequenceOfNumber(begins, `${begins}${other}`)).toBeNull();
  expect(sequenceOfNumber(begins, 'INV-KTM-C1-2083/84-000123')).toBeNull();
});
