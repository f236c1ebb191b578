import type { CellStyle } from 'hucre/xlsx';
import type { Language } from '@bahi/domain/language';
import {
  type Report,
  type ReportColumn,
  type ReportColumnKind,
  type ReportHead,
  reportHeading,
  reportPanLine,
  reportSums,
} from './report.ts';
import {
  boldFont,
  headFill,
  headStyle,
  numberCell,
  rule,
  sheetName,
  type StyledCell,
  textCell,
} from './spreadsheet-cells.ts';
import { textFormat } from './spreadsheet-formats.ts';
import { workbookChunks } from './workbook.ts';

type StyledRow = readonly StyledCell[];

/** Longer reports are written row by row; they do without filter buttons and print settings. */
export const mostRowsAtOnce = 2000;

const standardWidths: Readonly<Record<ReportColumnKind, number>> = {
  text: 24,
  money: 17,
  quantity: 12,
  count: 10,
  percent: 10,
  date: 13,
};

/**
 * The report as an Excel workbook: amounts, quantities and AD dates as numbers and dates with formats of their own,
 * text always as text. Heading lines, then a bold head that stays in view, the rows, and the totals.
 */
export async function reportXlsx<Row>(report: Report<Row>, language: Language): Promise<Uint8Array> {
  if (report.rows.length <= mostRowsAtOnce) return await writeAtOnce(report, language);
  return Buffer.concat(await Array.fromAsync(reportXlsxChunks(report, [report.rows], language)));
}

/** A long report in pieces, its rows taken as they are wanted: however many there are, few of them are held. */
export function reportXlsxChunks<Row>(
  report: ReportHead<Row>,
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  return workbookChunks([
    {
      name: sheetName(report.title[language]),
      heading: headingRows(report, language),
      columns: report.columns.map((column) => ({
        title: column.title[language],
        width: widthOf(column, language),
        isNumber: isNumber(column.kind),
      })),
      rows: rowsInTurn(report, rows, language),
    },
  ]);
}

async function* rowsInTurn<Row>(
  report: ReportHead<Row>,
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  language: Language,
): AsyncGenerator<StyledRow> {
  for await (const rows of batches) for (const row of rows) yield bodyRow(report, row, language);
  yield* totalRows(report, language);
}

async function writeAtOnce<Row>(report: Report<Row>, language: Language): Promise<Uint8Array> {
  const rows = [...sheetRows(report, language)];
  const cells = rows.flatMap((row, rowIndex) =>
    row.map(({ style }, columnIndex) => [`${rowIndex},${columnIndex}`, { style }] as const),
  );
  const headRow = headRowNumber(report, language);
  const lastColumn = columnLetters(report.columns.length);
  const { writeXlsx } = await import('hucre/xlsx');
  return await writeXlsx({
    properties: { title: report.title[language], creator: report.business.name[language] },
    sheets: [
      {
        name: sheetName(report.title[language]),
        columns: report.columns.map((column) => ({ width: widthOf(column, language) })),
        rows: rows.map((row) => row.map(({ value }) => value)),
        cells: new Map(cells),
        freezePane: { rows: headRow },
        autoFilter: { range: `A${headRow}:${lastColumn}${headRow + report.rows.length}` },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `$${headRow}:$${headRow}`,
        },
      },
    ],
  });
}

function* sheetRows<Row>(report: Report<Row>, language: Language): Generator<StyledRow> {
  for (const line of headingRows(report, language)) yield [line];
  yield report.columns.map((column) => headCell(column, language));
  for (const row of report.rows) yield bodyRow(report, row, language);
  yield* totalRows(report, language);
}

function headingRows<Row>(report: ReportHead<Row>, language: Language): StyledCell[] {
  const line = (value: string, style: CellStyle): StyledCell => ({ value, style: { ...style, numFmt: textFormat } });
  const pan = reportPanLine(report, language);
  return [
    line(report.business.name[language], { font: { ...boldFont, size: 14 } }),
    ...(pan === '' ? [] : [line(pan, {})]),
    line(report.title[language], { font: { ...boldFont, size: 12 } }),
    ...reportHeading(report, language).map((text) => line(text, {})),
  ];
}

/** The head's row as Excel counts, from 1. */
function headRowNumber<Row>(report: Report<Row>, language: Language): number {
  return headingRows(report, language).length + 1;
}

function headCell<Row>(column: ReportColumn<Row>, language: Language): StyledCell {
  return {
    value: column.title[language],
    style: headStyle(isNumber(column.kind)),
  };
}

function bodyRow<Row>({ columns, isSum }: ReportHead<Row>, row: Row, language: Language): StyledRow {
  const cells = columns.map((column) => bodyCell(column, row, language));
  if (isSum?.(row) !== true) return cells;
  return cells.map(({ value, style }) => ({ value, style: { ...style, font: boldFont } }));
}

function bodyCell<Row>(column: ReportColumn<Row>, row: Row, language: Language): StyledCell {
  const value = column.value(row, language);
  if (value === null) return { value: null, style: {} };
  if (typeof value === 'string') return textCell(value);
  return numberCell(column.kind, value);
}

function totalRows<Row>(report: ReportHead<Row>, language: Language): StyledCell[][] {
  const { columns } = report;
  return reportSums(report, language).map(({ name, totals }) => {
    const place = columns.findIndex((column) => totals[column.key] === undefined);
    return columns.map((column, position) => {
      const total = totals[column.key];
      const { value, style } =
        total === undefined ? { value: position === place ? name : null, style: {} } : numberCell(column.kind, total);
      return { value, style: { ...style, font: boldFont, fill: headFill, border: { top: rule, bottom: rule } } };
    });
  });
}

function widthOf<Row>(column: ReportColumn<Row>, language: Language): number {
  return Math.max(column.width ?? standardWidths[column.kind], Math.min(column.title[language].length + 2, 20));
}

function isNumber(kind: ReportColumnKind): boolean {
  return kind !== 'text' && kind !== 'date';
}

/** 1 is A, 27 is AA. */
function columnLetters(position: number): string {
  const last = (position - 1) % 26;
  const letter = String.fromCodePoint(65 + last);
  const before = (position - 1 - last) / 26;
  return before === 0 ? letter : columnLetters(before) + letter;
}
