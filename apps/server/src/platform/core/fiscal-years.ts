import {
  type FiscalYear,
  fiscalYearFrom,
  fiscalYearOf,
  formatFiscalYear,
  parseFiscalYear,
} from '@bahi/domain/calendar/fiscal-year';
import type { Context } from './context.ts';
import { fail } from './errors.ts';

/** As many years back as a list of them shows. */
const mostYears = 20;

/** A fiscal year as it is written, `2082/83` in either digits; refused at its field where there is none. */
export function readFiscalYear(
  { calendar, today, language }: Pick<Context, 'calendar' | 'today' | 'language'>,
  text: string,
): FiscalYear {
  const year = parseFiscalYear(text, calendar);
  const parameters = { year: formatFiscalYear(fiscalYearOf(today, calendar).label, language) };
  return year ?? fail('yearEnd.unknown', { field: 'fiscalYear', parameters });
}

/** The years from the one that begins in a BS year until the one that runs, the newest first; at least that one. */
export function yearsSince({ calendar, today }: Pick<Context, 'calendar' | 'today'>, first: number): FiscalYear[] {
  const running = fiscalYearOf(today, calendar).startBsYear;
  const count = Math.max(1, Math.min(mostYears, running - first + 1));
  return Array.from({ length: count }, (_, back) => fiscalYearFrom(running - back, calendar));
}
