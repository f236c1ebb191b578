import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readBackupFile } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-unpacked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusalOfReading(content: Buffer): Promise<string> {
  const file = join(folder, 'bad.backup');
  writeFileSync(file, content);
  try {
    for await (const _part of readBackupFile(file)) continue;
    return 'read';
  } catch (error) {
    return String(error);
  }
}

test('a backup that unpacks to far more than it holds is refused, by what it says of its size and by what comes', async () => {
  // Eighty kilobytes that become eighty million.
  const bomb = gzipSync(Buffer.alloc(80_000_000));
  expect(await refusalOfReading(bomb)).toContain('is no backup of Bahi, or it is damaged');
  const modest = Buffer.from(bomb);
  modest.writeUInt32LE(1000, modest.length - 4);
  expect(await refusalOfReading(modest)).toContain('unpacks to far more');
});
