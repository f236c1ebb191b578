import { expect, test } from 'vitest';
import { type SellingState, stopAt, yearAt } from './selling-stop.ts';

const hour = 3_600_000;
const from = Date.parse('2026-11-27T04:00:00.000Z');
const years = [
  {
    fiscalYear: '2083/84',
    firstDayAD: '2026-07-17',
    lastDayAD: '2027-07-16',
    numberBegins: 'INV-KTM-C2-2083/84-',
  },
];
const lend = {
  counterId: 4,
  id: 9,
  fromAt: '2026-11-27T04:00:00.000Z',
  untilAt: '2026-11-29T04:00:00.000Z',
  invoices: 500,
  years,
  sold: 3,
  clockAhead: 0,
};
const selling: SellingState = {
  device: { state: 'ACTIVE', freezeReason: null },
  lend,
  heads: [{ issuedAt: from + hour }],
};

test('within what was lent it sells, up to its last minute and its last invoice', () => {
  expect(stopAt(selling, from + 2 * hour)).toBe(null);
  expect(stopAt(selling, from + 48 * hour)).toBe(null);
  expect(stopAt(selling, from + 48 * hour + 1)).toBe('EXPIRED');
  expect(stopAt({ ...selling, lend: { ...lend, sold: 499 } }, from + 2 * hour)).toBe(null);
  expect(stopAt({ ...selling, lend: { ...lend, sold: 500 } }, from + 2 * hour)).toBe('USED_UP');
});

test('a clock before the last invoice, or before what was lent, sells nothing', () => {
  expect(stopAt(selling, from + hour - 1)).toBe('CLOCK_BACK');
  expect(stopAt({ ...selling, heads: [] }, from - 24 * hour)).toBe('CLOCK_BACK');
  expect(stopAt({ ...selling, heads: [] }, from - 60_000), 'a clock drifts by itself').toBe(null);
});

test('a clock that is minutes off is reckoned with, and one that is further off is to be set', () => {
  const ahead = { ...lend, clockAhead: 5 * 60_000 };
  expect(stopAt({ ...selling, lend: ahead }, from + 48 * hour + 5 * 60_000)).toBe(null);
  expect(stopAt({ ...selling, lend: { ...lend, clockAhead: -11 * 60_000 } }, from + 2 * hour)).toBe('CLOCK_WRONG');
});

test('what the server says of the counter comes first', () => {
  const frozen = { ...selling, device: { state: 'FROZEN', freezeReason: 'OLD_PROFILE' } } as const;
  expect(stopAt(frozen, from + 2 * hour)).toBe('FROZEN');
  expect(stopAt({ ...selling, device: { state: 'CLOSED', freezeReason: null } }, from)).toBe('CLOSED');
  expect(stopAt({ ...selling, lend: null }, from + 2 * hour)).toBe('NOT_LENT');
});

test('the fiscal year is that of the day in Nepal, and one that is not lent is not sold in', () => {
  // 1 Shrawan 2084 begins at 18:15 UTC of the day before.
  expect(yearAt(lend, Date.parse('2027-07-16T18:14:59.000Z'))?.fiscalYear).toBe('2083/84');
  expect(yearAt(lend, Date.parse('2027-07-16T18:15:00.000Z'))).toBe(null);
  const late = { ...lend, fromAt: '2027-07-16T00:00:00.000Z', untilAt: '2027-07-18T00:00:00.000Z' };
  expect(stopAt({ ...selling, heads: [], lend: late }, Date.parse('2027-07-16T18:15:00.000Z'))).toBe('YEAR_NOT_LENT');
});
