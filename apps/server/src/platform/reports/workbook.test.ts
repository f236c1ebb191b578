import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { emptyCell, momentCell, numberCell, percentCell, type StyledCell, textCell } from './spreadsheet-cells.ts';
import { workbookChunks, type WorkbookSheet } from './workbook.ts';

async function readBack(sheets: readonly WorkbookSheet[], rowsOfSheet?: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbookChunks(sheets, rowsOfSheet === undefined ? {} : { rowsOfSheet }))
    chunks.push(chunk);
  return readXlsx(new Uint8Array(Buffer.concat(chunks)), { readStyles: true });
}

function sheetOf(name: string, rows: readonly (readonly StyledCell[])[]): WorkbookSheet {
  const columns = [1, 2, 3].map((number) => ({ title: `Column ${number}`, width: 12, isNumber: number > 1 }));
  return {
    name,
    columns,
    rows: (async function* () {
      yield* rows;
    })(),
  };
}

test('cells keep their type, and text stays text whatever it begins with', async () => {
  const texts = ['=1+1', '+977', '-5', '@SUM(A1)', '\t=1', '\r=1', 'दाल & <चामल>', '_x0041_', ' वडा '];
  const { sheets } = await readBack([
    sheetOf('Goods', [
      [textCell('Rice'), numberCell('money', 12_34_567_89), numberCell('date', 20_777)],
      [emptyCell, percentCell(1300), momentCell(Date.UTC(2026, 10, 20, 4, 30))],
      ...texts.map((text) => [textCell(text)]),
    ]),
  ]);
  const [sheet] = sheets;
  expect(sheet?.rows.slice(0, 3)).toEqual([
    ['Column 1', 'Column 2', 'Column 3'],
    ['Rice', 12_34_567.89, new Date('2026-11-20T00:00:00Z')],
    [null, 0.13, new Date('2026-11-20T10:15:00Z')],
  ]);
  expect(sheet?.cells?.get('1,1')?.style?.numFmt).toBe('#\\,##\\,##0.00');
  expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  texts.forEach((text, position) => {
    expect(sheet?.rows[3 + position]?.[0]).toBe(text);
    expect(sheet?.cells?.get(`${3 + position},0`)?.formula).toBeUndefined();
    expect(sheet?.cells?.get(`${3 + position},0`)?.style?.numFmt).toBe('@');
  });
});

test('what Excel cannot hold is taken out, and nothing around it', async () => {
  const { sheets } = await readBack([sheetOf('Odd', [[textCell('a\u0000b\ud800c')], [textCell('x'.repeat(40_000))]])]);
  expect(sheets[0]?.rows[1]?.[0]).toBe('ab\ufffdc');
  expect(sheets[0]?.rows[2]?.[0]).toHaveLength(32_767);
});

test('a sheet that is full goes on in another, and names differ', async () => {
  const rows = Array.from({ length: 5 }, (_, row) => [textCell(`Row ${row}`)]);
  const { sheets } = await readBack([sheetOf('Bills/All', rows), sheetOf('bills all', [])], 3);
  expect(sheets.map(({ name }) => name)).toEqual(['Bills All', 'Bills All 2', 'Bills All 3', 'bills all 4']);
  expect(sheets.map((sheet) => sheet.rows.length)).toEqual([3, 3, 2, 1]);
  expect(sheets.flatMap((sheet) => sheet.rows.slice(1)).map(([first]) => first)).toEqual(
    rows.flat().map(({ value }) => value),
  );
});

test('a source that fails ends the file with its error', async () => {
  const failing: WorkbookSheet = {
    ...sheetOf('Bills', []),
    // oxlint-disable-next-line require-yield -- it fails before it has anything
    rows: (async function* (): AsyncGenerator<StyledCell[]> {
      throw new Error('the database went away');
    })(),
  };
  await expect(readBack([failing])).rejects.toThrow('the database went away');
});
