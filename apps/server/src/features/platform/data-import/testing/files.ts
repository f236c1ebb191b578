import type { Answer } from '@bahi/contract/endpoint';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { writeCsv } from 'hucre/csv';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { call, type Caller, fieldsOf, refusal } from '../../../../testing/caller.ts';

export type Import = Answer<typeof dataImportContract.get>;
export type Kind = Import['kind'];
export type Cells = readonly (readonly CellValue[])[];

export const csvFile = (rows: Cells, name = 'items.csv'): File =>
  new File([writeCsv(rows.map((row) => [...row]))], name, { type: 'text/csv' });

export async function xlsxFile(rows: Cells, name = 'items.xlsx'): Promise<File> {
  return new File(
    [Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }))],
    name,
  );
}

/** Sends a file to be read and judged. */
export function upload(caller: Caller, file: File, kind: Kind = 'ITEM'): Promise<Import> {
  return call(caller, dataImportContract.upload, { body: { kind }, files: { file } });
}

/** What a file is refused with, at its field. */
export async function refusedFile(caller: Caller, file: File, kind: Kind = 'ITEM'): Promise<string | undefined> {
  return fieldsOf(await refusal(caller, dataImportContract.upload, { body: { kind }, files: { file } }))['file'];
}

export function readImport(caller: Caller, id: number): Promise<Import> {
  return call(caller, dataImportContract.get, { params: { id } });
}

/** What is said of the rows: by the row's number in the file, `column: message`. */
export async function problemsOf(caller: Caller, { id, headings }: Import): Promise<Record<number, string[]>> {
  const { rows } = await call(caller, dataImportContract.rows, { params: { id }, query: { pageSize: 1000 } });
  return Object.fromEntries(
    rows
      .filter(({ problems }) => problems.length > 0)
      .map(({ rowNumber, problems }) => [
        rowNumber,
        problems.map(({ column, message }) => (column === -1 ? message : `${headings[column] ?? ''}: ${message}`)),
      ]),
  );
}

export function commit(caller: Caller, { id }: Pick<Import, 'id'>): Promise<Import> {
  return call(caller, dataImportContract.commit, { params: { id } });
}

export function takeBack(caller: Caller, { id }: Pick<Import, 'id'>): Promise<Import> {
  return call(caller, dataImportContract.reverse, { params: { id } });
}
