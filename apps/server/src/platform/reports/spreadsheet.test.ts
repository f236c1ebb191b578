import { setImmediate } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import { lakhFormat } from './spreadsheet-formats.ts';
import { reportXlsx, reportXlsxChunks } from './spreadsheet.ts';
import { buildReport, buildSaleRow, type SaleRow } from './testing/build-report.ts';

const formulaLike = ['=1+1', '+977', '-5', '@SUM(A1)', '\t=1', '\r=1'];

async function readBack(rows: readonly SaleRow[]) {
  const workbook = await readXlsx(await reportXlsx(buildReport(rows), 'ne'), { readStyles: true });
  const sheet = workbook.sheets[0];
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  const format = (row: number, column: number) => sheet.cells?.get(`${row},${column}`)?.style?.numFmt;
  return { sheet, format };
}

test('a lakh amount has a format of its own size, whatever its sign', () => {
  expect(lakhFormat(0, 2)).toBe('#,##0.00');
  expect(lakhFormat(99_999.99, 2)).toBe('#,##0.00');
  expect(lakhFormat(1_00_000, 2)).toBe('#\\,##\\,##0.00');
  expect(lakhFormat(-12_34_567.89, 2)).toBe('#\\,##\\,##0.00');
  expect(lakhFormat(1_23_45_678, 0)).toBe('#\\,##\\,##\\,##0');
  expect(lakhFormat(-99_99_99_99_999.5, 1)).toBe('#\\,##\\,##\\,##\\,##0.0');
});

test.each([
  ['a short report', 1],
  ['one that is written in turns', 5001],
])('%s says whose it is, then its head, rows and totals', async (_name, count) => {
  const { sheet } = await readBack(Array.from({ length: count }, () => buildSaleRow()));
  const firstCells = sheet.rows.slice(0, 6).map((row) => row[0]);
  expect(firstCells).toEqual([
    'पशुपति ट्रेडर्स',
    'स्थायी लेखा नम्बर: ६०९८१२३४५',
    'बिक्री प्रतिवेदन',
    'अवधि: वि.सं. २०८३-०८-०१देखि २०८३-०८-३०सम्म (ई.सं. २०२६-११-१७देखि २०२६-१२-१६सम्म)',
    'आउटलेट: बुटवल',
    'ग्राहक',
  ]);
  expect(sheet.rows).toHaveLength(6 + count + 1);
  expect(sheet.rows.at(-1)?.[0]).toBe('जम्मा');
  expect(sheet.freezePane).toMatchObject({ rows: 6 });
  expect(sheet.cells?.get('5,0')?.style?.font?.bold).toBe(true);
  expect(sheet.cells?.get(`${6 + count},5`)?.style?.font?.bold).toBe(true);
});

test.each([
  ['a short report', 0],
  ['one that is written in turns', 5000],
])('%s holds numbers as numbers, AD days as dates, and text as text', async (_name, before) => {
  const asked = [
    buildSaleRow(),
    buildSaleRow({ total: asPaisa(-12_34_567_89), quantity: asQuantity(1_00_000_1250), bills: 1_50_000 }),
    buildSaleRow({ total: null, day: asCalendarDay(-20_717) }),
    ...formulaLike.map((customer) => buildSaleRow({ customer })),
  ];
  const { sheet, format } = await readBack([...Array.from({ length: before }, () => buildSaleRow()), ...asked]);
  const first = 6 + before;
  const dayAt = (row: number) => sheet.rows[row]?.[2];
  expect(sheet.rows[first]?.slice(3)).toEqual([2.5, 3, 12_34_567.89]);
  expect(sheet.rows[first]?.[1]).toBe('2083-08-04');
  expect(dayAt(first)).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(format(first, 2)).toBe('yyyy-mm-dd');
  expect(format(first, 3)).toBe('#,##0.0');
  expect(format(first, 5)).toBe('#\\,##\\,##0.00');
  expect(sheet.rows[first + 1]?.slice(3)).toEqual([1_00_000.125, 1_50_000, -12_34_567.89]);
  expect(format(first + 1, 3)).toBe('#\\,##\\,##0.000');
  expect(format(first + 1, 4)).toBe('#\\,##\\,##0');
  expect(format(first + 1, 5)).toBe('#\\,##\\,##0.00');
  expect(dayAt(first + 2)).toEqual(new Date('1913-04-13T00:00:00Z'));
  expect(sheet.rows[first + 2]?.[5] ?? null).toBeNull();
  formulaLike.forEach((text, position) => {
    const row = first + 3 + position;
    expect(sheet.rows[row]?.[0]).toBe(text);
    expect(sheet.cells?.get(`${row},0`)?.formula).toBeUndefined();
    expect(format(row, 0)).toBe('@');
  });
  expect(sheet.rows.at(-1)?.slice(3)).toEqual([7.5, null, -12_34_567.89]);
});

test('a long report takes its rows as its bytes are taken: few of them are held', async () => {
  let taken = 0;
  const report = buildReport([]);
  const batches = async function* () {
    for (; taken < 100_000; taken += 1000)
      yield Array.from({ length: 1000 }, (_row, at) => buildSaleRow({ total: asPaisa((taken + at) * 9973) }));
  };
  const pieces = reportXlsxChunks(report, batches(), 'en');
  let bytes = 0;
  for (let piece = 0; piece < 5; piece += 1) bytes += (await pieces.next()).value?.length ?? 0;
  expect(bytes).toBeGreaterThan(0);
  // Nobody takes more: nothing more is read, whatever the event loop has time for.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(taken).toBeLessThan(20_000);
  for await (const _piece of pieces);
  expect(taken).toBe(100_000);
});

test('a title that Excel takes for no sheet name still names the sheet', async () => {
  const report = buildReport([], { title: { en: 'In/Out: [all] of the whole long year 2083', ne: "'*?" } });
  expect((await readXlsx(await reportXlsx(report, 'en'))).sheets[0]?.name).toBe('In Out   all  of the whole long');
  expect((await readXlsx(await reportXlsx(report, 'ne'))).sheets[0]?.name).toBe('Report');
});
