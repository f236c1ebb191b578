import { type BsCalendar, standardCalendar, withBsYears } from '@bahi/domain/calendar/bs-calendar';
import type { Tx } from '../database/database.ts';

/** A year of the calendar that replaces the built-in table's. */
export type ReplacedYear = { bs_year: number; month_lengths: number[]; is_official: boolean };

/** The years that were replaced, in their order. */
export function findReplacedYears(tx: Tx): Promise<ReplacedYear[]> {
  return tx.query<ReplacedYear>('select bs_year, month_lengths, is_official from calendar_year order by bs_year');
}

/** The built-in table with these years in place of its own. Unsound years are left out, all together. */
export function calendarWith(years: readonly ReplacedYear[]): BsCalendar {
  if (years.length === 0) return standardCalendar;
  const official = new Set(years.filter((row) => row.is_official).map((row) => row.bs_year));
  let { lastOfficialYear } = standardCalendar;
  // Up to the first year that is not official: later ones begin on a day that is still provisional.
  while (official.has(lastOfficialYear + 1)) lastOfficialYear += 1;
  const replacements = years.map((row) => ({ year: row.bs_year, months: row.month_lengths }));
  return withBsYears(standardCalendar, replacements, lastOfficialYear) ?? standardCalendar;
}
