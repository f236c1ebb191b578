import { isProvisional } from '@bahi/domain/calendar/bs-calendar';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';
import { word } from '@bahi/contract/paper/paper-words';
import type { Papers } from '../paper/pdf.ts';
import {
  mostReportPdfRows,
  type Report,
  reportCellText,
  type ReportColumn,
  reportHeading,
  reportPanLine,
  reportSums,
  reportTotalText,
} from './report.ts';

/**
 * The report on landscape A4, its head on every page, totals at the end, page x of y. Rejects with RangeError above
 * 5,000 rows (the caller says `common.reportLong` before), else as `Papers.render` does.
 */
export async function reportPdf<Row>(papers: Papers, report: Report<Row>, language: Language): Promise<Uint8Array> {
  if (report.rows.length > mostReportPdfRows) {
    throw new RangeError(`${report.rows.length} rows: at most ${mostReportPdfRows} fit on paper`);
  }
  const rows = report.rows.map((row) =>
    report.columns.map((column) => softBreaks(cellText(report, column, row, language))),
  );
  const totals = totalRows(report, language);
  return await papers.render('report', {
    spoken: { language, title: report.title[language], pictures: [] },
    language,
    title: report.title[language],
    business: softBreaks(report.business.name[language]),
    pan: reportPanLine(report, language),
    heading: reportHeading(report, language).map((line) => softBreaks(line)),
    columns: report.columns.map((column, position) => ({
      title: column.title[language],
      isNumber: isNumber(column),
      weight: weightOf(column, rows, position, language),
      longest: longestOf([...rows, ...totals].map((row) => row[position] ?? '')),
    })),
    rows,
    // The places of the rows that are sums of others.
    sums: report.rows.flatMap((row, position) => (report.isSum?.(row) === true ? [position] : [])),
    // Cell after cell; none where the report has no totals.
    totals: totals.length === 0 ? null : totals.flat(),
    noRows: word('noRows', language),
    foot: [
      ...(hasMark(report, rows) ? [`${provisionalMark} ${word('provisional', language)}`] : []),
      ...(report.madeBy === undefined ? [] : [`${word('printedBy', language)}: ${report.madeBy}`]),
      ...(report.madeAt === undefined
        ? []
        : [`${word('printedAt', language)}: ${inDigitsOf(report.madeAt, language)}`]),
    ],
    pageOf: word('pageOf', language),
  });
}

const provisionalMark = '*';

/** A BS date of a year whose calendar is not official bears a mark, as on every paper. */
function cellText<Row>(report: Report<Row>, column: ReportColumn<Row>, row: Row, language: Language): string {
  const text = reportCellText(column, row, language);
  const date = column.kind === 'date' ? column.value(row, language) : null;
  const isMarked = typeof date === 'string' && isProvisional(Number(date.slice(0, 4)), report.calendar);
  return isMarked ? text + provisionalMark : text;
}

function hasMark<Row>({ columns }: Report<Row>, rows: readonly (readonly string[])[]): boolean {
  const isMarked = (text: string | undefined): boolean => text?.endsWith(provisionalMark) ?? false;
  return columns.some(({ kind }, position) => kind === 'date' && rows.some((row) => isMarked(row[position])));
}

function isNumber<Row>(column: ReportColumn<Row>): boolean {
  return column.kind !== 'text' && column.kind !== 'date';
}

/** A text column's share of the room that numbers and dates leave: its usual length, within reason. */
function weightOf<Row>(
  column: ReportColumn<Row>,
  rows: readonly (readonly string[])[],
  position: number,
  language: Language,
): number | null {
  if (column.kind !== 'text') return null;
  if (column.width !== undefined) return column.width;
  const lengths = rows.map((row) => row[position]?.length ?? 0).toSorted((left, right) => left - right);
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return Math.min(Math.max(usual, column.title[language].length, 6), 40);
}

/** Digits have one width, so of two numbers the longer text is the wider one. */
function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** The last rows, each with its word in the first column that has no total. */
function totalRows<Row>(report: Report<Row>, language: Language): string[][] {
  return reportSums(report, language).map(({ name, totals }) => {
    const texts = report.columns.map((column) => reportTotalText(totals, column, language));
    const place = texts.indexOf('');
    return texts.map((text, position) => (position === place ? softBreaks(name) : text));
  });
}
