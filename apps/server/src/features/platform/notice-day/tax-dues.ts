import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import type { Language } from '@bahi/domain/language';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { lateSubject } from '@bahi/contract/platform/notice/notice-kinds';
import { readSums } from '../../money/tds/tds.register.ts';
import { readLeftOfMonths } from '../../reports/vat-return/vat-return.booking.ts';
import type { NewNotice } from '../notice/notice.write.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'> & { lookedOn: CalendarDay };
type Month = { end: CalendarDay; name: string; nameNp: string; count: number };
type IsTold = (ahead: number, sinceLast: number) => boolean;

/** Once it is late, what is left to pay is told again after so many days, until it is paid. */
const lateEvery = 7;

/**
 * What is due to the tax office of the month that is over, by its 25th, on the days that are told of: its VAT return, and tax
 * that was held back and is not paid yet; and of all months that were filed what is left to pay, also after that day.
 */
export async function taxDues(reader: Reader, isTold: IsTold): Promise<NewNotice[]> {
  const { today, lookedOn, calendar } = reader;
  const of = monthOf(reader, addDays(bsMonthOf(today, calendar).from, -1));
  const unpaid = await vatUnpaid(reader, isTold);
  if (!isTold(of.count, daysBetween(lookedOn, today))) return unpaid;
  return [...(await vatDue(reader, of)), ...unpaid, ...(await tdsDue(reader, of))];
}

/** How a month is called, and in how many days it is due, below zero once it is late. */
function monthOf({ today, calendar }: Reader, end: CalendarDay): Month {
  const { year, month } = bsFromDay(end, calendar);
  const name = (language: Language): string => `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
  const count = daysBetween(today, vatReturnDueOn(end, calendar));
  return { end, name: name('en'), nameNp: name('ne'), count };
}

async function vatDue({ db, businessId }: Reader, { end, ...said }: Month): Promise<NewNotice[]> {
  const [open] = await db.query(
    `select from business where id = $1 and register_type = 'VAT'
       and exists (select from journal_line where business_id = $1 and account_code in ('INPUT_VAT', 'OUTPUT_VAT') and posting_date <= $2)
       and coalesce((select state from vat_return where business_id = $1 and month_end = $2 order by sequence desc limit 1),
         'WITHDRAWN') = 'WITHDRAWN'`,
    [businessId, formatAdDate(end)],
  );
  return open === undefined ? [] : [{ kind: 'VAT_DUE', outletId: null, needs: 'vat-return.read', ...said }];
}

async function vatUnpaid(reader: Reader, isTold: IsTold): Promise<NewNotice[]> {
  const sinceLast = daysBetween(reader.lookedOn, reader.today);
  return (await readLeftOfMonths(reader)).flatMap(({ id, day, left }): NewNotice[] => {
    if (left <= 0) return [];
    const { name, nameNp, count } = monthOf(reader, day);
    const isLate = count < 0;
    if (isLate ? !isWeekLate(-count, sinceLast) : !isTold(count, sinceLast)) return [];
    const said = { name, nameNp, count: Math.abs(count), amountPaisa: left };
    const subject = isLate ? lateSubject : '';
    return [{ kind: 'VAT_UNPAID', subject, recordId: id, outletId: null, needs: 'vat-return.read', ...said }];
  });
}

/** Whether a week of being late ended since the day that was told last. */
function isWeekLate(late: number, sinceLast: number): boolean {
  const before = Math.max(late - sinceLast, 0);
  return Math.floor(late / lateEvery) > Math.floor(before / lateEvery);
}

async function tdsDue(reader: Reader, { end, ...said }: Month): Promise<NewNotice[]> {
  const { payable } = await readSums(reader, bsMonthOf(end, reader.calendar));
  return payable > 0 ? [{ kind: 'TDS_DUE', outletId: null, needs: 'tds.read', ...said, amountPaisa: payable }] : [];
}
