import type { ImportKind } from '@bahi/contract/platform/data-import/import-columns';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Quantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import type { TextKey, TextParameters } from '../../../platform/core/texts.ts';

/** What was read of a file, with what its user says of it. */
export type StagedImport = {
  id: number;
  kind: ImportKind;
  headings: readonly string[];
  /** What each column is; empty for one that is not taken over. */
  columns: readonly string[];
  present: 'SKIP' | 'REFUSE';
  makesMissing: boolean;
  outletId: number | null;
  /** Of open bills: the day as at which they are owed. */
  asAt: CalendarDay | null;
};

export type StagedRow = { rowNumber: number; cells: readonly string[]; isLeftOut: boolean };

/** What is wrong with a cell, or worth knowing of a row that is there already: a key, said in the reader's language. */
export type Problem = {
  /** The position among the file's columns; -1 where the file has no such column. */
  column: number;
  /** The column that is meant. */
  of: string;
  key: TextKey;
  parameters?: TextParameters;
};
export type RowState = 'NEW' | 'PRESENT' | 'ERROR' | 'LEFT_OUT';
export type JudgedRow = { state: RowState; problems: Problem[] };

/** What is not there yet, and is made along. */
export type Missing = {
  what: 'category' | 'subCategory' | 'brand' | 'unit' | 'attribute' | 'attributeValue';
  name: string;
  within: string | null;
  rows: number;
};

/** A record that an import made; `kind` is the table's own word for it. */
export type Made = {
  kind: ImportKind | 'CATEGORY' | 'BRAND' | 'UNIT' | 'ATTRIBUTE';
  recordId: number;
};

/** What the rows of an import come to, in the order in which they were given. */
export type Judged = {
  rows: JudgedRow[];
  missing: Missing[];
  /** Items, customers, vendors or opening dues that are new. */
  records: number;
  quantity: Quantity;
  value: Paisa;
};

type Writing = { importId: number; onWritten: (count: number) => void };

/** What entries of an import say of themselves. */
export const importSource = 'DATA_IMPORT';

/** How records of a kind are brought in. */
export type ImportHandler = {
  /** The right that entering them one by one asks for. */
  right: 'item.create' | 'customer.create' | 'vendor.create' | 'opening-due.create';
  /** Judges rows by the rules of the form, without writing anything. */
  judge: (context: Context, staged: StagedImport, rows: readonly StagedRow[]) => Promise<Judged>;
  /** Writes what is new of rows in which nothing is to be mended. */
  write: (context: Context, staged: StagedImport, rows: readonly StagedRow[], writing: Writing) => Promise<Made[]>;
  /** Takes away what an import made, as far as nothing else uses it; fails with the names of what is in the way. */
  takeBack: (context: Context, importId: number, made: readonly Made[]) => Promise<void>;
};
