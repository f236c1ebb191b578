import { weekdays } from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import { addDays, formatAdDate, hourInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { sendingDayAfter, type SendingDays } from '@bahi/domain/calendar/sending-days';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';

type Rhythm = Pick<Row<'report_schedule'>, 'frequency' | 'weekday' | 'month_day'>;

/** On which days a schedule sends. */
export function daysOf({ frequency, weekday, month_day: monthDay }: Rhythm): SendingDays {
  if (frequency === 'WEEKLY' && weekday !== null) return { frequency, weekday: weekdays.indexOf(weekday) };
  if (frequency === 'MONTHLY' && monthDay !== null) return { frequency, monthDay };
  return { frequency: 'DAILY' };
}

/**
 * The first day of a schedule that begins now, as the database keeps it: today where its hour is still to come, so that
 * nothing goes out by being saved. Null where the calendar ends before.
 */
export function firstDayOf(
  { today, now, calendar }: Pick<Context, 'today' | 'now' | 'calendar'>,
  rhythm: Rhythm & { hour: number },
): string | null {
  const before = hourInKathmandu(now) < rhythm.hour ? addDays(today, -1) : today;
  const day = sendingDayAfter(daysOf(rhythm), before, calendar);
  return day === null ? null : formatAdDate(day);
}
