// The thread of read-table.ts: what others have sent is unpacked and read beside the server, with bounds of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { type CellValue, cellRef, readXlsx, type Sheet } from 'hucre/xlsx';
import { unpacksAbove } from './archive-bounds.ts';
import { isHtml, readHtmlTables } from './html-table.ts';
import { isCompoundFile } from './old-excel/compound-file.ts';
import { readOldExcel } from './old-excel/read-old-excel.ts';
import { withSide } from './number-side.ts';
import { isTableJob, mostUnpackedBytes, type TableAnswer, type TableJob, type TableLimits } from './table-job.ts';
import { decodeDeclaredText, decodeText } from './table-text.ts';

const archiveMark = 'PK';
/** How sheets of before 1997 begin that stand in no container. */
const oldestMarks: readonly number[] = [0x0009, 0x0209, 0x0409, 0x0809];
/** Enough of the cells with formulas to find them. */
const mostNamed = 5;
const decimalsKept = 15;

async function answer({ content, limits }: TableJob): Promise<TableAnswer> {
  // By what is in it: banks name pages and texts `.xls`.
  const bytes = Buffer.from(content);
  if (isCompoundFile(bytes)) return readOldSheet(bytes, limits);
  if (bytes.length >= 4 && oldestMarks.includes(bytes.readUInt16LE(0)) && bytes.readUInt16LE(2) <= 16)
    return refused('dataImport.fileOld');
  if (bytes.toString('latin1', 0, 2) !== archiveMark) return readText(bytes, limits);
  const isLarge = unpacksAbove(bytes, mostUnpackedBytes);
  if (isLarge === null) return refused('dataImport.fileUnreadable');
  return isLarge ? refused('dataImport.fileUnpacks') : readWorkbook(bytes, limits);
}

/** The first sheet that is shown. */
async function readWorkbook(bytes: Buffer, limits: TableLimits): Promise<TableAnswer> {
  let isFirst = true;
  const { sheets } = await readXlsx(bytes, {
    readStyles: limits.takesResults === true,
    sheets: ({ hidden, veryHidden }) => {
      const isRead = isFirst && hidden !== true && veryHidden !== true;
      if (isRead) isFirst = false;
      return isRead;
    },
  });
  const [sheet] = sheets;
  if (sheet === undefined) return refused('dataImport.fileEmpty');
  return limits.takesResults === true
    ? tableOf(shownRows(sheet), limits, formulasOf(sheet, 'without result'))
    : tableOf(sheet.rows, limits, formulasOf(sheet, 'all'));
}

/** The rows of a sheet, with the side of a number that only its format shows. */
function shownRows({ rows, cells }: Sheet): CellValue[][] {
  return rows.map((row, at) =>
    row.map((value, column) => {
      const format = cells?.get(`${at},${column}`)?.style?.numFmt;
      return typeof value === 'number' && format !== undefined ? (withSide(value, format) ?? value) : value;
    }),
  );
}

function readOldSheet(bytes: Buffer, limits: TableLimits): TableAnswer {
  const sheet = readOldExcel(bytes);
  if ('rows' in sheet)
    return tableOf(
      sheet.rows,
      limits,
      limits.takesResults === true ? [] : sheet.formulas.map(({ row, column }) => cellRef(row, column)),
    );
  return refused(refusalsOfOld[sheet.unreadable]);
}

const refusalsOfOld = {
  PASSWORD: 'dataImport.filePassword',
  BEFORE_1997: 'dataImport.fileOld',
  NO_WORKBOOK: 'dataImport.fileUnreadable',
  NO_SHEET: 'dataImport.fileEmpty',
} as const;

function readText(bytes: Buffer, limits: TableLimits): TableAnswer {
  const decoded = decodeText(bytes);
  const declared = 'text' in decoded ? decoded.text : decodeDeclaredText(bytes);
  if (declared === null)
    return refused(
      'unreadable' in decoded && decoded.unreadable === 'UTF16' ? 'dataImport.fileUtf16' : 'dataImport.fileEncoding',
    );
  // Some programs write XML for Excel, which is neither a page nor lines of text.
  if (/^\s*<\?xml/iu.test(declared) && !isHtml(declared)) return refused('dataImport.fileUnreadable');
  const rows = isHtml(declared)
    ? readHtmlTables(declared, limits.columns)
    : parseCsv(declared, { delimiter: delimiterOf(declared) });
  const formulas = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (typeof cell === 'string' && isFormula(cell, limits) ? [cellRef(at, column)] : [])),
  );
  return tableOf(
    rows.map((row) => row.map(unquoted)),
    limits,
    formulas,
  );
}

/** A text that is marked as one, `="0012"`, keeps its zeros in Excel; where results are taken it is no formula. */
const markedText = /^=\s*"([^"]*)"$/;

function isFormula(cell: string, { takesResults }: TableLimits): boolean {
  return /^=\s*[^\s=]/.test(cell) && !(takesResults === true && markedText.test(cell));
}

function unquoted(cell: CellValue): CellValue {
  return typeof cell === 'string' ? (markedText.exec(cell)?.[1] ?? cell) : cell;
}

/**
 * Lines with tabs are divided by them, each into as many: amounts and titles beside them have commas of their own. A tab
 * that stands behind a number, so that Excel leaves it as it is, divides nothing: what follows it is the line's divider.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
  const tabbed = lines.filter((line) => /\t(?!["']?[,;])/u.test(line.replace(/\t["']?$/u, ''))).length;
  return tabbed * 2 >= lines.length && tabbed > 0 ? '\t' : detectDelimiter(text);
}

function formulasOf({ cells }: Sheet, which: 'all' | 'without result'): string[] {
  return [...(cells ?? [])].flatMap(([place, cell]) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const isFormulaCell = cell.type === 'formula' || cell.formula !== undefined;
    // What a program has not worked out would stand as nothing.
    const isMeant = which === 'all' || cell.formulaResult === undefined || cell.formulaResult === null;
    return isFormulaCell && isMeant ? [cellRef(row, column)] : [];
  });
}

function tableOf(
  read: readonly (readonly CellValue[])[],
  limits: TableLimits,
  formulas: readonly string[],
): TableAnswer {
  if (formulas.length > 0)
    return refused('dataImport.fileFormula', {
      cells: formulas.slice(0, mostNamed).join(', ') + (formulas.length > mostNamed ? ' …' : ''),
    });
  const rows = read.flatMap((row, at) => {
    const cells = trimmed(row.map(textOf));
    return cells.length === 0 ? [] : [{ number: at + 1, cells }];
  });
  if (rows.length === 0) return refused('dataImport.fileEmpty');
  if (rows.length > limits.rows) return refused('dataImport.rowsMany', { count: rows.length - 1 });
  for (const { number, cells } of rows) {
    if (cells.length > limits.columns) return refused('dataImport.columnsMany', { most: limits.columns });
    const long = cells.findIndex((cell) => cell.length > limits.characters);
    if (long !== -1)
      return refused('dataImport.cellLong', { cell: cellRef(number - 1, long), most: limits.characters });
  }
  return { rows };
}

/** A cell as it is read: numbers as Excel counts them, in fifteen digits, and days as they are written everywhere. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return plainNumber(Number(value.toPrecision(decimalsKept)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).normalize('NFC').replaceAll('\u00a0', ' ').trim();
}

/** Without an exponent, which no field of ours takes. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

function trimmed(cells: string[]): string[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}

function refused(key: Extract<TableAnswer, { refusal: unknown }>['refusal']['key'], parameters = {}): TableAnswer {
  return { refusal: { key, parameters } };
}

const job: unknown = workerData;
if (isTableJob(job))
  void answer(job)
    // Whatever a reader says of a file that is none: it could not be read.
    .catch(() => refused('dataImport.fileUnreadable'))
    .then((message) => parentPort?.postMessage(message));
