import { calendarBounds, standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { expect, test } from 'vitest';
import { addMonths, type DateMode, dateText, dayOf, readDate } from './date-month.ts';

const { first: min, last: max } = calendarBounds();

function read(text: string, mode: DateMode = 'bs', bounds = { min, max }): string {
  const reading = readDate(text, mode, bounds, standardCalendar);
  return 'day' in reading ? formatAdDate(reading.day) : reading.problem;
}

test('a BS date is read in either script and with any separator', () => {
  for (const text of ['२०८३/७/१', '2083-7-1', '2083.07.01', ' 2083 7 1 ', '20830701']) {
    expect(read(text)).toBe('2026-10-18');
  }
});

test('a year may be written short, as people do', () => {
  for (const text of ['83/7/1', '083/7/1', '८३/७/१', '०८३/०७/०१', '83.7.1']) expect(read(text)).toBe('2026-10-18');
  expect(read('26-11-20', 'ad')).toBe('2026-11-20');
});

test('a date of the other calendar is noticed where only that is near today', () => {
  const today = dayOf('2026-11-20', standardCalendar) ?? min;
  const near = { min, max, today };
  expect(read('2026-11-20', 'bs', near)).toBe('2026-11-20');
  expect(read('२०२६/११/२०', 'bs', near)).toBe('2026-11-20');
  expect(read('26/11/20', 'bs', near)).toBe('2026-11-20');
  expect(read('2083-08-04', 'ad', near)).toBe('2026-11-20');
  expect(read('2083-08-04', 'bs', near)).toBe('2026-11-20');
  // Neither is near: then the calendar of the field.
  expect(read('2050-01-10', 'bs', near)).toBe('1993-04-22');
  expect(read('2026-11-20', 'bs')).toBe('1970-03-03');
});

test('the calendar of the field decides, unless the other one is named', () => {
  expect(read('2026-11-20', 'ad')).toBe('2026-11-20');
  expect(read('2026-11-20 AD')).toBe('2026-11-20');
  expect(read('2083-08-04 BS', 'ad')).toBe('2026-11-20');
});

test('a date that only the other calendar can mean is taken as that', () => {
  const thisYear = { min: dayOf('2026-04-14', standardCalendar) ?? min, max };
  expect(read('2026-11-20', 'bs', thisYear)).toBe('2026-11-20');
});

test('a day that may not be chosen is refused, and not taken for a far one of the other calendar', () => {
  const today = dayOf('2026-11-20', standardCalendar) ?? min;
  const past = { min, max: today, today };
  expect(read('2026-11-29', 'bs', past)).toBe('date.outside');
  expect(read('2083-08-10', 'ad', past)).toBe('date.outside');
});

test('what is no date says why', () => {
  expect(read('2083-13-1')).toBe('common.dateRange');
  expect(read('2083-08-32')).toBe('common.dateInvalid');
  expect(read('yesterday')).toBe('common.dateInvalid');
  expect(read('2083-08-05', 'bs', { min, max: dayOf('2026-11-20', standardCalendar) ?? max })).toBe('date.outside');
});

test('a month later is the same day, or the last one of a shorter month', () => {
  const day = dayOf('2026-01-31', standardCalendar) ?? min;
  expect(formatAdDate(addMonths(day, 1, 'ad', standardCalendar))).toBe('2026-02-28');
  expect(dateText(addMonths(day, -12, 'bs', standardCalendar), 'bs', 'ne', standardCalendar)).toBe('२०८१-१०-१७');
  expect(addMonths(max, 1, 'bs', standardCalendar)).toBe(max);
});
