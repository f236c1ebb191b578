import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type BackupHead, readBackupFile } from '../backup/backup-file.ts';
import { type ChainHead, chainHeadsIn } from '../core/audit-chain.ts';
import { ConfigError } from '../settings/config.ts';

/**
 * The heads of chains that a file says: a backup, a data download as JSON, or any text that one was printed in, such as
 * the output of `npm run backup` or `npm run verify`.
 * @throws ConfigError with a sentence when it is not there, or says none.
 */
export async function readPrintedHeads(file: string): Promise<ChainHead[]> {
  const heads = (await isBackup(file)) ? await headsOfBackup(file) : await headsOfText(file);
  if (heads.length === 0) throw new ConfigError(`${file} says of no chain where it stood.`);
  return heads;
}

/** Backups are compressed: they begin as every gzip file does. */
async function isBackup(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await handle.close();
  }
}

async function headsOfBackup(file: string): Promise<ChainHead[]> {
  let columns: BackupHead['tables'][number]['columns'] = [];
  const heads: ChainHead[] = [];
  for await (const part of readBackupFile(file)) {
    if (part.kind === 'head') columns = part.head.tables.find(({ name }) => name === 'audit_head')?.columns ?? [];
    if (part.kind !== 'rows' || part.table !== 'audit_head') continue;
    const value = (row: readonly (string | null)[], name: string) => row[columns.indexOf(name)] ?? '';
    for (const row of part.rows)
      heads.push({
        businessId: Number(value(row, 'business_id')),
        seq: Number(value(row, 'seq')),
        hash: value(row, 'hash').replace(/^\\x/, ''),
      });
  }
  return heads.filter(({ seq }) => seq > 0);
}

async function headsOfText(file: string): Promise<ChainHead[]> {
  const heads: ChainHead[] = [];
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  for await (const line of lines) {
    heads.push(...chainHeadsIn(line));
    // A data download says it in its first line, before all that its people have written.
    if (line.startsWith('{"format":"bahi-data-1"')) break;
  }
  return heads;
}
