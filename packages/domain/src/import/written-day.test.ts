import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bsFromDay, formatBsDate, standardCalendar } from '../calendar/bs-calendar.ts';
import { addDays, dayFromAd, formatAdDate } from '../calendar/calendar-day.ts';
import { toDevanagari } from '../numbers/digits.ts';
import { readWrittenDay } from './written-day.ts';

const today = dayFromAd({ year: 2026, month: 11, day: 20 });
if (today === null) throw new RangeError('2026-11-20 is a day');
const context = { today, calendar: standardCalendar };
const read = (text: string): string | null => {
  const day = readWrittenDay(text, context);
  return day === null ? null : formatAdDate(day);
};

test('days are read in the calendar in which they are near today, however people write them', () => {
  const bs = ['2083-07-01', '२०८३/७/१', '83/7/1', '083.7.1', '01/07/2083', '20830701'];
  const ad = ['2026-10-18', '18/10/2026', '18-Oct-2026', '18-Oct-26', '18 October 2026', '2026.10.18'];
  expect([...bs, ...ad].filter((text) => read(text) !== '2026-10-18')).toEqual([]);
  expect([read('2079-04-01'), read('2022-07-17')]).toEqual(['2022-07-17', '2022-07-17']);
});

test('what is no day, or could be several, is not guessed', () => {
  const texts = ['', 'soon', '2083-13-01', '2083-02-40', '18/10/26', '1/2', '31-Foo-2026', '1890-01-01', '45217'];
  expect(texts.filter((text) => read(text) !== null)).toEqual([]);
});

test('a calendar that is named counts', () => {
  expect(read('2083-07-01 BS')).toBe('2026-10-18');
  expect(read('2026-10-18 AD')).toBe('2026-10-18');
  expect(read('2083-07-01 AD')).toBeNull();
});

test('the thirty-second day of a month is a day, and no year', () => {
  expect(read('32/04/2072')).toBe('2015-08-17');
});

test('every day of the last twenty years is read back from either calendar and script', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 365 }), (ago) => {
      const day = addDays(today, -ago);
      const [ad, bs] = [formatAdDate(day), formatBsDate(bsFromDay(day))];
      return [ad, bs, toDevanagari(bs), bs.split('-').toReversed().join('/')].every(
        (text) => readWrittenDay(text, context) === day,
      );
    }),
  );
});
