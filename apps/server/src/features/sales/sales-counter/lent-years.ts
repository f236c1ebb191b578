import { addDays, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'now'>;

/** The fiscal years until now in which a counter may have sold by what was lent to it: also of one nothing may have come. */
export async function lentYears(
  { db, businessId, calendar, now }: Reader,
  counterId: number,
): Promise<FiscalYear['label'][]> {
  const [row] = await db.query<{ first: Date | null; last: Date | null }>(
    // Each end by the index of the moments: a counter is lent to many times a day, for years.
    `select (select min(from_at) from counter_lend where business_id = $1 and counter_id = $2) as first,
       (select until_at from counter_lend where business_id = $1 and counter_id = $2
         order by from_at desc limit 1) as last`,
    [businessId, counterId],
  );
  if (!row?.first || !row.last) return [];
  const last = todayInKathmandu(Math.min(row.last.getTime(), now));
  const years: string[] = [];
  for (let day = todayInKathmandu(row.first.getTime()); day <= last;) {
    const { label, lastDay } = fiscalYearOf(day, calendar);
    years.push(label);
    day = addDays(lastDay, 1);
  }
  return years;
}
