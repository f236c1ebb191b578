import { toLatin } from '../../numbers/digits.ts';
import { asPaisa, negatePaisa, type Paisa, zeroPaisa } from '../../numbers/money.ts';
import type { StatementColumn } from './statement-columns.ts';
import { readMoney } from './statement-money.ts';

/** What is written in a column of a row. */
type Cell = (key: StatementColumn) => string;

/** Without a digit in any of its columns of days and money a row tells nothing that is a line. */
export function hasNumber(cell: Cell): boolean {
  return (['date', 'debit', 'credit', 'amount', 'balance'] as const).some((key) => /\d/.test(toLatin(cell(key))));
}

/** What banks write beside a sum, and nothing else: `जम्मा` alone is a deposit too, so it is none. */
const sums =
  /^(?:(?:(?:grand|sub|page)[ -]?)?totals?(?: (?:amount|debits?|credits?|withdrawals?|deposits?|transactions?|balance))?|(?:closing|opening) balance|कुल(?: (?:जम्मा|रकम))?|(?:अन्तिम|सुरु) (?:मौज्दात|बाँकी))[ :.]*$/iu;

export function isSum(text: string): boolean {
  return sums.test(text.replaceAll(/\s+/gu, ' '));
}

/** A sum whose name stands where the day does, or which has none there and no balance either. */
export function isSumInDateColumn(cell: Cell): boolean {
  const date = cell('date');
  if (/total|closing|opening|जम्मा|कुल/iu.test(date)) return true;
  return !/\d/.test(toLatin(date)) && readMoney(cell('balance')) === null;
}

/**
 * What came in, above zero, or went out, below; nothing is zero. A debit that is written below zero has two meanings:
 * `sized` takes its size as what went out, `signed` takes it as money that came back. Else both are the same.
 */
export function amountOf(cell: Cell): { sized: Paisa; signed: Paisa } | 'bothSides' | 'unreadable' {
  const [debit, credit] = [readMoney(cell('debit')) ?? zeroPaisa, readMoney(cell('credit')) ?? zeroPaisa];
  if (debit === 'unreadable' || credit === 'unreadable') return 'unreadable';
  if (debit !== 0 && credit !== 0) return 'bothSides';
  if (debit !== 0) return { sized: negatePaisa(sizeOf(debit)), signed: negatePaisa(debit) };
  if (credit !== 0) return { sized: credit, signed: credit };
  const amount = readMoney(cell('amount')) ?? zeroPaisa;
  if (amount === 'unreadable') return amount;
  const side = cell('side').toLowerCase();
  if (/^(d|dr|debit|withdraw\w*|paid|sent|out)\b/.test(side))
    return { sized: negatePaisa(sizeOf(amount)), signed: negatePaisa(amount) };
  if (/^(c|cr|credit|deposit|received|in)\b/.test(side)) return { sized: sizeOf(amount), signed: amount };
  return { sized: amount, signed: amount };
}

function sizeOf(amount: Paisa): Paisa {
  return asPaisa(Math.abs(amount));
}
