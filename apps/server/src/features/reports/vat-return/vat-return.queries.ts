import type { Answer, Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { vatMonthsBetween, vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import { type TypedBoxes, vatReturnOf } from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked, storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readOpenDays } from '../../books/ledger/open-days.ts';
import { lockedThrough } from '../../books/period-lock/period-lock.queries.ts';
import { figuresText, type MonthReader, readCounts, readFigures } from './vat-return.figures.ts';
import { readLargeParties } from './vat-return.parties.ts';
import {
  brokenOf,
  countingOf,
  monthToFileFirst,
  isFiledElsewhere,
  readBefore,
  readBroken,
  readCounting,
  readFilings,
  refuseOfOutlet,
  refuseUnregistered,
} from './vat-return.filings.ts';
import {
  boxesOf,
  filedReturn,
  filingOf,
  partyOf,
  type ReturnRow,
  typedOf,
  type VatMonthReturn,
} from './vat-return.rows.ts';
import { readLeftOfMonths } from './vat-return.booking.ts';
import { readPaid } from './vat-return.paid.ts';
import { readTies } from './vat-return.ties.ts';

type Contract = typeof vatReturnContract;

/** Two years: further back nothing is filed any more. */
const shownMonths = 24;

/** The first day with tax on one side, by the index of its account. */
const firstOf = 'select min(posting_date) from journal_line where business_id = $1 and account_code =';

/** The day on which the books began with tax: what was owed then is of the month before. */
const begunWith = `select min(day) from account_day where business_id = $1 and account_code in ('OUTPUT_VAT', 'INPUT_VAT')
  and source_kind = 'OPENING_VOUCHER'`;

/** The month that runs and those before it, with the last that was said of each. */
export async function listMonths(context: Context): Promise<Answer<Contract['list']>> {
  const { db, businessId, today, calendar } = context;
  refuseOfOutlet(context.session);
  const [row] = await db.query<{ is_registered: boolean; first: string | null; begun: string | null }>(
    `select register_type = 'VAT' as is_registered, least((${firstOf} 'OUTPUT_VAT'), (${firstOf} 'INPUT_VAT')) as first,
       (${begunWith}) as begun from business where id = $1`,
    [businessId],
  );
  const begun = row?.begun ? addDays(bsMonthOf(storedDay(row.begun), calendar).from, -1) : today;
  const first = earlier(row?.first ? storedDay(row.first) : today, begun);
  const { begunOn } = await readOpenDays(context, { hasVat: false });
  const ends = [bsMonthOf(today, calendar).to, ...vatMonthsBetween({ first, today }, shownMonths - 1, calendar)];
  const filings = await readCounting(context);
  const isRegistered = row?.is_registered === true;
  if (!isRegistered && filings.length === 0) return { isRegistered, months: [] };
  const broken = new Set(brokenOf(filings).map(({ id }) => id));
  const firstFiled = filings.map(({ month_end: of }) => storedDay(of)).reduce(earlier, today);
  const locked = await readLocked(context);
  const left = await readLeftOfMonths(context);
  const months = ends.map((end) => {
    const filed = filings.find(({ month_end: of }) => of === formatAdDate(end));
    const filing = filed === undefined ? null : filingOf(context, filed);
    const isBefore = (begunOn !== null && end < begunOn) || (end < firstFiled && filings.length > 0);
    return {
      ...monthOf(context, end),
      isOver: end < today,
      isLocked: locked !== null && end <= locked,
      isElsewhere: filing === null && isBefore,
      isToFileAgain: filing !== null && broken.has(filing.id),
      filing,
      leftToPay: rupeesOfMonth(left, end),
    };
  });
  // Who is registered no more has what it filed while it was.
  return { isRegistered: true, months: isRegistered ? months : months.filter(({ filing }) => filing !== null) };
}

function rupeesOfMonth(left: readonly { day: CalendarDay; left: number }[], end: CalendarDay): number | null {
  const own = left.find(({ day }) => day === end);
  return own === undefined ? null : rupeesOf(own.left);
}

function earlier(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? one : other;
}

/** The return of the month of a day: what the books say of it now, beside what was filed. */
export async function getReturn(context: Context, { query }: Input<Contract['get']>): Promise<VatMonthReturn> {
  const month = bsMonthOf(dayAsked(context, query.dayAD), context.calendar);
  return readReturn(context, month);
}

/** What is known of a month before its boxes are made. */
export async function readReturn(
  context: MonthReader,
  month: { from: CalendarDay; to: CalendarDay },
): Promise<VatMonthReturn> {
  const { today } = context;
  refuseOfOutlet(context.session);
  const filings = await readFilings(context, month.to);
  // Who was registered then pays and takes back what it filed.
  if (filings.length === 0) await refuseUnregistered(context);
  const last = countingOf(filings);
  const before = await readBefore(context, month.to);
  const first = (await readBroken(context, month.to)) ?? monthToFileFirst(context, before, month.to);
  const typed = last === null ? untypedOf(first === null ? before : null) : typedOf(last);
  const figures = await readFigures(context, month);
  const now = vatReturnOf(figures, typed);
  const parties = (await readLargeParties(context, month)).map(partyOf);
  const paid = await readPaid(context, month.to);
  const locked = await readLocked(context);
  return {
    month: monthOf(context, month.to),
    isOver: month.to < today,
    isLocked: locked !== null && month.to <= locked,
    boxes: boxesOf(now, last === null ? null : filedReturn(last)),
    counts: await readCounts(context, month),
    typed: {
      ...typed,
      adjustmentReason: reasonOf(last),
      refundBasis: last?.refund_basis ?? null,
      paid: rupeesOf(paid.total),
      voucherNumber: paid.vouchers,
    },
    figures: figuresText(figures),
    refusal: await refusalOf(context, month.to, { before, last, first }),
    fileFirst: first === null ? null : monthOf(context, first),
    isFirst: before === null,
    carriedBefore: before?.carried_forward ?? null,
    payable: now.payable,
    carriedForward: now.carriedForward,
    leftToPay: last === null ? null : filedReturn(last).payable - rupeesOf(paid.total),
    ties: await readTies(context, month, { typed, before, last, parties }),
    filings: filings.map((row) => filingOf(context, row)),
    parties,
    payments: paid.payments,
  };
}

/** Why a month cannot be filed: another one comes first, or it was filed elsewhere. */
async function refusalOf(
  context: MonthReader,
  end: CalendarDay,
  { before, last, first }: { before: ReturnRow | null; last: ReturnRow | null; first: CalendarDay | null },
): Promise<VatMonthReturn['refusal']> {
  if (first !== null) return 'MONTH_BEFORE';
  if (before !== null || last !== null) return null;
  return (await isFiledElsewhere(context, end)) ? 'BEFORE_FIRST' : null;
}

function untypedOf(before: ReturnRow | null): TypedBoxes {
  return { adjustmentCredit: 0, adjustmentDebit: 0, broughtForward: before?.carried_forward ?? 0, refundAsked: 0 };
}

function reasonOf(row: ReturnRow | null): VatMonthReturn['typed']['adjustmentReason'] {
  const said = row?.adjustment_reason;
  return said === 'ADJUSTMENT' || said === 'ELECTRONIC_PAYMENT' || said === 'OTHER' ? said : null;
}

/** Through which day nothing with VAT is written. */
async function readLocked(context: MonthReader): Promise<CalendarDay | null> {
  const days = [await lockedThrough(context, 'ALL'), await lockedThrough(context, 'VAT')].filter((day) => day !== null);
  return days.length === 0 ? null : days.reduce((one, other) => (one > other ? one : other));
}

function monthOf({ calendar }: Pick<MonthReader, 'calendar'>, end: CalendarDay): VatMonthReturn['month'] {
  const last = bothDates(end, calendar);
  const due = bothDates(vatReturnDueOn(end, calendar), calendar);
  return {
    firstDayAD: formatAdDate(bsMonthOf(end, calendar).from),
    lastDayAD: last.ad,
    lastDayBS: last.bs,
    dueDayAD: due.ad,
    dueDayBS: due.bs,
  };
}
