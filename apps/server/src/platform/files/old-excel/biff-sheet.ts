import { biff, type BiffRecord, recordsFrom, textAt } from './biff-records.ts';
import type { BiffWorkbook } from './biff-workbook.ts';
import { DamagedFile } from './compound-file.ts';

export type BiffValue = string | number | boolean;
/** A cell by its row and column, from 0. */
export type BiffCell = {
  readonly row: number;
  readonly column: number;
  readonly value: BiffValue;
  readonly isFormula: boolean;
};

/** Columns of a sheet of that time. */
const mostColumns = 256;
const faults: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** The cells of a sheet that have anything in them, a formula with what it came to when the file was saved. */
export function* cellsOf(stream: Buffer, start: number, workbook: BiffWorkbook): Generator<BiffCell> {
  let depth = 0;
  let awaited: Omit<BiffCell, 'value'> | null = null;
  for (const record of recordsFrom(stream, start)) {
    if (record.at === start && record.kind !== biff.begin) throw new DamagedFile('a sheet without a beginning');
    // A chart within the sheet has a beginning and an end of its own.
    if (record.kind === biff.begin) depth += 1;
    if (record.kind === biff.end) depth -= 1;
    if (depth === 0) return;
    if (depth > 1) continue;
    if (record.kind === biff.formulaText && awaited !== null) yield { ...awaited, value: textAt(record.data, 0) };
    if (record.kind === biff.formulaText || record.kind === biff.formula) awaited = null;
    for (const cell of cellsIn(record, workbook)) {
      if (cell.column >= mostColumns) throw new DamagedFile('a column beyond the last');
      if (cell.value === null) awaited = { row: cell.row, column: cell.column, isFormula: true };
      else yield { ...cell, value: cell.value };
    }
  }
  throw new DamagedFile('a sheet without an end');
}

/** What a formula came to is null where it is a text, which stands in the next record of texts. */
type Found = Omit<BiffCell, 'value'> & { readonly value: BiffValue | null };

function cellsIn({ kind, data }: BiffRecord, workbook: BiffWorkbook): Found[] {
  if (kind === biff.shortNumbers) return shortNumbersIn(data, workbook);
  const valueAt = readers.get(kind);
  if (valueAt === undefined) return [];
  const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
  return [{ row, column, isFormula: kind === biff.formula, value: valueAt(data, workbook) }];
}

const readers: ReadonlyMap<number, (data: Buffer, workbook: BiffWorkbook) => BiffValue | null> = new Map([
  [biff.sharedText, (data: Buffer, { texts }: BiffWorkbook) => texts[data.readUInt32LE(6)] ?? missing()],
  [biff.text, (data: Buffer) => textAt(data, 6)],
  [biff.richText, (data: Buffer) => textAt(data, 6)],
  [biff.number, (data: Buffer, { numberOf }: BiffWorkbook) => numberOf(data.readDoubleLE(6), data.readUInt16LE(4))],
  [
    biff.shortNumber,
    (data: Buffer, { numberOf }: BiffWorkbook) => numberOf(shortNumber(data.readUInt32LE(6)), data.readUInt16LE(4)),
  ],
  [biff.truthOrFault, (data: Buffer) => truthOrFault(data.readUInt8(6), data.readUInt8(7) === 1)],
  [biff.formula, resultOf],
]);

/** One row of numbers side by side, each with its style. */
function shortNumbersIn(data: Buffer, { numberOf }: BiffWorkbook): Found[] {
  const [row, first] = [data.readUInt16LE(0), data.readUInt16LE(2)];
  return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, at) => ({
    row,
    column: first + at,
    isFormula: false,
    value: numberOf(shortNumber(data.readUInt32LE(6 + at * 6)), data.readUInt16LE(4 + at * 6)),
  }));
}

/** A number in four bytes: whole or the upper half of a long one, and of both perhaps the hundredth part. */
function shortNumber(bits: number): number {
  const [isHundredth, isWhole] = [(bits & 1) !== 0, (bits & 2) !== 0];
  const long = Buffer.alloc(8);
  long.writeUInt32LE((bits & ~3) >>> 0, 4);
  const value = isWhole ? bits >> 2 : long.readDoubleLE(0);
  return isHundredth ? value / 100 : value;
}

function truthOrFault(byte: number, isFault: boolean): BiffValue {
  return isFault ? (faults[byte] ?? '#N/A') : byte !== 0;
}

function resultOf(data: Buffer, { numberOf }: BiffWorkbook): BiffValue | null {
  const isNumber = data.readUInt16LE(12) !== 0xffff;
  if (isNumber) return numberOf(data.readDoubleLE(6), data.readUInt16LE(4));
  const [what, byte] = [data.readUInt8(6), data.readUInt8(8)];
  if (what === 0) return null;
  return what === 3 ? '' : truthOrFault(byte, what === 2);
}

function missing(): never {
  throw new DamagedFile('a text that is not there');
}
