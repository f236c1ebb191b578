import { describe, expect, test } from 'vitest';
import { asCalendarDay } from '../../calendar/calendar-day.ts';
import { offerDues, type OpenDue } from './due-offers.ts';
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
  taxes: [],
  ...more,
});
const ofSita = { party: 'customer 2', partyNames: ['Sita Stores'] };
const found = (lines: OpenStatementLine[], dues: OpenDue[]) =>
  offerDues(lines, dues).map(({ line: of, dues: ids, held }) => [of, ids, held?.amount ?? 0]);

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

describe('a document less tax', () => {
  // 1,130 with VAT: of 1,000 at 1.5 per cent 15 are held back, at 15 per cent 150.
  const taxes = [
    { nature: 'SERVICE_FEE', amount: 15_000 },
    { nature: 'CONTRACT', amount: 1500 },
  ];

  test('is offered with what it may be tax of', () => {
    expect(offerDues([line(1, 111_500)], [due(1, 113_000, { taxes })])).toEqual([
      { line: 1, dues: [1], held: { amount: 1500, natures: ['CONTRACT'] }, isLearnt: false },
    ]);
    expect(found([line(1, 98_000)], [due(1, 113_000, { taxes })])).toEqual([[1, [1], 15_000]]);
  });

  test('in whole rupees as well, but not by any other difference', () => {
    const odd = due(1, 113_000, { taxes: [{ nature: 'CONTRACT', amount: 1537 }] });
    expect(found([line(1, 111_500)], [odd])).toEqual([[1, [1], 1500]]);
    expect(found([line(1, 111_400)], [odd])).toEqual([[1, [1], 1600]]);
    for (const other of [111_450, 111_300, 113_500]) expect(found([line(1, other)], [odd])).toEqual([]);
  });

  test('comes after one of the very amount', () => {
    expect(found([line(1, 111_500)], [due(1, 113_000, { taxes }), due(2, 111_500)])).toEqual([[1, [2], 0]]);
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
    expect(offerDues(lines, dues)).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
