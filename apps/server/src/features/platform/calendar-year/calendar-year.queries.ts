import type {
  calendarYearContract,
  CalendarYearRow,
} from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type BsCalendar, isProvisional, standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { daysOfYear, newYear } from '@bahi/domain/calendar/bs-calendar-change';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { toLatin } from '@bahi/domain/numbers/digits';
import { calendarWith } from '../../../platform/settings/calendar-years.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noRows, pageOf } from '../../../platform/database/list-query.ts';

type List = (typeof calendarYearContract)['list'];

/** The years of the calendar, of a range and of a source; the table is as it is stored at this moment. */
export async function listYears(context: Context, query: Input<List>['query']): Promise<Answer<List>> {
  if (query.isActive === false) return noRows;
  const { from = 0, to = Number.POSITIVE_INFINITY, source, search = '', sort = 'year' } = query;
  if (sort !== 'year' && sort !== '-year') fail('common.sortUnknown', { field: 'sort' });
  const found = (await readYears(context)).filter(
    (row) =>
      row.year >= from &&
      row.year <= to &&
      (source === undefined || row.source === source) &&
      String(row.year).includes(toLatin(search)),
  );
  const { limit, offset } = pageOf(query);
  const sorted = sort === 'year' ? found : found.toReversed();
  return { rows: sorted.slice(offset, offset + limit), recordsTotal: found.length };
}

/** Every year of the table. */
export async function readYears({ db }: Pick<Context, 'db'>): Promise<CalendarYearRow[]> {
  const rows = await db.query<StoredYear>(
    `select y.bs_year, y.month_lengths, y.is_official, y.provenance, y.version, y.changed_at, u.full_name as changed_by
     from calendar_year y left join app_user u on u.id = y.changed_by order by y.bs_year`,
  );
  const calendar = calendarWith(rows);
  const replaced = new Map(rows.map((row) => [row.bs_year, row]));
  return calendar.months.map((months, position) => {
    const year = calendar.firstYear + position;
    return yearRow(calendar, { year, months, stored: replaced.get(year) });
  });
}

type StoredYear = {
  bs_year: number;
  month_lengths: number[];
  is_official: boolean;
  provenance: string;
  version: number;
  changed_at: Date;
  changed_by: string | null;
};

function yearRow(
  calendar: BsCalendar,
  { year, months, stored }: { year: number; months: readonly number[]; stored: StoredYear | undefined },
): CalendarYearRow {
  const isOfficial = !isProvisional(year, calendar);
  const builtIn = standardCalendar.months[year - standardCalendar.firstYear] ?? [];
  return {
    year,
    months: [...months],
    days: daysOfYear(months),
    startsAD: formatAdDate(newYear(year, calendar)),
    source: stored === undefined ? (isOfficial ? 'OFFICIAL' : 'PROVISIONAL') : 'REPLACED',
    isOfficial,
    provenance: stored?.provenance ?? null,
    replacedBy: stored?.changed_by ?? null,
    replacedAt: stored?.changed_at.toISOString() ?? null,
    builtInMonths: stored === undefined ? null : [...builtIn],
    version: stored?.version ?? null,
  };
}
