import { expect, test } from 'vitest';
import { type BsDate, bsFromDay, dayFromBs, formatBsDate } from './bs-calendar.ts';
import type { CalendarDay } from './calendar-day.ts';
import { lastFiledVatMonth, vatMonthsBetween, vatReturnDueOn } from './vat-month.ts';

const said = (day: CalendarDay): string => formatBsDate(bsFromDay(day));
const filedOn = (date: BsDate): string => said(lastFiledVatMonth(dayFromBs(date)));

test('a month is over for VAT once the 25th of the next one has passed', () => {
  expect(said(vatReturnDueOn(dayFromBs({ year: 2082, month: 12, day: 30 })))).toBe('2083-01-25');
  expect(filedOn({ year: 2083, month: 8, day: 25 })).toBe('2083-06-31');
  expect(filedOn({ year: 2083, month: 8, day: 26 })).toBe('2083-07-30');
  expect(filedOn({ year: 2083, month: 1, day: 26 })).toBe('2082-12-30');
  expect(filedOn({ year: 2083, month: 1, day: 1 })).toBe('2082-11-30');
});

test('the months of VAT that are over begin with the one of the first day', () => {
  const today = dayFromBs({ year: 2083, month: 2, day: 1 });
  const first = dayFromBs({ year: 2082, month: 12, day: 30 });
  expect(vatMonthsBetween({ first, today }, 12).map(said)).toEqual(['2083-01-31', '2082-12-30']);
  expect(vatMonthsBetween({ first, today }, 1).map(said)).toEqual(['2083-01-31']);
  expect(vatMonthsBetween({ first: today, today }, 12)).toEqual([]);
});
