// Writes Excel files of 1997 to 2003 for tests, in the ways that programs write them: with texts shared or in their cells,
// numbers long and short, streams small and large.

export type Written =
  | string
  | number
  | boolean
  /** A number of days since 1900 in a style that shows a day. */
  | { readonly serial: number }
  | { readonly formula: string | number }
  | { readonly label: string }
  | { readonly short: number }
  | null;

export type SheetAsked = {
  readonly name?: string;
  readonly rows: readonly (readonly Written[])[];
  readonly hidden?: boolean;
};

export type Asked = {
  readonly since1904?: boolean;
  readonly password?: boolean;
  /** How many bytes of shared texts stand in one record; those that follow go on in others. */
  readonly partBytes?: number;
  /** A workbook of so small a stream stands within the one of the root. */
  readonly small?: boolean;
  readonly streamName?: string;
  readonly version?: number;
};

const plainStyle = 0;
const dayStyle = 1;
const ownDayStyle = 2;

export function record(kind: number, ...data: readonly Buffer[]): Buffer {
  const body = Buffer.concat([...data]);
  return Buffer.concat([u16(kind), u16(body.length), body]);
}

export const u16 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255]);
export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

const isPlain = (text: string): boolean => Buffer.from(text, 'latin1').toString('latin1') === text;
const letters = (text: string): Buffer => Buffer.from(text, isPlain(text) ? 'latin1' : 'utf16le');
/** A text with its length and its flag of wide letters. */
const textOf = (text: string): Buffer =>
  Buffer.concat([u16(text.length), Buffer.from([isPlain(text) ? 0 : 1]), letters(text)]);

/** A workbook as it stands in a file. */
export function oldExcel(sheets: readonly SheetAsked[], asked: Asked = {}): Buffer {
  return compoundFile(asked.streamName ?? 'Workbook', workbookStream(sheets, asked), asked.small === true);
}

export function workbookStream(sheets: readonly SheetAsked[], asked: Asked): Buffer {
  const texts: string[] = [];
  const bodies = sheets.map((sheet) => sheetRecords(sheet, texts));
  const headOf = (places: readonly number[]): Buffer =>
    Buffer.concat([
      record(0x0809, u16(asked.version ?? 0x0600), u16(5), Buffer.alloc(12)),
      ...(asked.password === true ? [record(0x002f, Buffer.alloc(54, 7))] : []),
      record(0x0022, u16(asked.since1904 === true ? 1 : 0)),
      record(0x041e, u16(200), textOf('[$-409]dd"/"mm\\/yyyy')),
      ...[0, 14, 200].map((format) => record(0x00e0, u16(0), u16(format), Buffer.alloc(16))),
      ...sheets.map(({ name = 'Sheet1', hidden = false }, at) =>
        record(
          0x0085,
          u32(places[at] ?? 0),
          Buffer.from([hidden ? 1 : 0, 0, name.length, 0]),
          Buffer.from(name, 'latin1'),
        ),
      ),
      ...sharedTexts(texts, asked.partBytes ?? 8000),
      record(0x000a),
    ]);
  const { length } = headOf([]);
  const places = bodies.map((_, at) => bodies.slice(0, at).reduce((sum, body) => sum + body.length, length));
  return Buffer.concat([headOf(places), ...bodies]);
}

/** The shared texts: one of three letters or more is broken where its record is full, behind a flag of its own. */
function sharedTexts(texts: readonly string[], partBytes: number): Buffer[] {
  const parts: Buffer[][] = [[u32(texts.length), u32(texts.length)]];
  const filled = (): number => (parts.at(-1) ?? []).reduce((sum, { length }) => sum + length, 0);
  for (const text of texts) {
    if (filled() + 8 > partBytes) parts.push([]);
    const flag = Buffer.from([isPlain(text) ? 0 : 1]);
    parts.at(-1)?.push(u16(text.length), flag);
    for (let left = letters(text); left.length > 0;) {
      const fitting = Math.max(0, partBytes - filled());
      const taken = fitting - (isPlain(text) ? 0 : fitting % 2);
      if (taken > 0) parts.at(-1)?.push(left.subarray(0, taken));
      left = left.subarray(taken);
      if (left.length > 0) parts.push([flag]);
    }
  }
  return parts.map((part, at) => record(at === 0 ? 0x00fc : 0x003c, ...part));
}

function sheetRecords({ rows }: SheetAsked, texts: string[]): Buffer {
  const cells = rows.flatMap((row, at) => row.map((value, column) => cellRecord(u16(at), u16(column), value, texts)));
  return Buffer.concat([
    record(0x0809, u16(0x0600), u16(0x10), Buffer.alloc(12)),
    ...cells,
    // A chart within the sheet.
    record(0x0809, u16(0x0600), u16(0x20), Buffer.alloc(12)),
    record(0x000a),
    record(0x000a),
  ]);
}

function cellRecord(row: Buffer, column: Buffer, value: Written, texts: string[]): Buffer {
  const place = Buffer.concat([row, column]);
  const plain = u16(plainStyle);
  if (value === null) return record(0x0201, place, plain);
  if (typeof value === 'string') return record(0x00fd, place, plain, u32(texts.push(value) - 1));
  if (typeof value === 'boolean') return record(0x0205, place, plain, Buffer.from([value ? 1 : 0, 0]));
  if (typeof value === 'number') return record(0x0203, place, plain, f64(value));
  if ('serial' in value)
    return record(0x0203, place, u16(value.serial % 2 === 0 ? dayStyle : ownDayStyle), f64(value.serial));
  if ('label' in value) return record(0x0204, place, plain, textOf(value.label));
  // Hundredths as a whole number, and one number beside it in the same record where it is even.
  if ('short' in value) {
    const bits = u32(((Math.round(value.short * 100) << 2) | 3) >>> 0);
    return value.short < 0 ? record(0x027e, place, plain, bits) : record(0x00bd, place, plain, bits, column);
  }
  return typeof value.formula === 'number'
    ? record(0x0006, place, plain, f64(value.formula), Buffer.alloc(8))
    : Buffer.concat([
        record(0x0006, place, plain, Buffer.from([0, 0, 0, 0, 0, 0, 255, 255]), Buffer.alloc(8)),
        record(0x0207, textOf(value.formula)),
      ]);
}

const endOfChain = 0xffff_fffe;
const sectorBytes = 512;

/** A compound file of one stream: first the table, then the directory, then the stream or the small pieces of it. */
export function compoundFile(name: string, stream: Buffer, small = false): Buffer {
  const content = small ? stream : Buffer.concat([stream, Buffer.alloc(Math.max(0, 4096 - stream.length))]);
  const sectors = Math.ceil(content.length / sectorBytes);
  const tables = Math.ceil((sectors + 4) / 127);
  const [directory, pieces, first] = [tables, tables + 1, tables + 2];
  const table = Buffer.alloc(tables * sectorBytes, 255);
  const follow = (at: number, next: number): void => void table.writeUInt32LE(next, at * 4);
  for (let at = 0; at < tables; at += 1) follow(at, 0xffff_fffd);
  follow(directory, endOfChain);
  follow(pieces, endOfChain);
  for (let at = 0; at < sectors; at += 1) follow(first + at, at === sectors - 1 ? endOfChain : first + at + 1);
  const head = Buffer.alloc(sectorBytes, 255);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  head.fill(0, 8, 76);
  for (const [at, value] of [
    [24, 62],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    head.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, pieces],
    [64, 1],
    [68, endOfChain],
  ] as const)
    head.writeUInt32LE(value, at);
  for (let at = 0; at < tables; at += 1) head.writeUInt32LE(at, 76 + at * 4);
  const pieceTable = Buffer.alloc(sectorBytes, 255);
  const count = Math.ceil(stream.length / 64);
  for (let at = 0; small && at < count; at += 1)
    pieceTable.writeUInt32LE(at === count - 1 ? endOfChain : at + 1, at * 4);
  const entries = Buffer.concat([
    entry('Root Entry', 5, small ? first : endOfChain, small ? content.length : 0),
    entry(name, 2, small ? 0 : first, content.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([
    head,
    table,
    entries,
    pieceTable,
    content,
    Buffer.alloc(sectors * sectorBytes - content.length),
  ]);
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(0xffff_ffff, at);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
