import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, asCalendarDay, type CalendarDay, dayFromAd } from '../calendar/calendar-day.ts';
import { bsFromDay } from '../calendar/bs-calendar.ts';
import { instalmentDay, interestOf, type LoanNow, loanPlan, loanWays, mostInstalments, owedNow } from './loan.ts';
import { asPaisa, sumPaisa, zeroPaisa } from './money.ts';

// 1 Shrawan 2083, a month of 31 days.
const start = dayFromAd({ year: 2026, month: 7, day: 17 }) ?? asCalendarDay(0);
const dueDays = (count: number, months = 1, first = 1): CalendarDay[] =>
  Array.from({ length: count }, (_, at) => instalmentDay(start, first + at * months) ?? start);
const loanOf = (owed: number, said: Partial<LoanNow> = {}): LoanNow => ({
  balances: [{ from: start, owed: asPaisa(owed) }],
  interestFrom: start,
  paidInterest: zeroPaisa,
  rateHundredths: 1200,
  way: 'EQUAL_INSTALMENTS',
  ...said,
});

test('interest counts the days of each balance, and is rounded once', () => {
  const balances = [
    { from: start, owed: asPaisa(100_000_00) },
    { from: addDays(start, 10), owed: asPaisa(60_000_00) },
  ];
  const period = { from: start, until: addDays(start, 30) };
  // 100,000 × 12 % × 10 ÷ 365 = 328.767…, 60,000 × 12 % × 20 ÷ 365 = 394.520…: together 723.287…
  expect(interestOf(balances, period, 1200)).toBe(723_29);
  expect(interestOf(balances, { from: period.until, until: period.from }, 1200)).toBe(0);
  expect(interestOf(balances, { from: addDays(start, -20), until: addDays(start, 1) }, 1200)).toBe(32_88);
  expect(interestOf([{ from: start, owed: asPaisa(365_0000 / 2) }], { from: start, until: addDays(start, 1) }, 1)).toBe(
    1,
  );
});

test('equal instalments are equal but for the last, which is no more', () => {
  const plan = loanPlan(loanOf(120_000_00), dueDays(12));
  const totals = plan.map(({ principal, interest }) => principal + interest);
  expect(new Set(totals.slice(0, -1)).size).toBe(1);
  expect(totals[0]).toBe(10_660_38);
  expect(totals.at(-1)).toBeLessThanOrEqual(totals[0] ?? 0);
  // A first month of 31 days: 120,000 × 12 % × 31 ÷ 365.
  expect(plan[0]?.interest).toBe(1223_01);
});

test('equal parts of the principal, and interest alone until the end', () => {
  const parts = loanPlan(loanOf(100_00, { way: 'EQUAL_PRINCIPAL' }), dueDays(3));
  expect(parts.map(({ principal }) => principal)).toEqual([3333, 3333, 3334]);
  const alone = loanPlan(loanOf(100_00, { way: 'INTEREST_ONLY' }), dueDays(3));
  expect(alone.map(({ principal }) => principal)).toEqual([0, 0, 100_00]);
  expect(loanPlan(loanOf(0), dueDays(3))).toEqual([]);
  expect(loanPlan(loanOf(100_00), [])).toEqual([]);
});

test('interest that was paid besides lessens the next instalment, and no other', () => {
  const asked = { way: 'INTEREST_ONLY' } as const;
  const [whole, lessened] = [zeroPaisa, asPaisa(500_00)].map((paidInterest) =>
    loanPlan(loanOf(120_000_00, { ...asked, paidInterest }), dueDays(3)).map(({ interest }) => interest),
  );
  expect(lessened).toEqual([(whole?.[0] ?? 0) - 500_00, whole?.[1], whole?.[2]]);
  const all = loanPlan(loanOf(120_000_00, { ...asked, paidInterest: asPaisa(5000_00) }), dueDays(3));
  expect(all[0]?.interest).toBe(0);
});

test('what is paid late bears interest until that day', () => {
  const late = { from: addDays(start, 40), owed: asPaisa(50_000_00) };
  const balances = [{ from: start, owed: asPaisa(100_000_00) }, late];
  const interestFrom = dueDays(1)[0] ?? start;
  const [next] = loanPlan(loanOf(0, { balances, interestFrom, way: 'INTEREST_ONLY' }), dueDays(2).slice(1));
  const period = { from: interestFrom, until: dueDays(2)[1] ?? start };
  expect(next?.interest).toBe(interestOf(balances, period, 1200));
  expect(next?.interest).toBeGreaterThan(interestOf([{ ...late, from: start }], period, 1200));
});

test('an instalment is due on the same BS day, or on the last one of a shorter month', () => {
  const days = Array.from({ length: 12 }, (_, at) => instalmentDay(addDays(start, 30), at) ?? start);
  const found = days.map((day) => bsFromDay(day));
  expect(found.map(({ month }) => month)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]);
  expect(new Set(found.map(({ day }) => day)).size).toBeGreaterThan(1);
  expect(found.every(({ day }) => day >= 29 && day <= 31)).toBe(true);
  expect(instalmentDay(start, 12 * 480)).toBe(null);
});

const loans = fc.record({
  owed: fc.integer({ min: 1, max: 99_999_999_900 }),
  rateHundredths: fc.integer({ min: 0, max: 10_000 }),
  way: fc.constantFrom(...loanWays),
  count: fc.integer({ min: 1, max: 60 }),
  months: fc.constantFrom(1, 3, 6, 12),
  first: fc.integer({ min: 0, max: 3 }),
  paidInterest: fc.integer({ min: 0, max: 1_000_000 }).map(asPaisa),
  repaid: fc.integer({ min: 0, max: 100 }),
  repaidAfter: fc.integer({ min: 0, max: 400 }),
});

test('the principal adds up to what is owed, nothing is below zero, and equal instalments are equal but for the last', () => {
  fc.assert(
    fc.property(loans, ({ owed, count, months, first, repaid, repaidAfter, ...said }) => {
      const rest = asPaisa(owed - Math.floor((owed * repaid) / 100));
      const balances = [
        { from: start, owed: asPaisa(owed) },
        { from: addDays(start, repaidAfter), owed: rest },
      ];
      const loan = loanOf(owed, { ...said, balances });
      const plan = loanPlan(loan, dueDays(count, months, first));
      expect(sumPaisa(plan.map(({ principal }) => principal))).toBe(rest);
      expect(plan).toHaveLength(rest === 0 ? 0 : count);
      expect(plan.every((row) => row.principal >= 0 && row.interest >= 0 && row.owedAfter >= 0)).toBe(true);
      expect(plan.at(-1)?.owedAfter ?? 0).toBe(0);
      // What has interest alone, or ends what is owed before the last, is another amount.
      const equal = plan.filter((row) => row.principal > 0 && row.owedAfter > 0);
      const totals = equal.map(({ principal, interest }) => principal + interest);
      const last = plan.at(-1);
      const isEqual = said.way === 'EQUAL_INSTALMENTS';
      expect(!isEqual || new Set(totals).size <= 1).toBe(true);
      const largest = Math.max(0, ...plan.slice(0, -1).map(({ principal, interest }) => principal + interest));
      expect(!isEqual || count === 1 || (last?.principal ?? 0) + (last?.interest ?? 0) <= largest).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a paisa less in each equal instalment leaves more for the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000_00, max: 99_999_999_900 }), fc.integer({ min: 2, max: 36 }), (owed, count) => {
      const loan = loanOf(owed);
      const plan = loanPlan(loan, dueDays(count));
      const [first, last] = [plan[0], plan.at(-1)];
      const amount = (first?.principal ?? 0) + (first?.interest ?? 0);
      const rest = amount - ((last?.principal ?? 0) + (last?.interest ?? 0));
      // Each paisa less in all others is a paisa more of each in the last, and the interest on them.
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThan(count * 2);
    }),
  );
});

test('the longest plan of all is worked out', () => {
  const plan = loanPlan(loanOf(99_999_999_900, { rateHundredths: 1450 }), dueDays(mostInstalments / 3));
  expect(plan).toHaveLength(mostInstalments / 3);
  expect(owedNow(loanOf(5))).toBe(5);
});
