import { bothDates, dayText, storedDay } from '../../../platform/core/days.ts';
import type { Context } from '../../../platform/core/context.ts';
import { yearsSince } from '../../../platform/core/fiscal-years.ts';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Row } from '../../../platform/database/table-types.ts';
import { readOpenDays } from '../ledger/open-days.ts';
import { lockedThrough } from '../period-lock/period-lock.queries.ts';
import { readFirstBookedDay } from '../voucher/opening/opening.queries.ts';

/** The years of which anything stands in the books, the newest first; of new books the one that runs. */
export async function readYears(context: Context): Promise<FiscalYear[]> {
  const { begunOn } = await readOpenDays(context, { hasVat: false });
  const first = begunOn ?? (await readFirstBookedDay(context)) ?? context.today;
  return yearsSince(context, fiscalYearOf(first, context.calendar).startBsYear);
}

/** The closing vouchers of a year that are in force, by outlet. */
export function readClosing({ db, businessId }: Context, { lastDay }: FiscalYear): Promise<ClosingRow[]> {
  return db.query<ClosingRow>(
    `select voucher.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       coalesce(line.account_code, 'RETAINED_EARNINGS') as onto, coalesce(line.credit_paisa - line.debit_paisa, 0)::bigint as profit_paisa
     from voucher
     join outlet on outlet.business_id = voucher.business_id and outlet.id = voucher.outlet_id
     left join voucher_line line on line.business_id = voucher.business_id and line.voucher_id = voucher.id
       and line.account_code in ('RETAINED_EARNINGS', 'CAPITAL')
     where voucher.business_id = $1 and voucher.kind = 'CLOSING_VOUCHER' and voucher.state = 'POSTED' and voucher.dated_on = $2
     order by voucher.outlet_id`,
    [businessId, formatAdDate(lastDay)],
  );
}

export type ClosingRow = Row<'voucher'> & {
  outlet_name: string;
  outlet_name_np: string | null;
  onto: 'RETAINED_EARNINGS' | 'CAPITAL';
  profit_paisa: number;
};

/** What holds a year: the closing of it or of a later one, and the lock of all books. */
export type YearState = {
  isOver: boolean;
  isLocked: boolean;
  lockedThrough: CalendarDay | null;
  isClosed: boolean;
  isLaterClosed: boolean;
  /** The last day of the last year that is closed; null where none is. */
  closedThrough: CalendarDay | null;
};

export async function readState(context: Context, year: FiscalYear): Promise<YearState> {
  const { db, businessId, today } = context;
  const through = await lockedThrough(context, 'ALL');
  const [row] = await db.query<{ closed_through: string | null; is_closed: boolean }>(
    `select closed_through($1), exists (select from voucher where business_id = $1 and kind = 'CLOSING_VOUCHER'
       and state = 'POSTED' and dated_on = $2) as is_closed`,
    [businessId, formatAdDate(year.lastDay)],
  );
  const closed = row?.closed_through ? storedDay(row.closed_through) : null;
  return {
    isOver: year.lastDay < today,
    isLocked: through !== null && through >= year.lastDay,
    lockedThrough: through,
    isClosed: row?.is_closed ?? false,
    isLaterClosed: closed !== null && closed > year.lastDay,
    closedThrough: closed,
  };
}

/** Its first and last day as they are answered. */
export function daysOf({ calendar }: Pick<Context, 'calendar'>, { firstDay, lastDay }: FiscalYear) {
  const [first, last] = [bothDates(firstDay, calendar), bothDates(lastDay, calendar)];
  return { firstDayAD: first.ad, firstDayBS: first.bs, lastDayAD: last.ad, lastDayBS: last.bs };
}

/** Its last day as a sentence says it. */
export function lastDayText(context: Context, { lastDay }: FiscalYear): string {
  return dayText(context, lastDay);
}
