import { expect, test } from 'vitest';
import { dayFromBs } from './bs-calendar.ts';
import { weekday } from './calendar-day.ts';
import {
  adMonthNames,
  bsMonthNames,
  formatLongAdDate,
  formatLongBsDate,
  shortWeekdayNames,
  weekdayNames,
} from './calendar-names.ts';

const day = dayFromBs({ year: 2083, month: 8, day: 4 });

test('a date is written out in both languages and calendars', () => {
  expect(formatLongBsDate(day, 'ne')).toBe('४ मंसिर २०८३');
  expect(formatLongBsDate(day, 'en')).toBe('4 Mangsir 2083');
  expect(formatLongAdDate(day, 'ne')).toBe('२० नोभेम्बर २०२६');
  expect(formatLongAdDate(day, 'en')).toBe('20 November 2026');
});

test('4 Mangsir 2083 is a Friday', () => {
  expect(weekdayNames.ne[weekday(day)]).toBe('शुक्रबार');
  expect(shortWeekdayNames.en[weekday(day)]).toBe('Fri');
});

test('every month and weekday has a name of its own in both languages', () => {
  for (const names of [bsMonthNames, adMonthNames]) {
    expect([new Set(names.ne).size, new Set(names.en).size]).toEqual([12, 12]);
  }
  for (const names of [weekdayNames, shortWeekdayNames]) {
    expect([new Set(names.ne).size, new Set(names.en).size]).toEqual([7, 7]);
  }
});
