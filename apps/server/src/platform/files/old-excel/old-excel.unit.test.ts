import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOldExcel } from './read-old-excel.ts';
import { compoundFile, oldExcel, record, u16, u32, workbookStream, type Written } from './testing/write-old-excel.ts';

// 46346 days after Excel's first one it is 2026-11-20; of the other way to count they are four years and a day more.
const row: readonly Written[] = [
  'Cash',
  'नगद जम्मा',
  1234.5,
  true,
  { serial: 46_346 },
  { serial: 46_347 },
  { formula: 'जोड' },
  { formula: 5.25 },
  { label: 'in the cell' },
  { short: 12.34 },
  { short: -0.01 },
  null,
  'x'.repeat(300),
];
const read = ['Cash', 'नगद जम्मा', 1234.5, true, '2026-11-20', '2026-11-21', 'जोड', 5.25, 'in the cell', 12.34, -0.01];
const whole = [...read, null, 'x'.repeat(300)];
const formulas = [6, 7].map((column) => ({ row: 1, column }));
const sheet = { rows: [[], row] };

describe('a workbook of 1997 to 2003', () => {
  test.each([
    ['as most programs write it', {}],
    ['with texts that go on in further records', { partBytes: 31 }],
    ['in the small pieces of its container', { small: true }],
  ])('%s', (_, asked) => {
    expect(readOldExcel(oldExcel([sheet], asked))).toEqual({ rows: [[], whole], formulas });
  });

  test('whose days are counted from 1904', () => {
    const found = readOldExcel(oldExcel([sheet], { since1904: true }));
    expect('rows' in found ? found.rows[1]?.slice(4, 6) : found).toEqual(['2030-11-21', '2030-11-22']);
  });

  test('is read by its first sheet that is shown', () => {
    const hidden = { rows: [['lists']], hidden: true };
    expect(readOldExcel(oldExcel([hidden, { rows: [['shown']] }]))).toEqual({ rows: [['shown']], formulas: [] });
    expect(readOldExcel(oldExcel([hidden]))).toEqual({ unreadable: 'NO_SHEET' });
  });

  test.each([
    ['with a password', oldExcel([sheet], { password: true }), 'PASSWORD'],
    ['of later times with a password', compoundFile('EncryptedPackage', Buffer.alloc(5000)), 'PASSWORD'],
    ['of Excel 95', oldExcel([sheet], { version: 0x0500 }), 'BEFORE_1997'],
    ['of Excel 5', oldExcel([sheet], { streamName: 'Book' }), 'BEFORE_1997'],
    ['that is a document of another program', oldExcel([sheet], { streamName: 'WordDocument' }), 'NO_WORKBOOK'],
  ])('%s is told as such', (_, bytes, unreadable) => {
    expect(readOldExcel(bytes)).toEqual({ unreadable });
  });
});

describe('what is damaged or made to do harm is refused, and takes no longer than its bytes', () => {
  /** The table of sectors begins behind the head; the stream of a workbook of one table in its fourth sector. */
  const sectorOfTable = (sector: number) => 512 + sector * 4;
  const streamAt = 3;
  const workbook = oldExcel([{ rows: Array.from({ length: 200 }, (_, at) => [`text ${at}`, at]) }]);
  const changed = (change: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.from(workbook);
    change(bytes);
    return bytes;
  };

  test.each([
    ['a head alone', workbook.subarray(0, 300)],
    ['a file that was cut off', workbook.subarray(0, workbook.length / 2)],
    ['a chain that leads into itself', changed((b) => b.writeUInt32LE(streamAt, sectorOfTable(streamAt + 2)))],
    ['a table that leads into itself', changed((b) => b.writeUInt32LE(1, 68))],
    ['a sector far beyond the end', changed((b) => b.writeUInt32LE(0x00ff_ffff, sectorOfTable(streamAt)))],
    ['sectors of a gigabyte', changed((b) => b.writeUInt16LE(30, 30))],
    ['a workbook that ends before its sheets', compoundFile('Workbook', workbookStream([sheet], {}).subarray(0, 60))],
    ['a sheet that is somewhere else', compoundFile('Workbook', elsewhere(1_000_000))],
    ['a sheet that is not the beginning of one', compoundFile('Workbook', elsewhere(4))],
    ['more texts than there are bytes', compoundFile('Workbook', texts(u32(0xffff_ffff)))],
    ['a text longer than all of them', compoundFile('Workbook', texts(u32(1), u16(0xffff), Buffer.from([1, 65, 0])))],
  ])('%s', (_, bytes) => {
    const begun = performance.now();
    expect(() => readOldExcel(bytes)).toThrow(Error);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test('whatever bytes are changed', () => {
    const small = oldExcel([sheet], { partBytes: 31 });
    const change = fc.tuple(fc.nat(small.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const bytes = Buffer.from(small);
        for (const [at, value] of changes) bytes.writeUInt8(value, at);
        expect(rowsOf(bytes)).toBeLessThanOrEqual(65_536);
      }),
      { numRuns: 300 },
    );
  });
});

/** How many rows are read; none where it is refused. */
function rowsOf(bytes: Buffer): number {
  try {
    const found = readOldExcel(bytes);
    return 'rows' in found ? found.rows.length : 0;
  } catch (error) {
    if (error instanceof Error) return 0;
    throw error;
  }
}

/** A workbook that says of its sheet that it begins at a place. */
function elsewhere(place: number): Buffer {
  return Buffer.concat([
    record(0x0809, u16(0x0600), u16(5), Buffer.alloc(12)),
    record(0x0085, u32(place), Buffer.from([0, 0, 1, 0]), Buffer.from('S')),
    record(0x000a),
  ]);
}

/** A workbook whose shared texts are said to be as many and as long as these bytes tell. */
function texts(...said: readonly Buffer[]): Buffer {
  return Buffer.concat([
    record(0x0809, u16(0x0600), u16(5), Buffer.alloc(12)),
    record(0x00fc, u32(0), ...said),
    record(0x000a),
  ]);
}
