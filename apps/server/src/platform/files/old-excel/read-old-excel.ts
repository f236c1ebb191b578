import { cellsOf } from './biff-sheet.ts';
import { openWorkbook } from './biff-workbook.ts';
import { openCompoundFile } from './compound-file.ts';

export type OldExcelCell = string | number | boolean | null;
/** Rows as they stand in the sheet, and the places of its formulas, from 0. */
export type OldExcelSheet = {
  readonly rows: readonly (readonly OldExcelCell[])[];
  readonly formulas: readonly { readonly row: number; readonly column: number }[];
};
/** The first sheet that is shown, or why there is none. */
export type OldExcel = OldExcelSheet | { readonly unreadable: 'PASSWORD' | 'BEFORE_1997' | 'NO_WORKBOOK' | 'NO_SHEET' };

/** A workbook of Excel 2007 and later that has a password stands in the old container, in a stream of this name. */
const encrypted = 'EncryptedPackage';

/** The first sheet of an Excel file of 1997 to 2003. Throws for what is damaged. */
export function readOldExcel(bytes: Buffer): OldExcel {
  const file = openCompoundFile(bytes);
  if (file.names.includes(encrypted)) return { unreadable: 'PASSWORD' };
  const stream = file.read('Workbook');
  if (stream === null) return { unreadable: file.names.includes('Book') ? 'BEFORE_1997' : 'NO_WORKBOOK' };
  const workbook = openWorkbook(stream);
  if (workbook === null) return { unreadable: 'BEFORE_1997' };
  if (workbook === 'password') return { unreadable: 'PASSWORD' };
  const sheet = workbook.sheets.find(({ isShown }) => isShown);
  if (sheet === undefined) return { unreadable: 'NO_SHEET' };
  const rows: OldExcelCell[][] = [];
  const formulas: { row: number; column: number }[] = [];
  for (const { row, column, value, isFormula } of cellsOf(stream, sheet.at, workbook)) {
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column] = value;
    if (isFormula) formulas.push({ row, column });
  }
  return { rows, formulas };
}
