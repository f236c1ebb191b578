import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectOwner } from '../platform/database/database.ts';
import { call } from '../testing/caller.ts';
import { testSecret } from '../testing/test-database.ts';
import { backUp, notEmpty, restore } from './testing/backups.ts';
import { openStall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, databaseOf, launch, makeDataFolder, runToEnd, startProgram } from './testing/program.ts';

const shop = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
const file = join(shop.BAHI_DATA, 'backups', 'whole.backup');

beforeAll(async () => {
  const stall = await openStall(await startProgram(shop));
  await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  expect(await backUp(shop, file)).toMatchObject({ code: 0 });
});
afterAll(clearPrograms);

test('a backup that is interrupted ends at once, says so, and leaves nothing behind', async () => {
  const running = databaseOf(shop.BAHI_DATA);
  const holding = await connectOwner({ host: running?.socketFolder ?? '', port: running?.port ?? 0, user: 'postgres' });
  await holding.query('begin; lock table country in access exclusive mode');
  const folder = join(shop.BAHI_DATA, 'interrupted');
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  for (const [name, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const { child, ended } = launch(shop, 'backup.ts', [join(folder, 'x.backup')]);
    // It waits for the table that is held.
    await expect.poll(files, { timeout: 60_000 }).toEqual([expect.stringMatching(/\.part$/)]);
    child.kill(name);
    expect(await ended).toMatchObject({ code, output: 'Interrupted: no backup was made.\n' });
    expect(files()).toEqual([]);
  }
  await holding.end();
});

test('books that are not those of a backup are found by the heads of its chains', async () => {
  const other = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
  const another = await startProgram(other);
  const theirs = await openStall(another);
  await call(theirs.owner, invoiceContract.create, { body: stallBill(theirs) });
  await another.kill();
  const verified = await runToEnd(other, 'verify.ts', ['--against', file]);
  expect([verified.code, verified.output]).toEqual([1, expect.stringContaining('"isThere":false')]);
  expect(await runToEnd(other, 'verify.ts', ['--after', file])).toMatchObject({
    code: 1,
    output: 'Say it so: npm run verify, or npm run verify -- [--against FILE] [--since FILE]\n',
  });
});

test('a damaged, changed or cut backup is refused before the database is touched', async () => {
  const other = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
  const bad = join(other.BAHI_DATA, 'bad.backup');
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString('utf8').split('\n');
  const flipped = Buffer.from(whole);
  flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 1;
  const contents = {
    flipped,
    cut: whole.subarray(0, whole.length - 100),
    changed: gzipSync(lines.join('\n').replace('Gurung Kirana', 'Thapa Kirana')),
    withoutLine: gzipSync(lines.toSpliced(40, 1).join('\n')),
    withoutEnd: gzipSync(lines.slice(0, -2).join('\n')),
    lengthened: gzipSync(`${lines.join('\n')}[]\n`),
    nothing: Buffer.alloc(0),
    noBackup: Buffer.from('name,amount\nRam,100\n'),
  };
  for (const [kind, content] of Object.entries(contents)) {
    writeFileSync(bad, content);
    const { code, output } = await restore(other, bad);
    expect({ kind, code, output }).toEqual({
      kind,
      code: 1,
      output: `${bad} is no backup of Bahi, or it is damaged: nothing was restored from it.\n`,
    });
  }
  expect(await restore(other, join(other.BAHI_DATA, 'none'))).toMatchObject({
    code: 1,
    output: `${join(other.BAHI_DATA, 'none')} is not there.\n`,
  });
  expect(databaseOf(other.BAHI_DATA)).toBe(null);
  copyFileSync(file, bad);
  const intoUsed = await restore(shop, bad);
  expect([intoUsed.code, intoUsed.output]).toEqual([1, notEmpty]);
});
