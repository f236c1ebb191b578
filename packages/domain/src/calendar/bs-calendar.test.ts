import { describe, expect, test } from 'vitest';
import {
  addBsMonths,
  type BsCalendar,
  bsFromDay,
  calendarBounds,
  dayFromBs,
  daysInBsMonth,
  formatBsDate,
  isDateProblem,
  isProvisional,
  parseAdDate,
  parseBsCalendar,
  parseBsDate,
  standardCalendar,
  withBsYears,
} from './bs-calendar.ts';
import { addDays, asCalendarDay, formatAdDate } from './calendar-day.ts';

/** In April AD, the day of each BS new year from 1970 on, less ten; ten years a row, as the published tables give it. */
const newYearDays = [
  '3333333333',
  '3333333333',
  '3333333333',
  '4333433343',
  '3343334333',
  '4333433443',
  '3443344334',
  '4334433443',
  '3443344344',
  '4344434443',
  '4443444344',
  '4344444444',
  '4444444444',
  '4',
].join('');

function adOf(bsText: string): string {
  const date = parseBsDate(bsText);
  return isDateProblem(date) ? date.error : formatAdDate(dayFromBs(date));
}

function bsOf(adText: string): string {
  const day = parseAdDate(adText);
  return typeof day === 'number' ? formatBsDate(bsFromDay(day)) : day.error;
}

describe('both calendars', () => {
  test.each([
    ['1970-01-01', '1913-04-13'],
    ['2000-01-01', '1943-04-14'],
    ['2000-09-17', '1944-01-01'],
    ['2047-01-01', '1990-04-14'],
    ['2056-09-17', '2000-01-01'],
    ['2072-01-12', '2015-04-25'],
    ['2081-01-01', '2024-04-13'],
    ['2083-01-01', '2026-04-14'],
    ['2083-08-04', '2026-11-20'],
    ['2100-12-31', '2044-04-13'],
  ])('BS %s is AD %s', (bsText, adText) => {
    expect(adOf(bsText)).toBe(adText);
    expect(bsOf(adText)).toBe(bsText);
  });

  test('every BS year begins on the day in April that the published tables give', () => {
    const begins = standardCalendar.months.map((_, position) => adOf(`${1970 + position}-01-01`));
    expect(begins).toHaveLength(131);
    expect(begins).toEqual(Array.from(newYearDays, (digit, position) => `${1913 + position}-04-1${digit}`));
  });

  test('no month length differs from the published tables', () => {
    const checksum = standardCalendar.months.flat().reduce((sum, length) => (sum * 31 + length) % 1_000_000_007, 0);
    expect(checksum).toBe(620_758_139);
  });

  test('every day of BS 1970 to 2100 comes back from its BS date, and follows the day before', () => {
    const { first, last } = calendarBounds();
    expect(last - first + 1).toBe(47_849);
    const unlike: string[] = [];
    let expected = { year: 1970, month: 1, day: 1 };
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const date = bsFromDay(day);
      if (formatBsDate(date) !== formatBsDate(expected) || dayFromBs(date) !== day) unlike.push(formatBsDate(date));
      expected = nextDate(date.year, date.month, date.day);
    }
    expect(unlike).toEqual([]);
  });

  test('nothing outside 1970 to 2100 is guessed', () => {
    const { first, last } = calendarBounds();
    expect(() => bsFromDay(addDays(first, -1))).toThrow(RangeError);
    expect(() => bsFromDay(addDays(last, 1))).toThrow(RangeError);
    expect(() => dayFromBs({ year: 2101, month: 1, day: 1 })).toThrow(RangeError);
    expect(() => dayFromBs({ year: 2083, month: 8, day: 31 })).toThrow(RangeError);
    expect(() => dayFromBs({ year: 2083, month: 8, day: 1.5 })).toThrow(RangeError);
    expect(daysInBsMonth(2101, 1)).toBe(0);
    expect(daysInBsMonth(2083, 13)).toBe(0);
  });
});

function nextDate(year: number, month: number, day: number): { year: number; month: number; day: number } {
  if (day < daysInBsMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

describe('a date as it is typed', () => {
  test('Devanagari and Latin digits, three separators and one-digit parts are read', () => {
    for (const text of ['2083-07-01', '२०८३/७/१', '2083.7.1', ' २०८३-०७-०१ ', '2083/07/1']) {
      expect(parseBsDate(text)).toEqual({ year: 2083, month: 7, day: 1 });
    }
    expect(bsOf('२०२६/११/२०')).toBe('2083-08-04');
  });

  test.each(['1969-12-30', '2101-01-01', '2083-13-01', '2083-00-01', '2083-01-00', '2083-01-33', '83-01-01'])(
    'BS %s is out of range',
    (text) => expect(parseBsDate(text)).toEqual({ error: 'range' }),
  );

  test.each(['2083-01-32', '2083-08-30', '2083-12-31'])('BS %s is past the end of its month', (text) =>
    expect(parseBsDate(text)).toEqual({ error: 'invalid' }),
  );

  test.each(['', 'today', '2083-08', '2083-7/1', '2083 7 1', '2083-008-1', '-2083-8-1', '2083-8-1T00:00'])(
    '“%s” is no date',
    (text) => {
      expect(parseBsDate(text)).toEqual({ error: 'format' });
      expect(parseAdDate(text)).toEqual({ error: 'format' });
    },
  );

  test('an AD date must exist and have a BS date', () => {
    expect(bsOf('2026-02-29')).toBe('invalid');
    expect(bsOf('2026-13-01')).toBe('range');
    expect(bsOf('1913-04-12')).toBe('range');
    expect(bsOf('2044-04-14')).toBe('range');
    expect(bsOf('2026-01-32')).toBe('range');
  });
});

describe('months', () => {
  test('a month later is the same day, or the last day of a shorter month', () => {
    expect(addBsMonths({ year: 2083, month: 3, day: 32 }, 1)).toEqual({ year: 2083, month: 4, day: 31 });
    expect(addBsMonths({ year: 2083, month: 12, day: 15 }, 1)).toEqual({ year: 2084, month: 1, day: 15 });
    expect(addBsMonths({ year: 2083, month: 1, day: 15 }, -1)).toEqual({ year: 2082, month: 12, day: 15 });
    expect(addBsMonths({ year: 2083, month: 8, day: 4 }, -12)).toEqual({ year: 2082, month: 8, day: 4 });
    expect(addBsMonths({ year: 2100, month: 12, day: 1 }, 1)).toBeNull();
    expect(addBsMonths({ year: 1970, month: 1, day: 1 }, -1)).toBeNull();
  });
});

describe('a newer table', () => {
  const year2084 = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];

  test('years after 2083 are provisional until a super user replaces them', () => {
    expect(isProvisional(2083)).toBe(false);
    expect(isProvisional(2084)).toBe(true);
    const newer = withBsYears(standardCalendar, [{ year: 2084, months: year2084 }], 2084);
    expect(newer === null ? null : isProvisional(2084, newer)).toBe(false);
  });

  test('a replaced year moves the days after it and none before', () => {
    const newer: BsCalendar =
      withBsYears(standardCalendar, [{ year: 2084, months: year2084 }], 2084) ?? standardCalendar;
    const newYear2085 = dayFromBs({ year: 2085, month: 1, day: 1 });
    expect(dayFromBs({ year: 2085, month: 1, day: 1 }, newer)).toBe(newYear2085 - 1);
    expect(dayFromBs({ year: 2084, month: 1, day: 1 }, newer)).toBe(dayFromBs({ year: 2084, month: 1, day: 1 }));
    expect(bsFromDay(asCalendarDay(newYear2085 - 1), newer)).toEqual({ year: 2085, month: 1, day: 1 });
    expect(parseBsDate('2084-02-32', newer)).toEqual({ error: 'invalid' });
    expect(parseBsDate('2084-02-32')).toEqual({ year: 2084, month: 2, day: 32 });
  });

  test('an unsound table is refused', () => {
    const withLengths = (months: readonly number[]): BsCalendar | null =>
      withBsYears(standardCalendar, [{ year: 2084, months }], 2084);
    expect(withLengths(year2084.slice(1))).toBeNull();
    expect(withLengths(year2084.with(0, 33))).toBeNull();
    expect(withLengths(year2084.with(0, 30.5))).toBeNull();
    expect(withLengths(year2084.map(() => 29))).toBeNull();
    expect(withLengths(year2084.map(() => 32))).toBeNull();
    expect(withBsYears(standardCalendar, [{ year: 2101, months: year2084 }], 2084)).toBeNull();
    expect(parseBsCalendar({ ...standardCalendar, firstYear: 1971 })).toBeNull();
    expect(parseBsCalendar({ ...standardCalendar, months: [] })).toBeNull();
    expect(parseBsCalendar({ ...standardCalendar, months: [...standardCalendar.months, year2084] })).toBeNull();
    expect(parseBsCalendar(standardCalendar)).toBe(standardCalendar);
  });
});
