import { toLatin } from '@bahi/domain/numbers/digits';

/** A year as a file has it: what stands in its cells, still to be checked. */
export type CsvYear = { year: string; months: string[] };

/**
 * The years of a file: a line each, the year and its twelve lengths, in either script, with commas, semicolons, tabs or
 * spaces between. A head without digits and what follows the twelve lengths, such as their sum, is passed over.
 * `unreadable` is the number of the first line that is no year.
 */
export function readCalendarCsv(text: string): { years: CsvYear[]; unreadable: number | null } {
  const years: CsvYear[] = [];
  let unreadable: number | null = null;
  for (const [position, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const written = toLatin(line).trim();
    // Heads and empty lines.
    if (!/\d/.test(written)) continue;
    const [year = '', ...months] = written.split(/[,;\t ]+/).map((cell) => cell.replace(/^"|"$/g, ''));
    if (/^\d{4}$/.test(year) && months.length >= 12) years.push({ year, months: months.slice(0, 12) });
    else unreadable ??= position + 1;
  }
  return { years, unreadable };
}
