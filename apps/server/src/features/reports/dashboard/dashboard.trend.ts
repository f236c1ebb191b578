import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';
import { type DayFigures, readDays, readHours, sumOfDays } from './dashboard.days.ts';

type Contract = typeof dashboardContract;
export type Period = Input<Contract['trend']>['query']['period'];
type Bucket = Answer<Contract['trend']>['buckets'][number];
type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar' | 'can'>;

const shown = { DAILY: 30, WEEKLY: 12, MONTHLY: 12, YEARLY: 5 } as const;
const weekDays = 7;
const yearMonths = 12;

/** What the books say of today's hours, or of the last days, weeks, months or years; the last one has begun. */
export async function readTrend(
  context: Reader,
  { query: { period } }: Input<Contract['trend']>,
): Promise<Answer<Contract['trend']>> {
  const { today } = context;
  if (period === 'HOURLY') {
    const hours = await readHours(context);
    return { period, buckets: hours.map((of, hour) => bucketOf(context, [of], { from: today, to: today, hour })) };
  }
  const starts = startsOf(context, period);
  const days = await readDays(context, starts[0] ?? today);
  const buckets = starts.map((from, position) => {
    const next = starts[position + 1];
    const to = next === undefined ? today : asCalendarDay(addDays(next, -1));
    const within = days.filter(({ day }) => day >= from && day <= to);
    return bucketOf(context, within, { from, to, hour: null });
  });
  return { period, buckets };
}

/** The first day of the day, week, month or year that today is in; weeks begin on Sunday. */
export function periodStart({ today, calendar }: Pick<Context, 'today' | 'calendar'>, period: Period): CalendarDay {
  switch (period) {
    case 'HOURLY':
    case 'DAILY':
      return today;
    case 'WEEKLY':
      return asCalendarDay(addDays(today, -weekdayOf(today)));
    case 'MONTHLY':
      return dayFromBs({ ...bsFromDay(today, calendar), day: 1 }, calendar);
    case 'YEARLY':
      return dayFromBs({ ...bsFromDay(today, calendar), month: 1, day: 1 }, calendar);
  }
}

/** 0 on Sunday; day 0 was a Thursday. */
function weekdayOf(day: CalendarDay): number {
  return (((day + 4) % weekDays) + weekDays) % weekDays;
}

/** The first days of what is shown, oldest first. */
function startsOf(context: Reader, period: Exclude<Period, 'HOURLY'>): CalendarDay[] {
  const { calendar } = context;
  const last = periodStart(context, period);
  const { year, month } = bsFromDay(last, calendar);
  const before = (count: number): CalendarDay => {
    switch (period) {
      case 'DAILY':
        return asCalendarDay(addDays(last, -count));
      case 'WEEKLY':
        return asCalendarDay(addDays(last, -count * weekDays));
      case 'MONTHLY': {
        const months = year * yearMonths + month - 1 - count;
        return dayFromBs({ year: Math.floor(months / yearMonths), month: (months % yearMonths) + 1, day: 1 }, calendar);
      }
      case 'YEARLY':
        return dayFromBs({ year: year - count, month: 1, day: 1 }, calendar);
    }
  };
  return Array.from({ length: shown[period] }, (_, position) => before(shown[period] - 1 - position));
}

function bucketOf(
  context: Reader,
  days: readonly DayFigures[],
  { from, to, hour }: { from: CalendarDay; to: CalendarDay; hour: number | null },
): Bucket {
  const sum = (figure: Parameters<typeof sumOfDays>[1]): number => rupeesOf(sumOfDays(days, figure));
  const seesSpending = readableKinds(context, { figure: 'spending' }).length > 0;
  const seesPurchases = readableKinds(context, { figure: 'purchases' }).length > 0;
  return {
    fromAD: formatAdDate(from),
    toAD: formatAdDate(to),
    hour,
    sales: sum('sales'),
    receipts: sum('receipts'),
    expenses: seesSpending ? sum('expenses') : null,
    payments: seesSpending ? sum('payments') : null,
    purchases: seesPurchases ? sum('purchases') : null,
  };
}
