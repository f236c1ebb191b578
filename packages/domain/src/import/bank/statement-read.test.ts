import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardCalendar } from '../../calendar/bs-calendar.ts';
import { asCalendarDay, formatAdDate } from '../../calendar/calendar-day.ts';
import { asPaisa } from '../../numbers/money.ts';
import { keysOfLines, partKnown } from './known-lines.ts';
import { matchStatementHeadings, missingColumns, type StatementProfile } from './statement-columns.ts';
import { guessDateForm, readStatementDay } from './statement-day.ts';
import { readMoney } from './statement-money.ts';
import { daysOfLines, readStatement } from './statement-read.ts';

const profile: StatementProfile = {
  columns: ['date', 'text', 'debit', 'credit', 'balance'],
  dateForm: 'YMD',
  isBs: false,
};
const readings = (rows: string[][], of = profile) =>
  readStatement(
    rows.map((cells, at) => ({ number: at + 2, cells })),
    of,
    standardCalendar,
  );
/** What is read, with its likeliest reading. */
const read = (rows: string[][], of = profile) => {
  const found = readings(rows, of);
  return found.ok ? { ok: true, ...found.readings[0] } : found;
};
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
    const good = ['2026-11-01', 'X', '', '10', '10'];
    const second = (...row: string[]) => read([good, row]);
    const problem = (what: string) => ({ ok: false, problem: { what, row: 3 } });
    expect(second('someday', 'X', '', '10', '20')).toEqual(problem('dayUnreadable'));
    expect(second('31/13/2026', 'नगद जम्मा', '', '5', '15')).toEqual(problem('dayUnreadable'));
    expect(second('2026-11-01', 'X', '', 'ten', '20')).toEqual(problem('amountUnreadable'));
    expect(second('2026-11-01', 'X', '5', '10', '15')).toEqual(problem('bothSides'));
    expect(second('2026-11-01', 'X', '', '10', '')).toEqual(problem('balanceUnreadable'));
    expect(second('2026-11-01', 'X', '', '10', 'O')).toEqual(problem('balanceUnreadable'));
    expect(read([['2026-11-01', 'B/F', '', '', '10']])).toEqual({ ok: false, problem: { what: 'noLines' } });
  });

  test('takes the day above where a row with an amount and a balance has none, and drops no such row', () => {
    const days = [
      ['2026-11-01', 'In', '', '10', '10'],
      ['', 'नगद जम्मा', '', '5', '15'],
      ['2026-11-02', '', '', '', ''],
      ['', 'Total of a bill', '4', '', '11'],
    ];
    const found = read(days);
    const [first, second] = [20_758, 20_759].map(asCalendarDay);
    expect(found).toMatchObject({ lines: [{ day: first }, { day: first, row: 3 }, { day: second, amount: -400 }] });
    expect(read(days.slice(1, 2))).toEqual({ ok: false, problem: { what: 'dayUnreadable', row: 2 } });
    const undated = (...row: string[]) => read([...days.slice(0, 1), ['', ...row]]);
    expect(undated('X', '', 'ten', '15')).toEqual({ ok: false, problem: { what: 'amountUnreadable', row: 3 } });
    expect(undated('X', '', '5', 'O5')).toEqual({ ok: false, problem: { what: 'balanceUnreadable', row: 3 } });
  });

  test('passes over sums, notes and headings of further pages', () => {
    const others = [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['Total', '', '456.70', '123456.70', '124000'],
      ['Closing balance', '', '', '124000', '124000'],
      ['Page 2 of 3', '', '', '', ''],
      ['-', 'Sum', '', '123456.70', ''],
      ['', 'Total', '', '123456.70', '124000'],
      ['', 'कुल जम्मा', '456.70', '123456.70', '124000'],
      ['', 'goes on with a text of 2', '', '', ''],
      ['', 'Closing balance', '', '', '124000'],
    ];
    const plain = read(rows);
    for (const other of others) expect(read([...rows.slice(0, 3), other])).toEqual(plain);
    expect(read([...rows.slice(0, 2), ...others.slice(0, 1), ...rows.slice(2)])).toMatchObject({
      ok: true,
      lines: [{ row: 3 }, { row: 5 }],
    });
  });

  test('takes a debit below zero for what came back or for what went out, as its balances prove', () => {
    const reversed = [
      ['2026-11-01', 'Fee', '10', '', '90'],
      ['2026-11-02', 'Fee reversed', '-10', '', '100'],
    ];
    expect(read(reversed)).toMatchObject({ ok: true, lines: [{ amount: -1000 }, { amount: 1000 }] });
    const negatives = [
      ['2026-11-01', 'Out', '-10', '', '90'],
      ['2026-11-02', 'Out', '(20)', '', '70'],
    ];
    expect(read(negatives)).toMatchObject({ ok: true, lines: [{ amount: -1000 }, { amount: -2000 }] });
    expect(readings(negatives.slice(1))).toMatchObject({
      ok: true,
      readings: [
        { opening: 9000, lines: [{ amount: -2000 }] },
        { opening: 5000, lines: [{ amount: 2000 }] },
      ],
    });
    const broken = [...reversed, ['2026-11-03', 'In', '', '5', '100']];
    expect(read(broken)).toMatchObject({ problem: { what: 'balanceBreaks', row: 4, expected: 10_500 } });
    const sided: StatementProfile = { ...profile, columns: ['date', 'text', 'amount', 'side', 'balance'] };
    const back = [
      ['2026-11-01', 'Fee', '10', 'Dr', '90'],
      ['2026-11-02', 'Back', '-10', 'Dr', '100'],
    ];
    expect(read(back, sided)).toMatchObject({ ok: true, lines: [{ amount: -1000 }, { amount: 1000 }] });
  });

  test('of one day with the same amount in and out is proven both ways, what begins with nothing first', () => {
    const day = [
      ['2026-11-01', 'In', '', '10', '10'],
      ['2026-11-01', 'Out', '10', '', '0'],
    ];
    const fromNothing = { opening: 0, lines: [{ amount: 1000 }, { amount: -1000 }] };
    const fromTen = { opening: 1000, lines: [{ amount: -1000 }, { amount: 1000 }] };
    expect(readings(day)).toMatchObject({ readings: [fromNothing, fromTen] });
    expect(readings(day.toReversed())).toMatchObject({ readings: [fromNothing, fromTen] });
    const later = day.map((row, at) => row.with(4, at === 0 ? '15' : '5'));
    expect(readings(later)).toMatchObject({ readings: [{ opening: 500 }, { opening: 1500 }] });
    expect(readings(later.toReversed())).toMatchObject({ readings: [{ opening: 1500 }, { opening: 500 }] });
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
    const wrong = fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((paisa) => paisa !== 0);
    fc.assert(
      fc.property(amounts, fc.nat(), fc.oneof(wrong, fc.constantFrom(100, -100, 5000)), (all, nth, off) => {
        let paisa = 0;
        const balances = all.map((amount) => (paisa += amount));
        const rowsWith = (of: readonly number[]) =>
          all.map((amount, at) => {
            const [out, into] = amount < 0 ? [rupees(-amount), ''] : ['', rupees(amount)];
            return [formatAdDate(asCalendarDay(20_000 + at)), `Line ${at}`, out, into, rupees(of[at] ?? 0)];
          });
        const made = rowsWith(balances);
        expect(read(made)).toMatchObject({ ok: true, lines: all.map((amount) => ({ amount })) });
        expect(read(made.toReversed())).toMatchObject({ ok: true, lines: all.map((amount) => ({ amount })) });
        const at = nth % all.length;
        const broken = rowsWith(balances.with(at, (balances[at] ?? 0) + off));
        // What is wrong with the first line shows at the second: nothing stands before it.
        const shown = Math.max(at, 1);
        expect(read(broken)).toMatchObject({ problem: { what: 'balanceBreaks', row: shown + 2 } });
        const turned = all.length - 1 - shown;
        expect(read(broken.toReversed())).toMatchObject({ problem: { what: 'balanceBreaks', row: turned + 2 } });
      }),
    );
  });
});

function rupees(paisa: number): string {
  const digits = String(Math.abs(paisa)).padStart(3, '0');
  return `${paisa < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

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
  expect(['500-', '1E5', '1.5e+3', '(5)Dr', '-0.0'].map(readMoney)).toEqual([-50_000, 10_000_000, 150_000, -500, 0]);
  const bad = ['ten', '1.005', '1..2', '(500', '500)', '-500-', '1e', '1e300', '1.2.3', '1,000.001'];
  expect(bad.map(readMoney)).toEqual(bad.map(() => 'unreadable'));
});

test('what binary fractions leave over is read as the nearest paisa', () => {
  const left = ['0.19999999999999998', '1123.1499999999999', '0.30000000000000004', '-2.7755575615628914E-17'];
  expect(left.map(readMoney)).toEqual([20, 112_315, 30, 0]);
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (paisa) => {
      expect(readMoney(String(paisa / 100))).toBe(paisa + 0);
      expect(readMoney(rupees(paisa))).toBe(paisa + 0);
    }),
  );
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
  const may = { today: asCalendarDay(20_593), calendar: standardCalendar };
  expect(formatAdDate(may.today)).toBe('2026-05-20');
  expect(guessDateForm(['03/04/2026', '05/04/2026'], may)).toEqual({ dateForm: 'DMY', isBs: false });
  expect(guessDateForm(['05/04/2026', '05/14/2026'], may)).toEqual({ dateForm: 'MDY', isBs: false });
  expect(guessDateForm(['05/06/26'], may)).toEqual({ dateForm: 'MDY', isBs: false });
});

test('days are guessed of the rows that are lines', () => {
  const given = [...rows, ['Page 2 of 3', '', '', '', ''], ['Total (2)', '', '5', '', '9'], ['soon', '', '5', '', '9']];
  const numbered = given.map((cells, at) => ({ number: at + 2, cells }));
  expect(daysOfLines(numbered, profile)).toEqual(['2026-11-02', '2026-11-03']);
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
