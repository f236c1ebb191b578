import type { BsCalendar } from '../../calendar/bs-calendar.ts';
import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { toLatin } from '../../numbers/digits.ts';
import { asPaisa, isPaisa, negatePaisa, type Paisa, subtractPaisa, zeroPaisa } from '../../numbers/money.ts';
import type { StatementColumn, StatementProfile } from './statement-columns.ts';
import { readStatementDay } from './statement-day.ts';
import { type OrderProblem, proveOrder } from './statement-order.ts';

/** A row of a file; `number` is its place there, from 1. */
export type StatementRow = { readonly number: number; readonly cells: readonly string[] };

/** A line of a statement: what came in is above zero, what went out below; the balance is what is there after it. */
export type StatementLine = {
  readonly row: number;
  readonly day: CalendarDay;
  readonly text: string;
  readonly reference: string | null;
  readonly amount: Paisa;
  readonly balance: Paisa;
};

/** Why a statement cannot be read, and in which row of the file. */
export type StatementProblem =
  | { readonly what: 'noLines' }
  | { readonly what: 'dayUnreadable' | 'amountUnreadable' | 'balanceUnreadable' | 'bothSides'; readonly row: number }
  | OrderProblem;

export type ReadStatement =
  | { readonly ok: true; readonly lines: readonly StatementLine[]; readonly opening: Paisa }
  | { readonly ok: false; readonly problem: StatementProblem };

/**
 * The lines of a statement in the order of their days, each proven by the balance beside it. Rows without a day or an
 * amount (what was brought forward, sums, notes) are passed over.
 */
export function readStatement(
  rows: readonly StatementRow[],
  profile: StatementProfile,
  calendar: BsCalendar,
): ReadStatement {
  const lines: StatementLine[] = [];
  for (const row of rows) {
    const read = readLine(row, profile, calendar);
    if (read === null) continue;
    if ('what' in read) return { ok: false, problem: read };
    lines.push(read);
  }
  if (lines.length === 0) return { ok: false, problem: { what: 'noLines' } };
  const proven = proveOrder(lines);
  if (!proven.ok) return proven;
  const [first] = proven.lines;
  const opening = first === undefined ? zeroPaisa : subtractPaisa(first.balance, first.amount);
  return { ok: true, lines: proven.lines, opening };
}

function readLine(
  { number: row, cells }: StatementRow,
  profile: StatementProfile,
  calendar: BsCalendar,
): StatementLine | StatementProblem | null {
  const cell = (key: StatementColumn): string => {
    const at = profile.columns.indexOf(key);
    return at === -1 ? '' : (cells[at] ?? '').trim();
  };
  // Sums below the lines have no day, and what goes on with a text has none either.
  if (cell('date') === '') return null;
  const amount = amountOf(cell);
  if (amount === 'bothSides') return { what: 'bothSides', row };
  if (amount === 'unreadable') return { what: 'amountUnreadable', row };
  if (amount === 0) return null;
  const day = readStatementDay(cell('date'), profile, calendar);
  if (day === null) return isSum(cell) ? null : { what: 'dayUnreadable', row };
  const balance = readMoney(cell('balance'));
  if (balance === null || balance === 'unreadable') return { what: 'balanceUnreadable', row };
  const text = cell('text').replaceAll(/\s+/gu, ' ').slice(0, longestText);
  const reference = cell('reference').replaceAll(/\s+/gu, ' ').slice(0, longestReference) || null;
  return { row, day, text, reference, amount, balance };
}

export const longestText = 300;
export const longestReference = 100;

function isSum(cell: (key: StatementColumn) => string): boolean {
  return /total|closing|opening|जम्मा|कुल/iu.test(`${cell('date')} ${cell('text')}`);
}

type Money = Paisa | 'unreadable';

/** What came in, above zero, or went out, below; nothing is zero. */
function amountOf(cell: (key: StatementColumn) => string): Money | 'bothSides' {
  const [debit, credit] = [readMoney(cell('debit')) ?? zeroPaisa, readMoney(cell('credit')) ?? zeroPaisa];
  if (debit === 'unreadable' || credit === 'unreadable') return 'unreadable';
  if (debit !== 0 && credit !== 0) return 'bothSides';
  if (debit !== 0) return negatePaisa(asPaisa(Math.abs(debit)));
  if (credit !== 0) return credit;
  const amount = readMoney(cell('amount')) ?? zeroPaisa;
  const side = cell('side').toLowerCase();
  if (amount === 'unreadable' || side === '') return amount;
  const size = asPaisa(Math.abs(amount));
  if (/^(d|dr|debit|withdraw\w*|paid|sent|out)\b/.test(side)) return negatePaisa(size);
  return /^(c|cr|credit|deposit|received|in)\b/.test(side) ? size : amount;
}

/**
 * Money as it is written in statements: `1,23,456.78`, `(500.00)`, `-500`, `500.00 Dr`, in digits of either script. Null
 * where nothing is written.
 */
export function readMoney(text: string): Money | null {
  const plain = toLatin(text)
    .toLowerCase()
    .replaceAll(/npr|rs\.?|रु\.?|[\s,]/gu, '');
  if (plain === '' || /^[-–—.]+$/u.test(plain)) return null;
  const found = /^(\()?([-+−])?(\d+)(?:\.(\d*))?\)?(dr|cr)?\.?$/u.exec(plain);
  if (found === null) return 'unreadable';
  const [, bracket, sign, whole = '', decimals = '', side] = found;
  const paisa = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  // A workbook may say 0.1 with what binary fractions leave over, and nothing that is money.
  const isWhole = /^0{0,6}$/.test(decimals.slice(2, 8));
  if (!isWhole || !isPaisa(paisa)) return 'unreadable';
  const isBelow = bracket !== undefined || sign === '-' || sign === '−' || side === 'dr';
  return isBelow && paisa !== 0 ? negatePaisa(asPaisa(paisa)) : asPaisa(paisa);
}
