import type { FirstDayBy } from '@bahi/contract/enumeration';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { documentKinds, type NumberedKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { seriesCounter } from './search/series-counter.ts';
import { laterOf, type OpenDays, openFromOf, readOpenDays, refusedDay } from './open-days.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'today'>;
const dayField = 'issuedDateAD';

/** The first day by what the owner allows, that of the last number of the series, and those behind every lock. */
type Bounds = { allowedFrom: CalendarDay; last: CalendarDay | null; open: OpenDays };
type FirstDay = { first: CalendarDay; by: FirstDayBy };

/** Of which series, and whether it bears VAT, which is locked by itself. */
type Issue = { kind: NumberedKind; outletId: number; hasVat: boolean };

/**
 * Refuses a day on which no document of the series can be issued any more: days follow numbers, reach no further back
 * than the business allows, and stay behind no lock. Another may take a number meanwhile: `issueDocument` looks again.
 */
export async function refuseIssuedBefore(
  context: Reader & Pick<Context, 'language'>,
  issue: Issue,
  day: CalendarDay,
): Promise<void> {
  const bounds = await readBounds(context, issue, day);
  const { first, by } = firstOf(bounds);
  if (day >= first) return;
  if (by === 'LOCK' || by === 'YEAR_CLOSED' || by === 'BOOKS_BEGIN') {
    const refused = refusedDay(context, bounds.open, day);
    return fail(refused?.key ?? 'common.periodLocked', { field: dayField, ...refused });
  }
  failBefore(context, first, by);
}

/** The first day that the next document of the series may bear, why none before, and the last locked one where it is the lock. */
export async function firstIssueDay(
  context: Reader,
  issue: Issue,
): Promise<FirstDay & { lockedThrough: CalendarDay | null }> {
  const { allowedFrom, open } = await readBounds(context, issue, context.today);
  // Where the days that are allowed reach into the fiscal year before, its own series counts.
  const { last } = await readBounds(context, issue, laterOf(allowedFrom, openFromOf(open)));
  const { first, by } = firstOf({ allowedFrom, last, open });
  return { first, by, lockedThrough: by === 'LOCK' || by === 'YEAR_CLOSED' ? addDays(first, -1) : null };
}

/** Says at the day of a document which is the first that it may bear, and why. */
export function failBefore(
  context: Pick<Context, 'calendar' | 'language'>,
  first: CalendarDay,
  by: Exclude<FirstDay['by'], 'LOCK' | 'YEAR_CLOSED' | 'BOOKS_BEGIN'>,
): never {
  const key = by === 'ALLOWED' ? 'common.dayBeforeAllowed' : 'common.dayBeforeLastNumber';
  return fail(key, { field: dayField, parameters: { day: dayInBothCalendars(context, first) } });
}

/** The latest of the three bounds, and whose it is. */
function firstOf({ allowedFrom, last, open }: Bounds): FirstDay {
  const openFrom = openFromOf(open);
  const first = laterOf(laterOf(allowedFrom, openFrom), last);
  const byLock = open.closedThrough === null ? 'LOCK' : 'YEAR_CLOSED';
  const byOpen = openFrom === open.unlockedFrom ? byLock : 'BOOKS_BEGIN';
  return { first, by: first === openFrom ? byOpen : first === allowedFrom ? 'ALLOWED' : 'LAST_NUMBER' };
}

/** The bounds on the day of a document, of which the last number is that of the fiscal year of `day`. */
async function readBounds(context: Reader, { kind, outletId, hasVat }: Issue, day: CalendarDay): Promise<Bounds> {
  const { db, businessId, calendar, today } = context;
  const open = await readOpenDays(context, { hasVat });
  const [row] = await db.query<{ days_back: number; last_day: string | null }>(
    `select (select issue_days_back from business where id = $1) as days_back,
       (select document.dated_on from number_series series
        join document on document.business_id = $1 and document.kind = $4 and document.outlet_id = series.outlet_id
          and document.fiscal_year = series.fiscal_year and ${seriesCounter('document')} = 0
          and document.sequence = series.last_number
        where series.business_id = $1 and series.outlet_id = $2 and series.kind = $3 and series.fiscal_year = $5) as last_day`,
    [businessId, outletId, documentKinds[kind].series.kind, kind, fiscalYearOf(day, calendar).label],
  );
  const last = row?.last_day ? storedDay(row.last_day) : null;
  return { allowedFrom: addDays(today, -(row?.days_back ?? 0)), last, open };
}
