import {
  addDays,
  asCalendarDay,
  type CalendarDay,
  daysBetween,
  formatAdDate,
} from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import { tdsAccounts } from '@bahi/domain/posting/accounts/tds';
import { accountsOfParty } from '@bahi/domain/posting/ledger';
import { asPaisa, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';
import { seesSales } from './dashboard.sees.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'can'>;
const figures = ['sales', 'receipts', 'expenses', 'payments', 'purchases'] as const;
export type DayFigures = Readonly<Record<(typeof figures)[number], Paisa>> & { readonly day: CalendarDay };

type Sums = Record<(typeof figures)[number], number>;

/** The figures of `account_day`, or of lines with the kind of their source; their parameters are those of `asked`. */
const sums = `${sumOf('debit_paisa - credit_paisa', '$6', 'source_kind = any($4)')} as sales,
  ${sumOf('credit_paisa - debit_paisa', '$9', `source_kind = 'RECEIPT'`)} as receipts,
  ${sumOf('credit_paisa - debit_paisa', '$7', 'source_kind = any($5)')} as expenses,
  ${sumOf('debit_paisa - credit_paisa', '$10', `source_kind = 'RECEIPT'`)} as payments,
  ${sumOf('credit_paisa - debit_paisa', '$7', 'source_kind = any($8)')} as purchases`;

/** Sales, expenses and purchases are those that the caller may read. */
function asked(context: Reader, from: CalendarDay): unknown[] {
  const sees = seesSales(context);
  return [
    context.businessId,
    formatAdDate(from),
    formatAdDate(context.today),
    sees ? kindsWith({ figure: 'sales' }) : [],
    readableKinds(context, { figure: 'spending' }),
    accountsOfParty('customer'),
    accountsOfParty('vendor'),
    readableKinds(context, { figure: 'purchases' }),
    // Tax that is held back settles a bill and moves no money: its two sides come to nothing.
    sees ? [...accountsOfParty('customer'), tdsAccounts.RECEIVED] : [],
    [...accountsOfParty('vendor'), tdsAccounts.PAID],
  ];
}

/**
 * What the books say of each day from `from` until today, in paisa: what customers were billed and paid, less what was
 * credited and paid back to them, and vendors billed and were paid. What is taken back counts on the day on which it was
 * taken back, so that no day before changes; using an advance moves no money.
 */
export async function readDays(context: Reader, from: CalendarDay): Promise<DayFigures[]> {
  const { db, today } = context;
  const rows = await db.query<Sums & { day: string }>(
    `select day, ${sums} from account_day where business_id = $1 and day between $2 and $3 group by day`,
    asked(context, from),
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysBetween(from, today) + 1 }, (_, offset) => {
    const day = asCalendarDay(addDays(from, offset));
    return figuresOf(day, byDay.get(formatAdDate(day)));
  });
}

/** The same of today by the hour in which it was written, 0 to 23 by the clock of Kathmandu. */
export async function readHours(context: Reader): Promise<DayFigures[]> {
  const { db, today } = context;
  const rows = await db.query<Sums & { hour: number }>(
    `select hour, ${sums}
     from (select extract(hour from entry.created_at at time zone 'Asia/Kathmandu')::int as hour, entry.source_kind,
         line.account_code, line.debit_paisa, line.credit_paisa
       from journal_entry entry
       join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
       where entry.business_id = $1 and entry.posting_date between $2 and $3) written
     group by hour`,
    asked(context, today),
  );
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return Array.from({ length: 24 }, (_, hour) => figuresOf(today, byHour.get(hour)));
}

function figuresOf(day: CalendarDay, of: Sums | undefined): DayFigures {
  return {
    day,
    sales: asPaisa(of?.sales ?? 0),
    receipts: asPaisa(of?.receipts ?? 0),
    expenses: asPaisa(of?.expenses ?? 0),
    payments: asPaisa(of?.payments ?? 0),
    purchases: asPaisa(of?.purchases ?? 0),
  };
}

function sumOf(change: string, accounts: string, condition: string): string {
  return `coalesce(sum(${change}) filter (where account_code = any(${accounts}) and ${condition}), 0)::bigint`;
}

/** One figure of several days. */
export function sumOfDays(days: readonly DayFigures[], figure: (typeof figures)[number]): Paisa {
  return sumPaisa(days.map((day) => day[figure]));
}
