import { attributeKey, importColumns, type ImportKind } from '@bahi/contract/platform/data-import/import-columns';
import { lacksDevanagari, looksLikeLegacyNepali } from '@bahi/domain/import/legacy-font';
import type { TextKey, TextParameters } from '../../../platform/core/texts.ts';
import type { JudgedRow, Problem, StagedImport, StagedRow } from './import-kind.ts';

/** Rows as their columns are matched, and what is found wrong with them on the way. */
export type RowReader = {
  /** The text of a column in a row; empty where the file has no such column. */
  text: (row: number, key: string) => string;
  /** The columns that are attributes, with their positions. */
  attributes: readonly { column: number; heading: string }[];
  cell: (row: number, column: number) => string;
  /** Notes a problem at a column of a row; the first one of a cell counts. */
  refuse: (row: number, key: string, text: TextKey, parameters?: TextParameters) => void;
  refuseAt: (row: number, column: number, text: TextKey, parameters?: TextParameters) => void;
  hasProblem: (row: number) => boolean;
  problemsOf: (row: number) => Problem[];
};

/** Reads staged rows by their columns. Nepali in the letters of old fonts is named here, in whichever kind. */
export function readRows(staged: StagedImport, rows: readonly StagedRow[]): RowReader {
  const at = new Map<string, number>();
  for (const [column, key] of staged.columns.entries()) if (key !== '' && !at.has(key)) at.set(key, column);
  const problems = rows.map((): Problem[] => []);
  const cell = (row: number, column: number): string => rows[row]?.cells[column] ?? '';
  const note = (row: number, problem: Problem): void => {
    const known = problems[row];
    if (known !== undefined && !known.some((one) => one.column === problem.column && one.of === problem.of))
      known.push(problem);
  };
  const reader: RowReader = {
    text: (row, key) => {
      const column = at.get(key);
      return column === undefined ? '' : cell(row, column);
    },
    attributes: staged.columns.flatMap((key, column) =>
      key === attributeKey ? [{ column, heading: staged.headings[column] ?? '' }] : [],
    ),
    cell,
    refuse: (row, key, text, parameters) =>
      note(row, { column: at.get(key) ?? -1, of: key, key: text, ...(parameters === undefined ? {} : { parameters }) }),
    refuseAt: (row, column, text, parameters) =>
      note(row, {
        column,
        of: staged.columns[column] ?? '',
        key: text,
        ...(parameters === undefined ? {} : { parameters }),
      }),
    hasProblem: (row) => (problems[row]?.length ?? 0) > 0,
    problemsOf: (row) => problems[row] ?? [],
  };
  refuseLegacy(staged, rows, reader);
  return reader;
}

/** The state of each row as its problems are now; `isPresent` says which are there already. */
export function stateRows(
  rows: readonly StagedRow[],
  reader: RowReader,
  isPresent: (row: number) => boolean,
): JudgedRow[] {
  return rows.map(({ isLeftOut }, row) => {
    if (isLeftOut) return { state: 'LEFT_OUT', problems: [] };
    const problems = reader.problemsOf(row);
    if (isPresent(row)) return { state: 'PRESENT', problems };
    return { state: problems.length > 0 ? 'ERROR' : 'NEW', problems };
  });
}

/** Columns that look typed in a font of before Unicode; and Nepali ones that are in Latin letters. */
function refuseLegacy({ kind, columns }: StagedImport, rows: readonly StagedRow[], reader: RowReader): void {
  const nepali = nepaliColumns(kind);
  for (const [column, key] of columns.entries()) {
    if (key === '') continue;
    const texts = rows.map(({ isLeftOut }, row) => (isLeftOut ? '' : reader.cell(row, column)));
    const isLegacy = looksLikeLegacyNepali(texts);
    if (!isLegacy && !nepali.has(key)) continue;
    for (const [row, text] of texts.entries())
      if (lacksDevanagari(text))
        reader.refuseAt(row, column, isLegacy ? 'dataImport.legacyFont' : 'dataImport.notNepali');
  }
}

function nepaliColumns(kind: ImportKind): ReadonlySet<string> {
  return new Set(importColumns[kind].filter(({ isNepali }) => isNepali === true).map(({ key }) => key));
}

/** Yes or no as people and programs write it; null for anything else. A tax rate above zero is a yes. */
export function readYesNo(text: string): boolean | null {
  const plain = text.trim().toLowerCase().replace(/%$/, '').trim();
  if (yes.has(plain)) return true;
  if (no.has(plain)) return false;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) > 0 : null;
}

const yes = new Set(['yes', 'y', 'true', 'taxable', 'vat', 'vatable', 'inclusive', 'छ', 'हो', 'लाग्छ', 'लाग्ने']);
const no = new Set([
  'no',
  'n',
  'false',
  'exempt',
  'non taxable',
  'non-taxable',
  'exclusive',
  'nil',
  'छैन',
  'होइन',
  'लाग्दैन',
  'नलाग्ने',
]);
