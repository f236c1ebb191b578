import { type BsCalendar, dayFromBs, isDateProblem, parseAdDate, parseBsDate } from '../../calendar/bs-calendar.ts';
import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { toLatin } from '../../numbers/digits.ts';
import { type DateForm, dateForms } from './statement-columns.ts';

type Form = { readonly dateForm: DateForm; readonly isBs: boolean };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The day that a cell of a statement says, in the form of its profile and in digits of either script; a time after it is
 * left aside. What begins with a year of four digits is read so in any form, and a month by its name too. Null where it
 * is no day.
 */
export function readStatementDay(text: string, { dateForm, isBs }: Form, calendar: BsCalendar): CalendarDay | null {
  const parts = partsOf(toLatin(text).trim().toLowerCase(), dateForm);
  if (parts === null) return null;
  const written = `${longYear(parts.year, isBs && !parts.isNamed)}-${parts.month}-${parts.day}`;
  if (isBs && !parts.isNamed) {
    const bs = parseBsDate(written, calendar);
    return isDateProblem(bs) ? null : dayFromBs(bs, calendar);
  }
  const ad = parseAdDate(written, calendar);
  return isDateProblem(ad) ? null : ad;
}

type Parts = { year: number; month: number; day: number; isNamed: boolean };

function partsOf(text: string, dateForm: DateForm): Parts | null {
  const named = /^(\d{1,2})[\s/.,-]+([a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/.exec(text);
  if (named !== null) {
    const month = months.indexOf(named[2] ?? '') + 1;
    return month === 0 ? null : { day: Number(named[1]), month, year: Number(named[3]), isNamed: true };
  }
  const found = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?!\d)/.exec(text);
  if (found === null) return null;
  const [, first = '', second = '', third = ''] = found;
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (first.length >= 3 || dateForm === 'YMD') return { year: one, month: two, day: three, isNamed: false };
  return dateForm === 'DMY'
    ? { day: one, month: two, year: three, isNamed: false }
    : { month: one, day: two, year: three, isNamed: false };
}

function longYear(year: number, isBs: boolean): number {
  if (year >= 1000) return year;
  return 2000 + (isBs && year >= 100 ? year - 100 * Math.floor(year / 100) : year % 100);
}

/**
 * The form in which all of the texts are days that are not after today, the nearest of them first; of two that fit the one
 * whose days stand in an order, and the day before the month. Null where none fits.
 */
export function guessDateForm(
  texts: readonly string[],
  { today, calendar }: { today: CalendarDay; calendar: BsCalendar },
): Form | null {
  const forms = [false, true].flatMap((isBs) => dateForms.map((dateForm) => ({ dateForm, isBs })));
  const fitting = forms.flatMap((form) => {
    const days = texts.map((text) => readStatementDay(text, form, calendar));
    const read = days.filter((day) => day !== null);
    if (read.length === 0 || read.length < texts.length || read.some((day) => day > today)) return [];
    return [{ form, away: today - Math.max(...read), turns: turnsOf(read) }];
  });
  // Banks of Nepal seldom write the month first: where days fit with the day first, that the others are nearer proves nothing.
  const likely = fitting.filter(
    ({ form, turns }) =>
      form.dateForm !== 'MDY' ||
      !fitting.some(
        (other) => other.form.dateForm === 'DMY' && other.form.isBs === form.isBs && (other.turns === 0 || turns > 0),
      ),
  );
  const [best] = likely.toSorted(
    (one, other) => Math.min(one.turns, 2) - Math.min(other.turns, 2) || one.away - other.away,
  );
  return best?.form ?? null;
}

/** How often days change their direction: none where they stand in an order. */
function turnsOf(days: readonly CalendarDay[]): number {
  const steps = days.slice(1).map((day, at) => Math.sign(day - (days[at] ?? day)));
  const moved = steps.filter((step) => step !== 0);
  return moved.slice(1).filter((step, at) => step !== moved[at]).length;
}
