import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectOwner } from '../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { call } from '../testing/caller.ts';
import { testSecret } from '../testing/test-database.ts';
import { newcomersPassword, openStall, type Stall, stallBill } from './testing/newcomer.ts';
import {
  clearPrograms,
  databaseOf,
  launch,
  makeDataFolder,
  type Program,
  runToEnd,
  startProgram,
} from './testing/program.ts';
import { everyRow } from './testing/rows.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const notEmpty =
  'The database is not empty, and a backup is restored into an empty one only: set BAHI_DATA to a new folder, or DATABASE_URL to a new database.\n';
const shop = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
const file = join(shop.BAHI_DATA, 'backups', 'whole.backup');
let program: Program;
let stall: Stall;
/** What the shop's database holds when it is backed up. */
let kept: Map<string, string[]>;

beforeAll(async () => {
  program = await startProgram(shop);
  stall = await openStall(program);
  await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  kept = await rowsIn(shop.BAHI_DATA);
}, 120_000);
afterAll(clearPrograms);

/** Every row in the database of a folder, which is started for that when nothing runs it. */
async function rowsIn(dataFolder: string): Promise<Map<string, string[]>> {
  const running = databaseOf(dataFolder);
  const started: EmbeddedPostgres | null = running === null ? await startEmbeddedPostgres({ dataFolder }) : null;
  const at = started ?? running;
  const client = await connectOwner({ host: at?.socketFolder ?? '', port: at?.port ?? 0, user: 'postgres' });
  try {
    return await everyRow(client);
  } finally {
    await client.end();
    await started?.stop();
  }
}

function backUp(settings: Record<string, string>, to?: string) {
  return runToEnd(settings, 'backup.ts', to === undefined ? [] : [to]);
}

function restore(settings: Record<string, string>, from: string) {
  return runToEnd(settings, 'restore.ts', [from]);
}

test('beside a running server a backup is one private file that says what is in it', async () => {
  const { code, output } = await backUp(shop, file);
  expect([code, output]).toEqual([0, expect.stringContaining(`bytes: ${file}`)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const rows = [...kept].filter(([name]) => !name.endsWith('_seq')).reduce((sum, [, found]) => sum + found.length, 0);
  expect(output).toContain(`${rows} rows of `);
  expect(output).toMatch(new RegExp(`^chain of business ${stall.owner.businessId}: \\d+ [0-9a-f]{64}$`, 'm'));
  expect(await backUp(shop, file)).toMatchObject({
    code: 1,
    output: `${file} is there already: no backup is written over another.\n`,
  });
  const nowhere = join(file, 'below-a-file');
  expect(await backUp(shop, nowhere)).toMatchObject({
    code: 1,
    output: expect.stringMatching(`^${nowhere} cannot be written: E`),
  });
  const named = await backUp(shop);
  expect(named.output).toMatch(/backups\/bahi-20\d\d-\d\d-\d\d-\d{6}\.backup$/m);
});

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

test('a restored shop has every row, id and sequence, and goes on where it was', async () => {
  const other = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
  const restored = await restore(other, file);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
  expect(Object.fromEntries(await rowsIn(other.BAHI_DATA))).toEqual(Object.fromEntries(kept));

  const again = await restore(other, file);
  expect([again.code, again.output]).toEqual([1, notEmpty]);

  const copy = await startProgram(other);
  const basic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
  const signIn = { body: { grant_type: 'password' as const, username: stall.userName, password: newcomersPassword } };
  const tokens = await call({ base: copy.base, token: null }, sessionContract.token, signIn, { authorization: basic });
  const owner = { ...stall.owner, base: copy.base, token: tokens.access_token };
  const bill = await call(owner, invoiceContract.create, { body: stallBill(stall) });
  expect(bill.code).toMatch(/-00002$/);
  // The same secret: who was signed in when the backup was taken still is.
  const { rows } = await call({ ...stall.owner, base: copy.base }, invoiceContract.list, {});
  expect(rows).toHaveLength(2);
  await copy.kill();
  const verified = await runToEnd(other, 'verify.ts', ['--against', file]);
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
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
