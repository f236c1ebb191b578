import { columnLabel, importColumns, type ImportKind } from '@bahi/contract/platform/data-import/import-columns';
import { knownColumns } from '@bahi/contract/platform/data-import/import-matching';
import { type dataImportContract, importMissingList } from '@bahi/contract/platform/data-import/data-import.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { nearestHeading } from '@bahi/domain/import/headings';
import type { Language } from '@bahi/domain/language';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { JudgedRow } from './import-kind.ts';
import { type ImportRecord, rupeesOrNull } from './staged.ts';

export type ImportDetail = Answer<(typeof dataImportContract)['get']>;
export type ImportListRow = Answer<(typeof dataImportContract)['list']>['rows'][number];
export type ShownRow = Answer<(typeof dataImportContract)['rows']>['rows'][number];

/** An import as lists show it; `isRunning` while it is being stored. */
export function importRowOf(record: ImportRecord, isRunning: boolean): ImportListRow {
  return {
    id: record.id,
    kind: record.kind,
    state: isRunning && record.state === 'STAGED' ? 'RUNNING' : record.state,
    fileName: record.file_name,
    rowCount: record.row_count,
    recordCount: record.record_count,
    errorCount: record.error_count,
    createdByName: record.created_by_name,
    createdAt: record.created_at.toISOString(),
    committedAt: record.committed_at?.toISOString() ?? null,
    takenBackAt: record.taken_back_at?.toISOString() ?? null,
    takenBackByName: record.taken_back_by_name,
    version: record.version,
  };
}

export function importDetailOf(
  record: ImportRecord,
  { isRunning, isMatchRemembered }: { isRunning: boolean; isMatchRemembered: boolean },
): ImportDetail {
  return {
    ...importRowOf(record, isRunning),
    headings: record.headings,
    columns: record.columns.map((key) => (key === '' ? null : key)),
    missingColumns: missingColumnsOf(record.kind, record.headings, record.columns),
    present: record.present,
    makesMissing: record.makes_missing,
    outletId: record.outlet_id,
    asAtAD: record.booked_on,
    newRows: record.new_rows,
    presentRows: record.present_rows,
    errorRows: record.error_rows,
    leftOutRows: record.left_out_rows,
    missing: importMissingList.parse(record.missing),
    quantity: Number(record.quantity),
    value: rupeesOf(record.value_paisa),
    expectedRows: record.expected_rows,
    expectedQuantity: record.expected_quantity === null ? null : Number(record.expected_quantity),
    expectedValue: rupeesOrNull(record.expected_value_paisa),
    isMatchRemembered,
  };
}

/** The columns that a kind needs and the file was not found to have, each with the free heading that comes nearest. */
export function missingColumnsOf(
  kind: ImportKind,
  headings: readonly string[],
  columns: readonly string[],
): ImportDetail['missingColumns'] {
  const free = headings.map((heading, at) => (columns[at] === '' ? heading : ''));
  const names = new Map(knownColumns(kind).map((column) => [column.key, column.names]));
  return importColumns[kind]
    .filter(({ key, isRequired }) => isRequired === true && !columns.includes(key))
    .map(({ key }) => {
      const at = nearestHeading(free, names.get(key) ?? []);
      return { column: key, nearest: at === null ? null : (headings[at] ?? null) };
    });
}

type RowRead = { row_number: number; state: JudgedRow['state']; cells: string[]; problems: JudgedRow['problems'] };

/** A staged row with its problems in the reader's language; one of a column that the file lacks names the column. */
export function shownRowOf(row: RowRead, kind: ImportKind, language: Language): ShownRow {
  return {
    rowNumber: row.row_number,
    state: row.state,
    cells: row.cells,
    problems: row.problems.map(({ column, of, key, parameters }) => {
      const text = textOf(language, key, parameters);
      return { column, message: column === -1 ? `${columnLabel(kind, of, language)}: ${text}` : text };
    }),
  };
}
