import type { BsCalendar } from '../../calendar/bs-calendar.ts';
import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { toLatin } from '../../numbers/digits.ts';
import { type Paisa, subtractPaisa, zeroPaisa } from '../../numbers/money.ts';
import { amountOf, hasNumber, isSum, isSumInDateColumn } from './statement-cells.ts';
import type { StatementColumn, StatementProfile } from './statement-columns.ts';
import { readStatementDay } from './statement-day.ts';
import { type Money, readMoney } from './statement-money.ts';
import { type OrderProblem, proveOrders } from './statement-order.ts';

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

/** Lines with the oldest first, and what was there before them. */
export type StatementReading = { readonly lines: readonly StatementLine[]; readonly opening: Paisa };

export type ReadStatement =
  /** Mostly one reading; several where the balances prove each of them, the likeliest first. */
  | { readonly ok: true; readonly readings: readonly StatementReading[] }
  | { readonly ok: false; readonly problem: StatementProblem };

/**
 * The lines of a statement in the order of their days, each proven by the balance beside it. Rows without an amount or
 * without a balance that have no day (what was brought forward, sums, notes) are passed over.
 */
export function readStatement(
  rows: readonly StatementRow[],
  profile: StatementProfile,
  calendar: BsCalendar,
): ReadStatement {
  const drafts: Draft[] = [];
  let above: CalendarDay | null = null;
  for (const row of rows) {
    const written: CalendarDay | null = readStatementDay(cellsOf(profile, row.cells)('date'), profile, calendar);
    above = written ?? above;
    const read = readLine(row, { written, above }, profile);
    if (read === null) continue;
    if ('what' in read) return { ok: false, problem: read };
    drafts.push(read);
  }
  return drafts.length === 0 ? { ok: false, problem: { what: 'noLines' } } : proveReadings(drafts);
}

/** What is in the column of a row that the profile names; empty where it names none. */
function cellsOf(
  { columns }: Pick<StatementProfile, 'columns'>,
  cells: readonly string[],
): (key: StatementColumn) => string {
  return (key) => {
    const at = columns.indexOf(key);
    return at === -1 ? '' : (cells[at] ?? '').trim();
  };
}

/** What is written in the date column of the rows that are lines, sums aside: of them the form of the days is guessed. */
export function daysOfLines(rows: readonly StatementRow[], profile: Pick<StatementProfile, 'columns'>): string[] {
  return rows.flatMap(({ cells }) => {
    const cell = cellsOf(profile, cells);
    const amount = amountOf(cell);
    const isLine = typeof amount !== 'string' && amount.sized !== 0 && !isSumInDateColumn(cell);
    return isLine && /\d/.test(toLatin(cell('date'))) ? [cell('date')] : [];
  });
}

/** A line with both amounts that it may mean, see `amountOf`. */
type Draft = Omit<StatementLine, 'amount'> & { readonly sized: Paisa; readonly signed: Paisa };

/** A row as a line: of the day that is written there, or of the nearest one above where its cell is empty. */
function readLine(
  { number: row, cells }: StatementRow,
  { written, above }: { written: CalendarDay | null; above: CalendarDay | null },
  profile: StatementProfile,
): Draft | StatementProblem | null {
  const cell = cellsOf(profile, cells);
  // Headings that are repeated on each page, and notes below the lines.
  if (!hasNumber(cell)) return null;
  const [amount, balance] = [amountOf(cell), readMoney(cell('balance'))];
  const isDated = cell('date') !== '';
  if (isDated && written === null && isSumInDateColumn(cell)) return null;
  if (!isDated && !isUndatedLine(cell, amount, balance)) return null;
  if (amount === 'bothSides') return { what: 'bothSides', row };
  if (amount === 'unreadable') return { what: 'amountUnreadable', row };
  if (amount.sized === 0) return null;
  const day = isDated ? written : above;
  if (day === null) return { what: 'dayUnreadable', row };
  if (balance === null || balance === 'unreadable') return { what: 'balanceUnreadable', row };
  const text = cell('text').replaceAll(/\s+/gu, ' ').slice(0, longestText);
  const reference = cell('reference').replaceAll(/\s+/gu, ' ').slice(0, longestReference) || null;
  return { row, day, text, reference, ...amount, balance };
}

/** Sums have no day, and no balance or both a debit and a credit; what goes on with a text has neither amount nor balance. */
function isUndatedLine(
  cell: (key: StatementColumn) => string,
  amount: ReturnType<typeof amountOf>,
  balance: Money | null,
): boolean {
  if (balance === null || amount === 'bothSides' || isSum(cell('text'))) return false;
  return amount !== 'unreadable' || balance !== 'unreadable';
}

export const longestText = 300;
export const longestReference = 100;

/**
 * The readings of the lines that their balances prove. A debit below zero is money that came back with some banks (a fee
 * that is reversed), while others write each debit so: whichever proves is it, of all lines alike. Debits of both signs
 * in one file can hardly be the habit of the second, so there the first is the likelier.
 */
function proveReadings(drafts: readonly Draft[]): ReadStatement {
  const linesBy = (which: 'sized' | 'signed'): StatementLine[] =>
    drafts.map(({ sized, signed, ...line }) => ({ ...line, amount: which === 'sized' ? sized : signed }));
  const isPlain = drafts.every(({ sized, signed }) => sized === signed);
  const hasBoth = drafts.some(({ sized, signed }) => sized === signed && sized < 0);
  const ways = isPlain
    ? (['sized'] as const)
    : hasBoth
      ? (['signed', 'sized'] as const)
      : (['sized', 'signed'] as const);
  const proofs = ways.map((which) => proveOrders(linesBy(which)));
  const readings = proofs.flatMap((proof) => (proof.ok ? proof.orders : [])).map(readingOf);
  const [likeliest] = proofs;
  if (readings.length > 0 || likeliest === undefined || likeliest.ok) return { ok: true, readings };
  return likeliest;
}

function readingOf(lines: readonly StatementLine[]): StatementReading {
  const [first] = lines;
  return { lines, opening: first === undefined ? zeroPaisa : subtractPaisa(first.balance, first.amount) };
}
