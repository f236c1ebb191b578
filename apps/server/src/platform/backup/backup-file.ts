import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from '@bahi/contract/zod';
import { ConfigError } from '../settings/config.ts';
import { isOfPlace } from './place-errors.ts';
import { mostUnpackedBytes, refuseAbove } from './unpacked-size.ts';

/** A row as text: every value as PostgreSQL writes it. */
export type TextRow = (string | null)[];
/** Rows of one table, read or to be written together. */
export type TableRows = { table: string; rows: TextRow[] };

const headSchema = z.strictObject({
  format: z.literal('bahi-backup-1'),
  takenAt: z.string(),
  migrations: z.array(z.strictObject({ file: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
});
const sectionSchema = z.strictObject({ table: z.string() });
const endSchema = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: z.string() })),
  sequences: z.record(z.string(), z.strictObject({ lastValue: z.string(), isCalled: z.boolean() })),
  sha256: z.string(),
});
const rowSchema = z.array(z.string().nullable());

/** What stands before the rows: of which moment and which schema they are. */
export type BackupHead = z.output<typeof headSchema>;
/** What stands after the rows: how many there are, their hashes, and where the sequences stood. */
export type BackupEnd = z.output<typeof endSchema>;

/** The parts of a backup in their order: the head, rows by the thousand, where the sequences stood. */
export type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | ({ kind: 'rows' } & TableRows)
  | { kind: 'sequences'; sequences: BackupEnd['sequences'] };

/**
 * Writes a backup file, readable by its owner alone, which appears under its name only when it is whole and on disk.
 * Lines of JSON, compressed: the head, then for every run of rows the table's name and the rows, then the end.
 * Aborted, it leaves nothing behind.
 * @throws ConfigError when there is a file of that name already, or the place cannot be written.
 */
export async function writeBackupFile(
  file: string,
  parts: AsyncIterable<BackupPart>,
  signal?: AbortSignal,
): Promise<BackupEnd['tables']> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already: no backup is written over another.`);
  const unfinished = `${file}.${process.pid}.part`;
  const counts = createCounts();
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(linesOf(parts, counts), createGzip({ level: 4 }), target, signal === undefined ? {} : { signal });
    renameSync(unfinished, file);
  } catch (error) {
    throw isOfPlace(error) ? new ConfigError(`${file} cannot be written: ${error.message}`) : error;
  } finally {
    if (existsSync(unfinished)) rmSync(unfinished);
  }
  return counts.end();
}

async function* linesOf(parts: AsyncIterable<BackupPart>, counts: Counts): AsyncGenerator<string> {
  const whole = createHash('sha256');
  let table = '';
  for await (const part of parts) {
    if (part.kind === 'sequences') {
      const end = { tables: counts.end(), sequences: part.sequences, sha256: whole.digest('hex') };
      yield `${JSON.stringify(end)}\n`;
      return;
    }
    let text = '';
    if (part.kind === 'head') text = `${JSON.stringify(part.head)}\n`;
    else {
      if (part.table !== table) text = `${JSON.stringify({ table: part.table })}\n`;
      table = part.table;
      const rows = part.rows.map((row) => `${JSON.stringify(row)}\n`);
      counts.add(table, rows);
      text += rows.join('');
    }
    whole.update(text);
    yield text;
  }
}

/**
 * Reads a backup from its head to its end, rows in batches.
 * @throws ConfigError with a sentence when the file is no backup, is cut off, or says anything but what was written.
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupPart> {
  try {
    yield* partsOf(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') throw new ConfigError(`${file} is not there.`);
    if (typeof code === 'string' && !code.startsWith('Z_')) throw error;
    throw damaged(file);
  }
}

const batchBytes = 4_000_000;
const batchRows = 1000;

async function* partsOf(file: string): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256');
  const counts = createCounts();
  let batch: TableRows = { table: '', rows: [] };
  let bytes = 0;
  let state: 'head' | 'rows' | 'ended' = 'head';
  for await (const line of linesIn(file)) {
    if (state === 'ended') throw damaged(file);
    if (state === 'head') {
      yield { kind: 'head', head: headSchema.parse(JSON.parse(line)) };
      state = 'rows';
    } else if (line.startsWith('[')) {
      counts.add(batch.table, [`${line}\n`]);
      batch.rows.push(rowSchema.parse(JSON.parse(line)));
      bytes += line.length;
    }
    const isRow = line.startsWith('[');
    if (batch.rows.length > 0 && (!isRow || bytes > batchBytes || batch.rows.length >= batchRows)) {
      yield { kind: 'rows', ...batch };
      batch = { table: batch.table, rows: [] };
      bytes = 0;
    }
    if (line.startsWith('{"tables"')) {
      const end = endSchema.parse(JSON.parse(line));
      const isWhole = end.sha256 === whole.digest('hex') && isSameCount(end.tables, counts.end());
      if (!isWhole) throw damaged(file);
      yield { kind: 'sequences', sequences: end.sequences };
      state = 'ended';
      continue;
    }
    if (line.startsWith('{"table"')) batch.table = sectionSchema.parse(JSON.parse(line)).table;
    whole.update(`${line}\n`);
  }
  if (state !== 'ended') throw damaged(file);
}

/** The lines of the compressed file; what follows the last line's end is a line cut off, and answered as one. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const most = mostUnpackedBytes(file);
  if (most === null) throw damaged(file);
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const unpacked = refuseAbove(most, file);
  // A source that fails ends the unpacking with the same error.
  source.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => unpacked.destroy(error));
  let pieces: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(gunzip).pipe(unpacked)) {
      let rest = Buffer.from(chunk);
      for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
        yield Buffer.concat([...pieces, rest.subarray(0, at)]).toString('utf8');
        pieces = [];
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) pieces.push(rest);
    }
    if (pieces.length > 0) yield Buffer.concat(pieces).toString('utf8');
  } finally {
    source.destroy();
  }
}

type Counts = { add(table: string, lines: readonly string[]): void; end(): BackupEnd['tables'] };

function createCounts(): Counts {
  const tables = new Map<string, { rows: number; hash: Hash }>();
  return {
    add(table, lines) {
      const counted = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      tables.set(table, counted);
      counted.rows += lines.length;
      for (const line of lines) counted.hash.update(line);
    },
    end: () =>
      Object.fromEntries(
        [...tables].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.copy().digest('hex') }]),
      ),
  };
}

function isSameCount(said: BackupEnd['tables'], found: BackupEnd['tables']): boolean {
  const names = new Set([...Object.keys(said), ...Object.keys(found)]);
  return [...names].every(
    (name) => said[name]?.rows === found[name]?.rows && said[name]?.sha256 === found[name]?.sha256,
  );
}

function damaged(file: string): ConfigError {
  return new ConfigError(`${file} is no backup of Bahi, or it is damaged: nothing was restored from it.`);
}
