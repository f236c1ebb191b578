import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import type { Language } from '@bahi/domain/language';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { readSums } from '../../money/tds/tds.register.ts';
import { readLeftOfMonths } from '../../reports/vat-return/vat-return.booking.ts';
import type { NewNotice } from '../notice/notice.write.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'> & { lookedOn: CalendarDay };
type Month = { end: CalendarDay; name: string; nameNp: string; count: number };

/**
 * What is due to the tax office of the month that is over, by its 25th, on the days that are told of: its VAT return, and
 * once that is filed what is left to pay of it; and tax that was held back and is not paid yet.
 */
export async function taxDues(
  reader: Reader,
  isTold: (ahead: number, sinceLast: number) => boolean,
): Promise<NewNotice[]> {
  const { today, lookedOn, calendar } = reader;
  const end = addDays(bsMonthOf(today, calendar).from, -1);
  const count = daysBetween(today, vatReturnDueOn(end, calendar));
  if (!isTold(count, daysBetween(lookedOn, today))) return [];
  const { year, month } = bsFromDay(end, calendar);
  const name = (language: Language): string => `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
  const of = { end, name: name('en'), nameNp: name('ne'), count };
  return [...(await vatDue(reader, of)), ...(await tdsDue(reader, of))];
}

async function vatDue({ db, businessId }: Reader, { end, ...said }: Month): Promise<NewNotice[]> {
  const [open] = await db.query(
    `select from business where id = $1 and register_type = 'VAT'
       and exists (select from journal_line where business_id = $1 and account_code in ('INPUT_VAT', 'OUTPUT_VAT') and posting_date <= $2)
       and coalesce((select state from vat_return where business_id = $1 and month_end = $2 order by sequence desc limit 1),
         'WITHDRAWN') = 'WITHDRAWN'`,
    [businessId, formatAdDate(end)],
  );
  const whose = { outletId: null, needs: 'vat-return.read', ...said } as const;
  if (open !== undefined) return [{ kind: 'VAT_DUE', ...whose }];
  const left = (await readLeftOfMonths({ db, businessId })).find(({ day }) => day === end)?.left ?? 0;
  return left > 0 ? [{ kind: 'VAT_UNPAID', ...whose, amountPaisa: left }] : [];
}

async function tdsDue(reader: Reader, { end, ...said }: Month): Promise<NewNotice[]> {
  const { payable } = await readSums(reader, bsMonthOf(end, reader.calendar));
  return payable > 0 ? [{ kind: 'TDS_DUE', outletId: null, needs: 'tds.read', ...said, amountPaisa: payable }] : [];
}
