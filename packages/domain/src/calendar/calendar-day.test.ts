import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  adFromDay,
  asCalendarDay,
  dayFromAd,
  daysBetween,
  formatAdDate,
  timeInKathmandu,
  todayInKathmandu,
  weekday,
} from './calendar-day.ts';

const dayMilliseconds = 86_400_000;

test('a day and its AD date agree with the Gregorian calendar from year 1000 to 9999', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (year, month, dayOfMonth) => {
        const day = dayFromAd({ year, month, day: dayOfMonth });
        expect(day).toBe(Date.UTC(year, month - 1, dayOfMonth) / dayMilliseconds);
        expect(adFromDay(asCalendarDay(day ?? 0))).toEqual({ year, month, day: dayOfMonth });
      },
    ),
    { numRuns: 2000 },
  );
});

test('every day of 1900 to 2100 follows the one before', () => {
  const first = Date.UTC(1900, 0, 1) / dayMilliseconds;
  const last = Date.UTC(2100, 11, 31) / dayMilliseconds;
  const unlike: number[] = [];
  for (let day = first; day <= last; day += 1) {
    const date = adFromDay(asCalendarDay(day));
    if (dayFromAd(date) !== day || Date.UTC(date.year, date.month - 1, date.day) / dayMilliseconds !== day) {
      unlike.push(day);
    }
  }
  expect(unlike).toEqual([]);
});

test('dates that do not exist are no days', () => {
  expect(dayFromAd({ year: 2026, month: 2, day: 29 })).toBeNull();
  expect(dayFromAd({ year: 2100, month: 2, day: 29 })).toBeNull();
  expect(dayFromAd({ year: 2024, month: 2, day: 29 })).not.toBeNull();
  expect(dayFromAd({ year: 2026, month: 4, day: 31 })).toBeNull();
  expect(dayFromAd({ year: 2026, month: 13, day: 1 })).toBeNull();
  expect(() => asCalendarDay(0.5)).toThrow(RangeError);
  expect(() => asCalendarDay(3_000_000)).toThrow(RangeError);
});

test('days can be counted and have a weekday', () => {
  const friday = asCalendarDay(Date.UTC(2026, 10, 20) / dayMilliseconds);
  expect(weekday(friday)).toBe(5);
  expect(formatAdDate(addDays(friday, 11))).toBe('2026-12-01');
  expect(daysBetween(friday, addDays(friday, -3))).toBe(-3);
  expect(weekday(asCalendarDay(-1))).toBe(3);
});

describe('in Nepal', () => {
  test('the day changes at 18:15 UTC', () => {
    const justBefore = Date.UTC(2026, 10, 19, 18, 14, 59, 999);
    expect(formatAdDate(todayInKathmandu(justBefore))).toBe('2026-11-19');
    expect(timeInKathmandu(justBefore)).toBe('23:59');
    expect(formatAdDate(todayInKathmandu(justBefore + 1))).toBe('2026-11-20');
    expect(timeInKathmandu(justBefore + 1)).toBe('00:00');
  });

  test('a machine gives the same days in every time zone', () => {
    const seen = ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles'].map(daysAsSeenIn);
    expect(seen.map(([offset]) => offset)).toEqual(['0', '-345', '480']);
    const days = seen.map(([, text]) => text);
    expect(days[0]).toContain('2026-11-20 ४ मंसिर २०८३ 2083/84 2026-11-20');
    expect(new Set(days).size).toBe(1);
  });
});

/** Runs the calendar in a process of its own that believes to be in `timeZone`: its offset, and what it saw. */
function daysAsSeenIn(timeZone: string): string[] {
  const moduleAt = (name: string): string => JSON.stringify(import.meta.resolve(`./${name}.ts`));
  const script = `
    import { bsFromDay, calendarBounds, dayFromBs, parseAdDate } from ${moduleAt('bs-calendar')};
    import { addDays, formatAdDate, todayInKathmandu } from ${moduleAt('calendar-day')};
    import { formatLongBsDate } from ${moduleAt('calendar-names')};
    import { fiscalYearOf } from ${moduleAt('fiscal-year')};
    const today = todayInKathmandu(Date.UTC(2026, 10, 19, 18, 15));
    const { first, last } = calendarBounds();
    let checksum = 0;
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const date = bsFromDay(day);
      checksum = (checksum * 31 + date.year * 400 + date.month * 32 + date.day + dayFromBs(date)) % 1000000007;
    }
    console.log(new Date(2026, 10, 20).getTimezoneOffset());
    console.log(formatAdDate(today), formatLongBsDate(today, 'ne'), fiscalYearOf(today).label,
      formatAdDate(parseAdDate('2026-11-20')), checksum);`;
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { TZ: timeZone },
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  return child.stdout.trim().split('\n');
}
