import { expect, test } from 'vitest';
import { bsFromDay, dayFromBs, formatBsDate } from './bs-calendar.ts';
import { formatAdDate } from './calendar-day.ts';
import { dateRangeOf, type DateRangePreset } from './date-range.ts';

const today = dayFromBs({ year: 2083, month: 8, day: 4 });

test.each<[Exclude<DateRangePreset, 'custom'>, string, string]>([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last7Days', '2026-11-14', '2026-11-20'],
  ['last30Days', '2026-10-22', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
])('on 20 November 2026, %s is %s to %s', (preset, from, to) => {
  const range = dateRangeOf(preset, today);
  expect([formatAdDate(range.from), formatAdDate(range.to)]).toEqual([from, to]);
});

test.each<[Exclude<DateRangePreset, 'custom'>, string, string]>([
  ['thisBsMonth', '2083-08-01', '2083-08-29'],
  ['lastBsMonth', '2083-07-01', '2083-07-30'],
  ['thisBsQuarter', '2083-07-01', '2083-09-30'],
  ['lastBsQuarter', '2083-04-01', '2083-06-31'],
  ['thisBsFourMonths', '2083-08-01', '2083-11-30'],
  ['lastBsFourMonths', '2083-04-01', '2083-07-30'],
  ['thisFiscalYear', '2083-04-01', '2084-03-31'],
  ['lastFiscalYear', '2082-04-01', '2083-03-32'],
])('on 4 Mangsir 2083, %s is %s to %s', (preset, from, to) => {
  const range = dateRangeOf(preset, today);
  expect([formatBsDate(bsFromDay(range.from)), formatBsDate(bsFromDay(range.to))]).toEqual([from, to]);
});

test('the month before January is December', () => {
  const january = dayFromBs({ year: 2083, month: 9, day: 25 });
  expect(formatAdDate(january)).toBe('2027-01-09');
  const range = dateRangeOf('lastMonth', january);
  expect([formatAdDate(range.from), formatAdDate(range.to)]).toEqual(['2026-12-01', '2026-12-31']);
});
