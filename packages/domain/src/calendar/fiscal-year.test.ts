import { expect, test } from 'vitest';
import { calendarBounds, dayFromBs } from './bs-calendar.ts';
import { addDays } from './calendar-day.ts';
import { fiscalYearFrom, fiscalYearOf, formatFiscalYear, parseFiscalYear } from './fiscal-year.ts';

test('20 November 2026 is in fiscal year 2083/84', () => {
  expect(fiscalYearOf(dayFromBs({ year: 2083, month: 8, day: 4 }))).toEqual({
    startBsYear: 2083,
    label: '2083/84',
    firstDay: dayFromBs({ year: 2083, month: 4, day: 1 }),
    lastDay: dayFromBs({ year: 2084, month: 3, day: 31 }),
  });
});

test('the fiscal year changes on 1 Shrawan', () => {
  const firstDay = dayFromBs({ year: 2083, month: 4, day: 1 });
  expect(fiscalYearOf(firstDay).label).toBe('2083/84');
  expect(fiscalYearOf(addDays(firstDay, -1)).label).toBe('2082/83');
  expect(fiscalYearOf(dayFromBs({ year: 2083, month: 1, day: 1 })).label).toBe('2082/83');
});

test('every day is in one fiscal year, from its first day to its last', () => {
  const { first, last } = calendarBounds();
  let expectedFirst = first;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const { firstDay, lastDay } = fiscalYearOf(day);
    expect(firstDay).toBe(expectedFirst);
    if (day === lastDay) expectedFirst = addDays(day, 1);
  }
  expect(expectedFirst).toBe(last + 1);
  expect([fiscalYearOf(first).label, fiscalYearOf(last).label]).toEqual(['1969/70', '2100/01']);
});

test('a fiscal year is written with both years and in both digits', () => {
  expect(fiscalYearFrom(2099).label).toBe('2099/00');
  expect(formatFiscalYear('2083/84', 'ne')).toBe('२०८३/८४');
  expect(parseFiscalYear('२०८३/८४')?.startBsYear).toBe(2083);
  expect(parseFiscalYear('2083/85')).toBeNull();
  expect(parseFiscalYear('2083')).toBeNull();
  expect(parseFiscalYear('2101/02')).toBeNull();
  expect(() => fiscalYearFrom(2101)).toThrow(RangeError);
  expect(() => fiscalYearFrom(1968)).toThrow(RangeError);
});
