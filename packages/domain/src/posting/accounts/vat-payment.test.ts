import { expect, test } from 'vitest';
import { asPaisa } from '../../numbers/money.ts';
import { postVatPayment, vatSetOff } from './vat-payment.ts';

const balances = (output: number, input: number) => ({ output: asPaisa(output), input: asPaisa(input) });

test('what purchases gave is set off as far as the payment leaves room, and never below nothing', () => {
  expect(vatSetOff(balances(50_000, 40_000), asPaisa(10_000))).toBe(40_000);
  expect(vatSetOff(balances(50_000, 40_000), asPaisa(4_000))).toBe(40_000);
  expect(vatSetOff(balances(49_967, 40_020), asPaisa(10_000))).toBe(39_967);
  expect(vatSetOff(balances(6_000, 0), asPaisa(6_000))).toBe(0);
  expect(vatSetOff(balances(-100, 500), asPaisa(6_000))).toBe(0);
});

test('a month that is paid in parts leaves both accounts as one that is paid at once', () => {
  // Output 30,000, and 45,000 of input of which a refund of 40,000 was asked: 25,000 are to be paid.
  const paidIn = (parts: readonly number[]) => {
    let [output, input, left] = [30_000, 45_000, 25_000];
    for (const part of parts) {
      const setOff = vatSetOff(balances(output, input), asPaisa(left));
      [output, input, left] = [output - part - setOff, input - setOff, left - part];
    }
    return [output, input, left];
  };
  expect(paidIn([25_000])).toEqual([0, 40_000, 0]);
  expect(paidIn([10_000, 15_000])).toEqual([0, 40_000, 0]);
});

test('a payment takes output VAT off by money and by input VAT', () => {
  const { journalLines } = postVatPayment(1, 'BANK', { amount: asPaisa(10_000), setOff: asPaisa(40_000) });
  expect(journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['OUTPUT_VAT', 50_000, 0],
    ['INPUT_VAT', 0, 40_000],
    ['BANK', 0, 10_000],
  ]);
  expect(() => postVatPayment(1, 'BANK', { amount: asPaisa(0), setOff: asPaisa(0) })).toThrow(RangeError);
});
