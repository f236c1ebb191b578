import { expect, test } from 'vitest';
import { bsFromDay, calendarBounds, dayFromBs, standardCalendar } from './bs-calendar.ts';
import { dayOfYearBefore, type Days, periodBefore, yearBefore } from './compared-days.ts';

const dayOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayFromBs({ year, month, day });
};
const days = (from: string, to: string): Days => ({ from: dayOf(from), to: dayOf(to) });
const told = ({ from, to }: Days) =>
  [from, to].map((day) => {
    const { year, month, day: of } = bsFromDay(day);
    return `${year}-${month}-${of}`;
  });

test('a month is compared with the month before, however long that was, and a fiscal year with the one before', () => {
  expect(told(periodBefore(days('2083-08-01', '2083-08-29')))).toEqual(['2083-7-1', '2083-7-30']);
  expect(told(periodBefore(days('2083-01-01', '2083-03-32')))).toEqual(['2082-10-1', '2082-12-30']);
  expect(told(periodBefore(days('2082-04-01', '2083-03-32')))).toEqual(['2081-4-1', '2082-3-32']);
});

test('other days are compared with as many right before them', () => {
  expect(told(periodBefore(days('2083-08-05', '2083-08-11')))).toEqual(['2083-7-28', '2083-8-4']);
});

test('the year before has the same days, and a last day of a month stays one', () => {
  expect(told(yearBefore(days('2083-08-01', '2083-08-29')))).toEqual(['2082-8-1', '2082-8-29']);
  expect(bsFromDay(dayOfYearBefore(dayOf('2083-03-32')))).toMatchObject({ year: 2082, month: 3, day: 32 });
});

test('nothing is compared with days that the calendar does not know', () => {
  const { first } = calendarBounds(standardCalendar);
  expect(periodBefore({ from: first, to: first })).toEqual({ from: first, to: first });
  expect(yearBefore({ from: first, to: first })).toEqual({ from: first, to: first });
});
