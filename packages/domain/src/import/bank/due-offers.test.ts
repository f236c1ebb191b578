import { describe, expect, test } from 'vitest';
import { asCalendarDay } from '../../calendar/calendar-day.ts';
import { asPaisa } from '../../numbers/money.ts';
import { offerDues, type OpenDue, type RatesOn } from './due-offers.ts';
import type { OpenStatementLine } from './match-offers.ts';

const line = (id: number, amount: number, more: Partial<OpenStatementLine> = {}): OpenStatementLine => ({
  id,
  amount,
  day: asCalendarDay(100),
  says: 'FT',
  learnt: null,
  ...more,
});

const due = (id: number, amount: number, more: Partial<OpenDue> = {}): OpenDue => ({
  id,
  amount,
  day: asCalendarDay(90 + id),
  party: 'customer 1',
  partyNames: ['Ram Kirana', 'राम किराना'],
  outletId: 1,
  numbers: [`INV-${id}`],
  taxedFrom: null,
  ...more,
});
/** At 1.5 and 15 per cent; before the day 50 contracts were at 2. */
const ratesOn: RatesOn = (day) =>
  new Map([
    ['SERVICE_FEE', 1500],
    ['CONTRACT', day < 50 ? 200 : 150],
  ]);
const ofSita = { party: 'customer 2', partyNames: ['Sita Stores'] };
const found = (lines: OpenStatementLine[], dues: OpenDue[]) =>
  offerDues(lines, dues, ratesOn).map(({ line: of, dues: ids, held }) => [of, ids, held?.amount ?? 0]);

describe('a document of the very amount', () => {
  test('is offered, the oldest of a party first, and each of them once', () => {
    expect(found([line(1, 500), line(2, 500), line(3, 500)], [due(2, 500), due(1, 500)])).toEqual([
      [1, [1], 0],
      [2, [2], 0],
    ]);
  });

  test('is neither of the other direction nor of a later day', () => {
    expect(found([line(1, 500)], [due(1, -500), due(2, 500, { day: asCalendarDay(101) })])).toEqual([]);
    expect(found([line(1, -500)], [due(1, -500)])).toEqual([[1, [1], 0]]);
  });

  test('of several parties is the one that the text names or that was learnt, else none', () => {
    const dues = [due(1, 500), due(2, 500, ofSita)];
    expect(found([line(1, 500)], dues)).toEqual([]);
    expect(found([line(1, 500, { says: 'IPS sita stores 77' })], dues)).toEqual([[1, [2], 0]]);
    expect(found([line(1, 500, { says: 'राम किराना' })], dues)).toEqual([[1, [1], 0]]);
    expect(found([line(1, 500, { learnt: 'customer 2' })], dues)).toEqual([[1, [2], 0]]);
    expect(found([line(1, 500, { says: 'for inv-1', learnt: 'customer 2' })], dues)).toEqual([[1, [1], 0]]);
  });
});

describe('what a line tells', () => {
  test('of another party keeps it from what fits by its amount alone', () => {
    const dues = [due(1, 500), due(2, 700, ofSita)];
    expect(found([line(1, 500)], dues)).toEqual([[1, [1], 0]]);
    for (const told of [{ learnt: 'customer 2' }, { says: 'IPS Sita Stores' }, { says: 'part of inv-2' }])
      expect(found([line(1, 500, told)], dues)).toEqual([]);
  });

  test('goes before what others leave open: a number, then what was learnt, then a name', () => {
    const lines = [
      line(1, 500),
      line(2, 500, { says: 'Ram Kirana' }),
      line(3, 500, { learnt: 'customer 1' }),
      line(4, 500, { says: 'inv-1' }),
    ];
    expect(found(lines, [due(1, 500)])).toEqual([[4, [1], 0]]);
    expect(found(lines, [due(1, 500), due(2, 500)])).toEqual([
      [4, [1], 0],
      [3, [2], 0],
    ]);
    expect(found(lines.slice(0, 2), [due(1, 500)])).toEqual([[2, [1], 0]]);
  });

  test('by a number or a name decides where several documents come to it, too', () => {
    const dues = [due(1, 300), due(2, 200), due(3, 500)];
    expect(found([line(1, 500), line(2, 500, { says: 'inv-2' })], dues)).toEqual([
      [2, [1, 2], 0],
      [1, [3], 0],
    ]);
  });
});

describe('a document less tax', () => {
  // 1,130 with VAT: of 1,000 at 1.5 per cent 15 are held back, at 15 per cent 150.
  const taxed = { taxedFrom: asPaisa(100_000) };

  test('is offered with what it may be tax of', () => {
    expect(offerDues([line(1, 111_500)], [due(1, 113_000, taxed)], ratesOn)).toEqual([
      { line: 1, dues: [1], held: { amount: 1500, natures: ['CONTRACT'] }, isLearnt: false },
    ]);
    expect(found([line(1, 98_000)], [due(1, 113_000, taxed)])).toEqual([[1, [1], 15_000]]);
  });

  test('in whole rupees as well, but not by any other difference', () => {
    const odd = due(1, 113_000, { taxedFrom: asPaisa(102_467) });
    expect(found([line(1, 111_500)], [odd])).toEqual([[1, [1], 1500]]);
    expect(found([line(1, 111_400)], [odd])).toEqual([[1, [1], 1600]]);
    for (const other of [111_450, 111_300, 113_500]) expect(found([line(1, other)], [odd])).toEqual([]);
  });

  test('is by the rates of the line’s day', () => {
    const early = { day: asCalendarDay(40) };
    const dues = [due(1, 113_000, { ...taxed, ...early })];
    expect(found([line(1, 111_500, early)], dues)).toEqual([]);
    expect(found([line(1, 111_000, early)], dues)).toEqual([[1, [1], 2000]]);
  });

  test('comes after one of the very amount', () => {
    expect(found([line(1, 111_500)], [due(1, 113_000, taxed), due(2, 111_500)])).toEqual([[1, [2], 0]]);
  });
});

describe('several documents', () => {
  test('of one party and outlet that come to the amount are offered together', () => {
    const dues = [due(1, 300), due(2, 450), due(3, 250), due(4, 200, ofSita), due(5, 100, { outletId: 2 })];
    expect(found([line(1, 550)], dues)).toEqual([[1, [1, 3], 0]]);
    expect(found([line(1, 500)], dues)).toEqual([]);
    expect(found([line(1, 350)], dues)).toEqual([]);
  });

  test('all that a party owes, however many', () => {
    const dues = Array.from({ length: 40 }, (_, at) => due(at + 1, 101 + at * 7, { day: asCalendarDay(50) }));
    const all = dues.reduce((sum, { amount }) => sum + amount, 0);
    expect(found([line(1, all)], dues)).toEqual([[1, dues.map(({ id }) => id), 0]]);
  });

  test('of two parties that both fit are offered where the text tells which', () => {
    const dues = [due(1, 300), due(2, 200), due(3, 400, ofSita), due(4, 100, ofSita)];
    expect(found([line(1, 500)], dues)).toEqual([]);
    expect(found([line(1, 500, { learnt: 'customer 2' })], dues)).toEqual([[1, [3, 4], 0]]);
  });

  test('that never fit are given up within a bound', () => {
    const dues = Array.from({ length: 900 }, (_, at) =>
      due(at + 1, 1_000_000 + at * 2, { party: `customer ${at % 30}`, day: asCalendarDay(1) }),
    );
    const lines = Array.from({ length: 300 }, (_, at) => line(at, 4_000_001 + at * 2));
    const begun = performance.now();
    expect(offerDues(lines, dues, ratesOn)).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
