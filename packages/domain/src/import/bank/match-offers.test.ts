import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCalendarDay } from '../../calendar/calendar-day.ts';
import { learntPattern, offerMatches, subsetOf, type OpenBookLine, type OpenStatementLine } from './match-offers.ts';

const line = (id: number, day: number, amount: number, more: Partial<OpenStatementLine> = {}): OpenStatementLine => ({
  id,
  day: asCalendarDay(day),
  amount,
  says: '',
  learnt: null,
  ...more,
});
const book = (id: number, day: number, amount: number, more: Partial<OpenBookLine> = {}): OpenBookLine => ({
  id,
  day: asCalendarDay(day),
  amount,
  party: null,
  numbers: [],
  ...more,
});

describe('what is offered', () => {
  test('the same amount, the nearest day first', () => {
    expect(offerMatches([line(1, 20_000, 500)], [book(7, 20_006, 500), book(8, 20_001, 500)])).toEqual([
      { lines: [1], books: [8], isLearnt: false },
    ]);
  });

  test('a cheque whose number the bank names goes before a nearer day, and may be long in clearing', () => {
    const cheque = book(7, 19_960, -500, { numbers: ['000412'] });
    const offers = offerMatches([line(1, 20_000, -500, { says: 'CHQ 412 clearing' })], [cheque, book(8, 20_000, -500)]);
    expect(offers).toEqual([{ lines: [1], books: [7], isLearnt: false }]);
  });

  test('a party that such texts were matched with before goes before a nearer day', () => {
    const lines = [line(1, 20_000, 500, { learnt: 'customer 4' })];
    const books = [book(7, 20_000, 500, { party: 'customer 9' }), book(8, 20_002, 500, { party: 'customer 4' })];
    expect(offerMatches(lines, books)).toEqual([{ lines: [1], books: [8], isLearnt: true }]);
  });

  test('one deposit for several receipts, and one transfer that the bank took in two parts', () => {
    expect(offerMatches([line(1, 20_000, 600)], [book(7, 20_000, 100), book(8, 20_000, 500)])).toEqual([
      { lines: [1], books: [7, 8], isLearnt: false },
    ]);
    expect(offerMatches([line(1, 20_000, -200), line(2, 20_001, -400)], [book(7, 20_000, -600)])).toEqual([
      { lines: [1, 2], books: [7], isLearnt: false },
    ]);
  });

  test('nothing of another direction, far away or short by a paisa', () => {
    expect(
      offerMatches([line(1, 20_000, 500)], [book(7, 20_000, -500), book(8, 19_900, 500), book(9, 20_000, 499)]),
    ).toEqual([]);
  });

  test('always sums that are equal to the paisa, each line once', () => {
    const amount = fc.integer({ min: -9, max: 9 }).filter((one) => one !== 0);
    const entry = fc.tuple(fc.integer({ min: 20_000, max: 20_012 }), amount);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), fc.array(entry, { maxLength: 25 }), (some, others) => {
        const lines = some.map(([day, of], id) => line(id + 1, day, of));
        const books = others.map(([day, of], id) => book(id + 1, day, of));
        const offers = offerMatches(lines, books);
        const sum = (all: readonly { id: number; amount: number }[], ids: readonly number[]) =>
          all.filter(({ id }) => ids.includes(id)).reduce((total, one) => total + one.amount, 0);
        const usedLines = offers.flatMap((offer) => offer.lines);
        const usedBooks = offers.flatMap((offer) => offer.books);
        expect(new Set(usedLines).size).toBe(usedLines.length);
        expect(new Set(usedBooks).size).toBe(usedBooks.length);
        for (const offer of offers) expect(sum(lines, offer.lines)).toBe(sum(books, offer.books));
      }),
    );
  });
});

describe('the steps', () => {
  const many = (count: number, amountOf: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      day: asCalendarDay(20_000 + (at % 5)),
      amount: amountOf(at),
    }));

  test('of a month in which nothing fits end at the most that is allowed', () => {
    const lines = many(300, (at) => 100_001 + 2 * at).map((one) => line(one.id, one.day, one.amount));
    const books = many(1000, (at) => 20_000 + 2 * at).map((one) => book(one.id, one.day, one.amount));
    const steps = { left: 200_000 };
    expect(offerMatches(lines, books, steps)).toEqual([]);
    expect(steps.left).toBe(0);
  });

  test('are none where the rest cannot be reached, or all are too large', () => {
    const steps = { left: 1000 };
    const candidates = many(16, (at) => 100 + at);
    expect(subsetOf(candidates, 5000, steps)).toBe(null);
    expect(subsetOf(candidates, -5, steps)).toBe(null);
    expect(steps.left).toBe(1000);
    expect(subsetOf(candidates, 150, steps)).toBe(null);
    expect(steps.left).toBeGreaterThan(800);
  });

  test('find sums of both directions', () => {
    const candidates = many(6, (at) => [700, -200, 30, -4, 900, 11][at] ?? 0);
    expect(subsetOf(candidates, 526)?.map(({ amount }) => amount)).toEqual([700, -200, 30, -4]);
    expect(subsetOf(candidates, 525)).toBe(null);
  });
});

test('what is learnt of a text are its words without numbers', () => {
  expect(learntPattern('FT-88213/Sita Traders/Rent 2083-04')).toBe('sita traders rent');
  expect(learntPattern('1234 5678')).toBe('');
});
