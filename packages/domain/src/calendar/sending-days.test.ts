import { expect, test } from 'vitest';
import { dayFromBs, formatBsDate, bsFromDay, standardCalendar as calendar, calendarBounds } from './bs-calendar.ts';
import { addDays, weekday } from './calendar-day.ts';
import { isSendingDay, lastSendingDay, sendingDayAfter, type SendingDays } from './sending-days.ts';

const bs = (month: number, day: number, year = 2083) => dayFromBs({ year, month, day }, calendar);
/** The days of a rhythm after one, as many as are asked for. */
function row(days: SendingDays, after: ReturnType<typeof bs>, count: number): string[] {
  const found: string[] = [];
  let day = after;
  while (found.length < count) {
    const next = sendingDayAfter(days, day, calendar);
    if (next === null) break;
    found.push(formatBsDate(bsFromDay(next, calendar)));
    day = next;
  }
  return found;
}

test('every day, every week on its day, and every month of Bikram Sambat on its day', () => {
  expect(row({ frequency: 'DAILY' }, bs(8, 4), 2)).toEqual(['2083-08-05', '2083-08-06']);
  // The fourth of Mangsir 2083 is a Friday.
  expect(weekday(bs(8, 4))).toBe(5);
  expect(row({ frequency: 'WEEKLY', weekday: 0 }, bs(8, 4), 2)).toEqual(['2083-08-06', '2083-08-13']);
  expect(row({ frequency: 'WEEKLY', weekday: 5 }, bs(8, 4), 1)).toEqual(['2083-08-11']);
  expect(row({ frequency: 'MONTHLY', monthDay: 1 }, bs(12, 20), 2)).toEqual(['2084-01-01', '2084-02-01']);
});

test('the last day of a month is that of each month, however long it is', () => {
  const days = row({ frequency: 'MONTHLY', monthDay: 32 }, bs(3, 1), 13);
  expect(days).toHaveLength(13);
  for (const text of days) {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    expect(bsFromDay(addDays(bs(month, day, year), 1), calendar).day).toBe(1);
  }
  // Mangsir 2083 has 29 days.
  expect(row({ frequency: 'MONTHLY', monthDay: 30 }, bs(8, 28), 2)).toEqual(['2083-08-29', '2083-09-30']);
});

test('the latest of some days, and none where none of them is one', () => {
  const sundays = { frequency: 'WEEKLY', weekday: 0 } as const;
  expect(lastSendingDay(sundays, { from: bs(8, 1), to: bs(8, 15) }, calendar)).toBe(bs(8, 13));
  expect(lastSendingDay(sundays, { from: bs(8, 7), to: bs(8, 9) }, calendar)).toBeNull();
  expect(isSendingDay(sundays, bs(8, 13), calendar)).toBe(true);
});

test('after the days of the calendar nothing is sent', () => {
  const { last } = calendarBounds(calendar);
  expect(sendingDayAfter({ frequency: 'DAILY' }, last, calendar)).toBeNull();
});
