import type { Answer, Input } from '@bahi/contract/endpoint';
import type { TdsTieRow } from '@bahi/contract/money/tds/tds-answer';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { vatMonthsBetween, vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import { addPaisa, asPaisa, type Paisa, rupeesFromPaisa, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { isTdsPortalType, tdsPortalTypes } from '@bahi/domain/numbers/tds';
import { isPan } from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked, storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readPayments } from '../../books/tax-office/tax-office.ts';
import {
  lineOf,
  type Month,
  type MonthReader,
  readBooked,
  readRegister,
  readSumsOf,
  refuseOfOutlet,
  type RegisterRow,
  sumOfRows,
} from './tds.register.ts';

type Contract = typeof tdsContract;
export type TdsMonth = Answer<Contract['get']>;

/** Two years: further back nothing is paid any more. */
const shownMonths = 24;

/** The month that runs and those before it from the first in which tax was held back, with what is left to pay of each. */
export async function listMonths(context: Context): Promise<Answer<Contract['list']>> {
  const { db, businessId, today, calendar } = context;
  refuseOfOutlet(context.session);
  const [begun] = await db.query<{ first: string | null }>(
    `select min(posting_date) as first from journal_line where business_id = $1 and account_code = 'TDS_PAYABLE'`,
    [businessId],
  );
  const first = begun?.first ? storedDay(begun.first) : today;
  const ends = [bsMonthOf(today, calendar).to, ...vatMonthsBetween({ first, today }, shownMonths - 1, calendar)];
  const sums = await readSumsOf(
    context,
    ends.map((end) => bsMonthOf(end, calendar)),
  );
  const months = sums.flatMap(({ deducted, deposited, left, count }, place) => {
    const end = ends[place];
    if (end === undefined) return [];
    const amounts = {
      deducted: rupeesFromPaisa(deducted),
      deposited: rupeesFromPaisa(deposited),
      left: rupeesFromPaisa(left),
    };
    return [{ ...monthOf(context, end), isOver: end < today, ...amounts, count }];
  });
  return { months };
}

/** The register of the month of a day, with what it ties to and what was paid of it. */
export async function getMonth(context: Context, { query }: Input<Contract['get']>): Promise<TdsMonth> {
  return readMonth(context, bsMonthOf(dayAsked(context, query.dayAD), context.calendar));
}

export async function readMonth(reader: MonthReader, month: Month): Promise<TdsMonth> {
  refuseOfOutlet(reader.session);
  const rows = await readRegister(reader, month);
  const { booked, opened } = await readBooked(reader, month);
  const deposits = await readPayments(reader, 'TDS', month.to);
  const paid = deposits.filter(({ state }) => state === 'POSTED').map((row) => asPaisa(row.amount_paisa));
  const deducted = addPaisa(sumOfRows(rows), opened);
  const filed = addPaisa(sumOfRows(rowsOfFile(rows)), opened);
  const deposited = sumPaisa(paid);
  return {
    month: monthOf(reader, month.to),
    isOver: month.to < reader.today,
    deducted: rupeesFromPaisa(deducted),
    deposited: rupeesFromPaisa(deposited),
    left: rupeesFromPaisa(subtractPaisa(deducted, deposited)),
    payable: rupeesFromPaisa(subtractPaisa(filed, deposited)),
    opened: rupeesFromPaisa(opened),
    lines: rows.flatMap(lineOf),
    types: typesOf(rowsOfFile(rows)),
    ties: tiesOf(rows, { deducted, booked, filed }),
    deposits: deposits.map((row) => row.told),
  };
}

/** What the file has: what was taken back of a former month has no place in it, and is told. */
export function rowsOfFile(rows: readonly RegisterRow[]): RegisterRow[] {
  return rows.filter((row) => !row.is_taken_back);
}

function typesOf(rows: readonly RegisterRow[]): TdsMonth['types'] {
  const numbers = [...new Set(rows.map((row) => row.portal_type))].toSorted((one, other) => one - other);
  return numbers.map((portalType) => {
    const own = rows.filter((row) => row.portal_type === portalType);
    return {
      portalType,
      head: isTdsPortalType(portalType) ? tdsPortalTypes[portalType] : null,
      count: own.length,
      base: rupeesOf(own.reduce((sum, row) => sum + row.base_paisa, 0)),
      amount: rupeesFromPaisa(sumOfRows(own)),
    };
  });
}

function tiesOf(
  rows: readonly RegisterRow[],
  { deducted, booked, filed }: { deducted: Paisa; booked: Paisa; filed: Paisa },
): TdsTieRow[] {
  const named = (tie: 'LEDGER' | 'FILE', other: Paisa): TdsTieRow => ({
    tie,
    isTied: deducted === other,
    said: rupeesFromPaisa(deducted),
    other: rupeesFromPaisa(other),
    names: [],
  });
  const without = rows.filter((row) => !row.is_taken_back && !isPan(row.pan));
  const names = new Map(without.map(({ name, name_np: nameNp }) => [name, { name, nameNp }]));
  return [
    named('LEDGER', booked),
    named('FILE', filed),
    { tie: 'PAN', isTied: without.length === 0, said: null, other: null, names: [...names.values()] },
  ];
}

export function monthOf({ calendar }: Pick<MonthReader, 'calendar'>, end: CalendarDay): TdsMonth['month'] {
  const last = bothDates(end, calendar);
  const due = bothDates(vatReturnDueOn(end, calendar), calendar);
  return {
    firstDayAD: formatAdDate(bsMonthOf(end, calendar).from),
    lastDayAD: last.ad,
    lastDayBS: last.bs,
    dueDayAD: due.ad,
    dueDayBS: due.bs,
  };
}
