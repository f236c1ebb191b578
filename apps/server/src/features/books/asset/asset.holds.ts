import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOpenDays, refusedDay } from '../ledger/open-days.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'language'>;
type Hold = ReturnType<typeof refusedDay> | { key: 'asset.yearPosted'; parameters: { year: string } };

/** What holds the register of a day: what is offered is told by it, and what is refused. */
export type Holds = {
  /** Of what was bought on a day, whose whole year is written down on its last one. */
  ofPurchase: (day: CalendarDay) => Hold;
  /** Of what was given up on a day. */
  ofDisposal: (day: CalendarDay) => Hold;
};

/** Reads the years that are written down, and the days that are open. */
export async function readHolds(context: Reader): Promise<Holds> {
  const posted = await readPostedThrough(context);
  const open = await readOpenDays(context, { hasVat: false });
  const holdOf = (year: string, day: CalendarDay): Hold =>
    posted !== null && year <= posted
      ? { key: 'asset.yearPosted', parameters: { year: formatFiscalYear(posted, context.language) } }
      : refusedDay(context, open, day);
  return {
    ofPurchase: (day) => {
      const { label, lastDay } = fiscalYearOf(day, context.calendar);
      return holdOf(label, lastDay);
    },
    ofDisposal: (day) => holdOf(fiscalYearOf(day, context.calendar).label, day),
  };
}

/** Refuses what is held, at its field where the form has one. */
export function refuseHeld(hold: Hold, field?: string): void {
  if (hold === null) return;
  const at = field === undefined ? { status: 409 as const } : { field };
  fail(hold.key, { ...at, parameters: hold.parameters });
}

/** The last fiscal year whose depreciation is posted; null where none is. */
async function readPostedThrough({ db, businessId }: Reader): Promise<string | null> {
  const [row] = await db.query<{ year: string | null }>(
    'select max(fiscal_year) as year from asset_year where business_id = $1',
    [businessId],
  );
  return row?.year ?? null;
}
