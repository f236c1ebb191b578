import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardCalendar } from '../../calendar/bs-calendar.ts';
import { asCalendarDay, formatAdDate } from '../../calendar/calendar-day.ts';
import { asPaisa } from '../../numbers/money.ts';
import { keysOfLines, partKnown } from './known-lines.ts';
import { matchStatementHeadings, missingColumns, type StatementProfile } from './statement-columns.ts';
import { guessDateForm, readStatementDay } from './statement-day.ts';
import { readMoney, readStatement } from './statement-read.ts';

const profile: StatementProfile = {
  columns: ['date', 'text', 'debit', 'credit', 'balance'],
  dateForm: 'YMD',
  isBs: false,
};
const read = (rows: string[][], of = profile) =>
  readStatement(
    rows.map((cells, at) => ({ number: at + 2, cells })),
    of,
    standardCalendar,
  );
const rows = [
  ['2026-11-01', 'B/F', '', '', '1000.00'],
  ['2026-11-02', 'Deposit', '', '1,23,456.70', '1,24,456.70'],
  ['2026-11-03', 'Cheque 12', '456.70', '', '124000'],
  ['', 'Total', '456.70', '123456.70', ''],
];

describe('a statement', () => {
  test('is read in the order of its days, and what was brought forward follows from its first line', () => {
    const found = read(rows);
    expect(found).toMatchObject({ ok: true, opening: 100_000, lines: [{ amount: 12_345_670 }, { amount: -45_670 }] });
    expect(read(rows.toReversed())).toMatchObject({ ok: true, opening: 100_000, lines: [{ row: 4 }, { row: 3 }] });
  });

  test('says the row at which its balance breaks', () => {
    const gap = [...rows.slice(0, 3), ['2026-11-05', 'After a gap', '', '10', '200.00']];
    expect(read(gap)).toEqual({
      ok: false,
      problem: { what: 'balanceBreaks', row: 5, expected: 12_401_000, found: 20_000 },
    });
  });

  test('says the row at which its days go back', () => {
    const mixed = [rows[2], rows[1], ['2026-11-09', 'X', '', '1', '5']].map((row) => row ?? []);
    expect(read(mixed)).toEqual({ ok: false, problem: { what: 'wrongOrder', row: 4 } });
  });

  test('says what it cannot read, by the row', () => {
    expect(read([['someday', 'X', '', '10', '10']])).toEqual({ ok: false, problem: { what: 'dayUnreadable', row: 2 } });
    expect(read([['2026-11-01', 'X', '', 'ten', '10']])).toMatchObject({ problem: { what: 'amountUnreadable' } });
    expect(read([['2026-11-01', 'X', '5', '10', '10']])).toMatchObject({ problem: { what: 'bothSides' } });
    expect(read([['2026-11-01', 'X', '', '10', '']])).toMatchObject({ problem: { what: 'balanceUnreadable' } });
    expect(read([['2026-11-01', 'B/F', '', '', '10']])).toMatchObject({ problem: { what: 'noLines' } });
  });

  test('has one signed amount, or one with its side', () => {
    const signed: StatementProfile = { ...profile, columns: ['date', 'text', 'amount', 'side', 'balance'] };
    const found = read(
      [
        ['2026-11-01', 'In', '50', 'Cr', '50'],
        ['2026-11-01', 'Out', '20', 'DR', '30'],
        ['2026-11-02', 'Out', '-5', '', '25'],
      ],
      signed,
    );
    expect(found).toMatchObject({ ok: true, lines: [{ amount: 5000 }, { amount: -2000 }, { amount: -500 }] });
  });

  test('any chain of amounts is proven in both orders, and any single balance that is not right is found', () => {
    const amounts = fc.array(
      fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((one) => one !== 0),
      { minLength: 3, maxLength: 30 },
    );
    fc.assert(
      fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 99 }), (all, at, wrong) => {
        let balance = 0;
        const made = all.map((amount, position) => {
          balance += amount;
          const [out, into] = amount < 0 ? [String(-amount), ''] : ['', String(amount)];
          return [formatAdDate(asCalendarDay(20_000 + position)), `Line ${position}`, out, into, `${balance}.00`];
        });
        expect(read(made)).toMatchObject({ ok: true });
        expect(read(made.toReversed())).toMatchObject({ ok: true });
        const broken = made.map((row, position) =>
          position === at % made.length
            ? row.with(4, `${(row[4] ?? '').slice(0, -2)}${String(wrong).padStart(2, '0')}`)
            : row,
        );
        expect(read(broken)).toMatchObject({ ok: false, problem: { what: 'balanceBreaks' } });
      }),
    );
  });
});

test('money is read as banks write it', () => {
  expect(['1,23,456.78', '(500.00)', '-500', '500.00 Dr', 'रु ५००', 'Rs. 5.5', '-', ''].map(readMoney)).toEqual([
    12_345_678,
    -50_000,
    -50_000,
    -50_000,
    50_000,
    550,
    null,
    null,
  ]);
  expect(['ten', '1.005', '1..2'].map(readMoney)).toEqual(['unreadable', 'unreadable', 'unreadable']);
});

test('headings of banks are known, and what lacks is said', () => {
  const columns = matchStatementHeadings(['Txn Date', 'Description', 'Withdraw', 'Deposit', 'Balance']);
  expect(columns).toEqual(['date', 'text', 'debit', 'credit', 'balance']);
  expect(missingColumns(columns)).toEqual([]);
  expect(missingColumns(['date', 'debit'])).toEqual(['text', 'balance', 'credit']);
});

test('days are read in the form of the profile, and the form is guessed from them', () => {
  const day = (text: string, dateForm: 'YMD' | 'DMY' | 'MDY', isBs = false) => {
    const found = readStatementDay(text, { dateForm, isBs }, standardCalendar);
    return found === null ? null : formatAdDate(found);
  };
  expect(day('05/11/2026 10:33', 'DMY')).toBe('2026-11-05');
  expect(day('11/05/2026', 'MDY')).toBe('2026-11-05');
  expect(day('05-Nov-26', 'DMY')).toBe('2026-11-05');
  expect(day('२०८३/०७/१९', 'DMY', true)).toBe('2026-11-05');
  expect(day('19.07.083', 'DMY', true)).toBe('2026-11-05');
  expect(day('31/13/2026', 'DMY')).toBeNull();
  const today = { today: asCalendarDay(20_780), calendar: standardCalendar };
  expect(guessDateForm(['05/11/2026', '13/11/2026'], today)).toEqual({ dateForm: 'DMY', isBs: false });
  expect(guessDateForm(['2083-07-19', '2083-07-20'], today)).toMatchObject({ isBs: true });
  expect(guessDateForm(['soon'], today)).toBeNull();
});

describe('lines that were read before', () => {
  const line = { day: asCalendarDay(1), text: 'A  b', reference: null, amount: asPaisa(5), balance: asPaisa(9) };

  test('are known by reference or text, with day, amount, balance and their place among the same', () => {
    const keys = keysOfLines([
      line,
      line,
      { ...line, reference: 'X1' },
      { ...line, reference: 'X1', balance: asPaisa(1), text: '' },
      { ...line, reference: 'x1 ', text: 'Another' },
    ]);
    expect(new Set(keys).size).toBe(5);
    expect(keysOfLines([{ ...line, text: 'a B' }])[0]).toBe(keys[0]);
    expect(keysOfLines([{ ...line, reference: ' x1', text: 'Another' }])[0]).toBe(keys[2]);
  });

  test('stand before those that are new, else the new one before them is named', () => {
    const part = (...keys: string[]) =>
      partKnown(
        keys.map((knownAs) => ({ knownAs })),
        (key) => key.startsWith('old'),
      );
    const [old, added, later] = ['old 1', 'new 1', 'new 2'].map((knownAs) => ({ knownAs }));
    expect(part('old 1', 'new 1', 'new 2')).toEqual({ known: [old], added: [added, later], stray: null });
    expect(part('old 1')).toEqual({ known: [old], added: [], stray: null });
    expect(part('new 1')).toEqual({ known: [], added: [added], stray: null });
    expect(part('old 1', 'new 1', 'old 2', 'new 2')).toMatchObject({ known: [old], stray: added });
  });
});
