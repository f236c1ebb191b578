import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { MonthReader } from './vat-return.figures.ts';
import type { ReturnRow } from './vat-return.rows.ts';

/** A return is of a whole business that is registered for VAT. */
export async function refuseUnregistered({ db, businessId, session }: MonthReader): Promise<void> {
  refuseOfOutlet(session);
  const [row] = await db.query(`select from business where id = $1 and register_type = 'VAT'`, [businessId]);
  if (row === undefined) fail('vatReturn.notRegistered', { status: 409 });
}

/** Who works in one outlet sees a part of what a return is of. */
export function refuseOfOutlet({ outletId }: MonthReader['session']): void {
  if (outletId !== null) fail('vatReturn.wholeBusiness', { status: 409 });
}

/** What was said of a month, the newest first. */
export function readFilings({ db, businessId }: MonthReader, end: CalendarDay): Promise<ReturnRow[]> {
  return db.query<ReturnRow>(
    'select * from vat_return where business_id = $1 and month_end = $2 order by sequence desc',
    [businessId, formatAdDate(end)],
  );
}

/** The last return that was filed of a month before this one; null: none was. */
export async function readBefore({ db, businessId }: MonthReader, end: CalendarDay): Promise<ReturnRow | null> {
  const [row] = await db.query<ReturnRow>(
    'select * from vat_return where business_id = $1 and month_end < $2 order by month_end desc, sequence desc limit 1',
    [businessId, formatAdDate(end)],
  );
  return row ?? null;
}

/** Whether that one is of the month just before. */
export function isMonthBefore(
  { calendar }: Pick<MonthReader, 'calendar'>,
  before: ReturnRow,
  end: CalendarDay,
): boolean {
  return storedDay(before.month_end) === addDays(bsMonthOf(end, calendar).from, -1);
}
