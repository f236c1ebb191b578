import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOpenDays } from '../../books/ledger/open-days.ts';
import type { MonthReader } from './vat-return.figures.ts';
import type { ReturnRow } from './vat-return.rows.ts';

/** The last that was said of each month, and of those the ones that were not taken back. */
const said = 'select * from (select distinct on (month_end) * from vat_return where business_id = $1';
const counts = `order by month_end, sequence desc) said where state <> 'WITHDRAWN'`;

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

/** What counts of a month: the last that was said of it, unless that was taken back. */
export function countingOf(filings: readonly ReturnRow[]): ReturnRow | null {
  const [last] = filings;
  return last === undefined || last.state === 'WITHDRAWN' ? null : last;
}

/** The return that counts of the last month before this one that has one; null: none was filed. */
export async function readBefore({ db, businessId }: MonthReader, end: CalendarDay): Promise<ReturnRow | null> {
  const [row] = await db.query<ReturnRow>(`${said} and month_end < $2 ${counts} order by month_end desc limit 1`, [
    businessId,
    formatAdDate(end),
  ]);
  return row ?? null;
}

/** The same of the first month after it. */
export async function readAfter({ db, businessId }: MonthReader, end: CalendarDay): Promise<ReturnRow | null> {
  const [row] = await db.query<ReturnRow>(`${said} and month_end > $2 ${counts} order by month_end limit 1`, [
    businessId,
    formatAdDate(end),
  ]);
  return row ?? null;
}

/**
 * Whether a month was over before the books began, or was before the first that was filed here: its return is filed
 * elsewhere, and is none of the product's.
 */
export async function isFiledElsewhere(reader: MonthReader, end: CalendarDay): Promise<boolean> {
  if ((await readBegunAfter(reader, end)) !== null) return true;
  return (await readBefore(reader, end)) === null && (await readAfter(reader, end)) !== null;
}

/** The day on which the books begin, where a month was over before it; null: it is a month of the books. */
export async function readBegunAfter(reader: MonthReader, end: CalendarDay): Promise<CalendarDay | null> {
  const { begunOn } = await readOpenDays(reader, { hasVat: false });
  return begunOn !== null && end < begunOn ? begunOn : null;
}

/** The return that counts of each month that has one: a business files twelve a year. */
export function readCounting({ db, businessId }: Pick<MonthReader, 'db' | 'businessId'>): Promise<ReturnRow[]> {
  return db.query<ReturnRow>(`${said} ${counts} order by month_end`, [businessId]);
}

/** Which month has to be filed before this one, by its last day; null: none. */
export function monthToFileFirst(
  { calendar }: Pick<MonthReader, 'calendar'>,
  before: ReturnRow | null,
  end: CalendarDay,
): CalendarDay | null {
  if (before === null || isMonthBefore({ calendar }, before, end)) return null;
  return bsMonthOf(addDays(storedDay(before.month_end), 1), calendar).to;
}

/** Which months have to be filed again, in their order: they bring forward something else than the month before carries. */
export function brokenOf(filed: readonly ReturnRow[]): ReturnRow[] {
  return filed.filter((row, place) => {
    const before = filed[place - 1];
    return before !== undefined && before.carried_forward !== row.brought_forward;
  });
}

/** The last day of the first month before this one that has to be filed again; null: none has. */
export async function readBroken(reader: MonthReader, end: CalendarDay): Promise<CalendarDay | null> {
  const [first] = brokenOf(await readCounting(reader));
  return first === undefined || storedDay(first.month_end) >= end ? null : storedDay(first.month_end);
}

/** Whether that one is of the month just before. */
export function isMonthBefore(
  { calendar }: Pick<MonthReader, 'calendar'>,
  before: ReturnRow,
  end: CalendarDay,
): boolean {
  return storedDay(before.month_end) === addDays(bsMonthOf(end, calendar).from, -1);
}
