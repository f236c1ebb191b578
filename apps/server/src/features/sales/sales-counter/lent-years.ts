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
    `select min(from_at) as first, max(until_at) as last from counter_lend where business_id = $1 and counter_id = $2`,
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
