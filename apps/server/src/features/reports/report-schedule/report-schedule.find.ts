import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { bodyOf, filterMeant } from '@bahi/contract/reports/report/filter-texts';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { dateRangeOf } from '@bahi/domain/calendar/date-range';
import { servedReports } from '../all-reports/served-reports.ts';
import type { Reader } from '../report/report.asked.ts';
import type { Found } from '../report/report.query.ts';
import { refusalOfReport } from '../report/report.viewer.ts';
import type { SavedReport } from '../saved-report/saved-report.rows.ts';

/** A saved report as it is kept. */
export type Kept = Pick<SavedReport, 'report' | 'period' | 'filter'>;

/** The rows that a saved report means on a day. */
export function findKept(reader: Reader, { report: path, period, filter }: Kept, day: CalendarDay): Promise<Found> {
  const { report } = reportAt(path);
  const range = period === null ? null : dateRangeOf(period, day, reader.calendar);
  const days = range === null ? null : { from: formatAdDate(range.from), to: formatAdDate(range.to) };
  return servedReports[path].find(reader, bodyOf(report, filterMeant(report, filter, days)));
}

/** Why a saved report does not open for its reader today; null where it does. */
export async function whyNotOpen(reader: Reader, kept: Kept): Promise<'NO_RIGHT' | 'FILTER_WRONG' | null> {
  return findKept(reader, kept, reader.today).then(() => null, refusalOfReport);
}
