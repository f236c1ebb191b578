import { expect, test } from 'vitest';
import { dueAgeNames, dueAgeOf, dueAges } from './due-ages.ts';

test('each age begins where the one before it ends, on the days that the report of receivables names', () => {
  expect([-7, 0, 1, 30, 31, 60, 61, 91, 92, 400].map(dueAgeOf)).toEqual([
    'NOT_DUE',
    'NOT_DUE',
    'DAYS_1_30',
    'DAYS_1_30',
    'DAYS_31_60',
    'DAYS_31_60',
    'DAYS_61_91',
    'DAYS_61_91',
    'BEYOND_91',
    'BEYOND_91',
  ]);
});

test('no day is of two ages or of none', () => {
  for (let days = -3; days < 100; days += 1) {
    const held = dueAgeNames.filter((name) => {
      const { least, most } = dueAges[name];
      return (least === null || days >= least) && (most === null || days <= most);
    });
    expect(held).toEqual([dueAgeOf(days)]);
  }
});
