import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, asCalendarDay, type CalendarDay, dayFromAd } from '../calendar/calendar-day.ts';
import { bsFromDay } from '../calendar/bs-calendar.ts';
import {
  accruedInterest,
  besidesLeft,
  instalmentDay,
  interestOf,
  isNothing,
  type LoanNow,
  loanPlan,
  loanWays,
  mostInstalments,
  owedNow,
} from './loan.ts';
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

test('interest that was paid besides lessens the instalments to come until it is used up', () => {
  const asked = { way: 'INTEREST_ONLY' } as const;
  const interestWith = (paid: number) =>
    loanPlan(loanOf(120_000_00, { ...asked, paidInterest: asPaisa(paid) }), dueDays(3)).map(({ interest }) => interest);
  const [first = 0, second = 0, third = 0] = interestWith(0);
  expect(interestWith(500_00)).toEqual([first - 500_00, second, third]);
  expect(interestWith(first + 100_00)).toEqual([0, second - 100_00, third]);
  expect(interestWith(5000_00)).toEqual([0, 0, 0]);
  const plan = loanPlan(loanOf(120_000_00, { ...asked, paidInterest: asPaisa(5000_00) }), dueDays(3));
  expect(plan.map(isNothing)).toEqual([true, true, false]);
});

test('what is left of interest paid besides goes past the instalments that are settled', () => {
  const loan = loanOf(120_000_00);
  const [one = start, two = start] = dueDays(2);
  const first = interestOf(loan.balances, { from: start, until: one }, 1200);
  const second = interestOf(loan.balances, { from: one, until: two }, 1200);
  const period = (until: CalendarDay, besides: number) => ({ until, besides: asPaisa(besides) });
  expect(besidesLeft(loan, start, [])).toBe(0);
  expect(besidesLeft(loan, start, [period(one, 500_00)])).toBe(0);
  expect(besidesLeft(loan, start, [period(one, 1500_00)])).toBe(1500_00 - first);
  expect(besidesLeft(loan, start, [period(one, 3000_00), period(two, 1_00)])).toBe(3001_00 - first - second);
  expect(besidesLeft(loan, start, [period(one, 1500_00), period(two, 0)])).toBe(0);
});

test('the interest until a day counts each balance, less what was paid besides', () => {
  const until = addDays(start, 10);
  expect(accruedInterest(loanOf(120_000_00), until)).toBe(394_52);
  expect(accruedInterest(loanOf(120_000_00, { paidInterest: asPaisa(94_52) }), until)).toBe(300_00);
  expect(accruedInterest(loanOf(120_000_00, { paidInterest: asPaisa(400_00) }), until)).toBe(0);
  expect(accruedInterest(loanOf(120_000_00), start)).toBe(0);
  const paidOff = [
    { from: start, owed: asPaisa(120_000_00) },
    { from: addDays(start, 5), owed: zeroPaisa },
  ];
  expect(accruedInterest(loanOf(0, { balances: paidOff }), until)).toBe(197_26);
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

// 120,000 until day 365, long after the first due day, and 1,200 from then on.
const owedUntilLately = {
  owed: 120_000_00,
  rateHundredths: 1200,
  way: 'EQUAL_INSTALMENTS',
  count: 2,
  months: 12,
  first: 1,
  paidInterest: zeroPaisa,
  repaid: 99,
  repaidAfter: 365,
} as const;

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
      // The interest alone of what stood before can be more than all others are.
      const isInterestAlone = last?.principal === 0;
      const isNoMore = (last?.principal ?? 0) + (last?.interest ?? 0) <= largest;
      expect(!isEqual || count === 1 || isInterestAlone || isNoMore).toBe(true);
    }),
    { numRuns: 200, examples: [[owedUntilLately]] },
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
  // So many months end beyond the calendar, whose days are not asked for here.
  const days = Array.from({ length: mostInstalments }, (_, at) => addDays(start, 30 * (at + 1)));
  const plan = loanPlan(loanOf(99_999_999_900, { rateHundredths: 1450 }), days);
  expect(plan).toHaveLength(mostInstalments);
  expect(sumPaisa(plan.map(({ principal }) => principal))).toBe(99_999_999_900);
  expect(owedNow(loanOf(5))).toBe(5);
});

test('where much was owed until lately the last instalment is its interest alone', () => {
  const balances = [
    { from: start, owed: asPaisa(120_000_00) },
    { from: addDays(start, 365), owed: asPaisa(1200_00) },
  ];
  const plan = loanPlan(loanOf(0, { balances }), [addDays(start, 31), addDays(start, 396)]);
  expect(plan.map(({ principal }) => principal)).toEqual([1200_00, 0]);
  expect(plan[1]?.interest).toBe(interestOf(balances, { from: addDays(start, 31), until: addDays(start, 365) }, 1200));
});
