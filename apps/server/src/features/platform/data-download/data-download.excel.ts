import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { isDateProblem } from '@bahi/domain/calendar/bs-calendar';
import type { Language } from '@bahi/domain/language';
import { parseQuantity } from '@bahi/domain/numbers/quantity';
import type { Tx } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import {
  emptyCell,
  momentCell,
  numberCell,
  percentCell,
  type StyledCell,
  textCell,
} from '../../../platform/reports/spreadsheet-cells.ts';
import { workbookChunks, type WorkbookSheet } from '../../../platform/reports/workbook.ts';
import type { Sheet, SheetColumn, SheetColumnKind } from '../../../platform/reports/sheet.ts';

type Counted = { rows: number };
type Row = Record<string, unknown>;

const texts = dataSheets.texts;
const widths: Readonly<Record<SheetColumnKind, number>> = {
  text: 24,
  money: 16,
  quantity: 12,
  count: 10,
  percent: 9,
  day: 13,
  moment: 17,
  flag: 9,
  word: 16,
};
const numbers: readonly SheetColumnKind[] = ['money', 'quantity', 'count', 'percent'];
const rowsAtOnce = 1000;

/** The workbook with a sheet for each declaration, as its rows are read; `counted` grows with them. */
export function excelChunks(
  db: Tx,
  {
    sheets,
    businessId,
    language,
    counted,
  }: {
    sheets: readonly Sheet[];
    businessId: number;
    language: Language;
    counted: Counted;
  },
): AsyncGenerator<Uint8Array> {
  return workbookChunks(
    sheets.map((sheet): WorkbookSheet => ({
      name: sheet.name[language],
      columns: sheet.columns.map(({ title, kind }) => ({
        title: title[language],
        width: Math.max(widths[kind], Math.min(title[language].length + 2, 24)),
        isNumber: numbers.includes(kind),
      })),
      rows: rowsOf(db, { sheet, businessId, language, counted }),
    })),
  );
}

async function* rowsOf(
  db: Tx,
  { sheet, businessId, language, counted }: { sheet: Sheet; businessId: number; language: Language; counted: Counted },
): AsyncGenerator<StyledCell[]> {
  const selected = sheet.columns.map(({ sql }, position) => `${sql} as c${position}`).join(', ');
  const text = `select ${selected} from ${sheet.from} order by ${sheet.order}`;
  for await (const rows of streamRows<Row>(db, { text, values: [businessId], atOnce: rowsAtOnce })) {
    counted.rows += rows.length;
    for (const row of rows) yield sheet.columns.map((column, at) => cellOf(column, row[`c${at}`] ?? null, language));
  }
}

function cellOf({ kind, sql }: SheetColumn, value: unknown, language: Language): StyledCell {
  if (value === null || value === '') return emptyCell;
  if (typeof value === 'boolean') return textCell(texts[value ? 'yes' : 'no'][language]);
  if (value instanceof Date) return momentCell(value.getTime());
  if (typeof value === 'string') return cellOfText(kind, value, language);
  if (typeof value !== 'number') throw new TypeError(`the column ${sql} shows no plain value`);
  if (kind === 'money' || kind === 'count') return numberCell(kind, value);
  if (kind === 'percent') return percentCell(value);
  throw new TypeError(`the column ${sql} shows a number as ${kind}`);
}

function cellOfText(kind: SheetColumnKind, value: string, language: Language): StyledCell {
  if (kind === 'word') return textCell(wordFor(value, language));
  if (kind === 'day') {
    const day = parseAdDate(value);
    return isDateProblem(day) ? textCell(value) : numberCell('date', day);
  }
  const quantity = kind === 'quantity' ? parseQuantity(value) : null;
  return quantity === null ? textCell(value) : numberCell('quantity', quantity);
}

/** The word for a code; a code that has none yet stands as it is. */
function wordFor(code: string, language: Language): string {
  return Object.entries(texts).find(([key]) => key === code)?.[1][language] ?? code;
}
