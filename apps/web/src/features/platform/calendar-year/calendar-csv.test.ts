import { toDevanagari } from '@bahi/domain/numbers/digits';
import { expect, test } from 'vitest';
import { readCalendarCsv } from './calendar-csv.ts';

const months = ['31', '31', '32', '31', '31', '31', '30', '29', '30', '29', '30', '30'];

test('a line is a year with its twelve lengths, in either script and whatever stands between', () => {
  const lines = [
    'year,baisakh,jestha,total',
    `2084,${months.join(',')},365`,
    '',
    `२०८५;${months.map(toDevanagari).join(';')}`,
    `"2086"\t${months.join('\t')}`,
  ];
  expect(readCalendarCsv(`\uFEFF${lines.join('\r\n')}`)).toEqual({
    years: ['2084', '2085', '2086'].map((year) => ({ year, months })),
    unreadable: null,
  });
});

test('what is no year is named by its line', () => {
  expect(readCalendarCsv(`2084,31,31\n2085,${months.join(',')}`)).toEqual({
    years: [{ year: '2085', months }],
    unreadable: 1,
  });
  expect(readCalendarCsv('hello 5').unreadable).toBe(1);
});

test('lengths that cannot be stay as they are written, for the form to refuse', () => {
  expect(readCalendarCsv(`2084,33,x,${months.slice(2).join(',')}`).years).toEqual([
    { year: '2084', months: ['33', 'x', ...months.slice(2)] },
  ]);
});
