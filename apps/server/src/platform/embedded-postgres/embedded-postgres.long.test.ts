import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { isAlive, readPidFile } from './embedded-postgres-process.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const leftovers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const clear of leftovers.splice(0).toReversed()) await clear();
});

function makeFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-launcher-'));
  chmodSync(folder, mode);
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  leftovers.push(() => postgres.stop());
  return postgres;
}

async function ask(at: Pick<EmbeddedPostgres, 'socketFolder' | 'port'>, statement: string): Promise<unknown> {
  const client = new pg.Client({ host: at.socketFolder, port: at.port, user: 'postgres', database: 'postgres' });
  // A database that is killed ends the connection, which is what some tests are about.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts the database in a process of its own, which can be killed. */
async function startElsewhere(dataFolder: string): Promise<ChildProcess> {
  const launcher = new URL('embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(dataFolder)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  leftovers.push(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('The other process ended.')));
  });
  return child;
}

async function killAndWait(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const processOf = (dataFolder: string) => readPidFile(join(dataFolder, 'postgres'))?.pid ?? 0;

test('a new database starts, keeps what it acknowledged, and is UTF-8 with durability on', async () => {
  const folder = makeFolder();
  const postgres = await start(folder);
  expect(postgres).toMatchObject({ adopted: false, note: null, superuser: 'postgres', port: 5432 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    expect(await ask(postgres, `show ${setting}`)).toBe('on');
  }
  expect(await ask(postgres, 'show server_encoding')).toBe('UTF8');
  expect(await ask(postgres, 'show listen_addresses')).toBe('');
  expect(await ask(postgres, `create table kept as select 'राम' as name`)).toBeUndefined();
  await postgres.stop();
  const again = await start(folder);
  expect(again.socketFolder).toBe(postgres.socketFolder);
  expect(await ask(again, 'select name from kept')).toBe('राम');
});

test('stop ends the database, removes its socket folder and may be called again', async () => {
  const folder = makeFolder();
  const postgres = await start(folder);
  const pid = processOf(folder);
  expect(existsSync(postgres.socketFolder)).toBe(true);
  await Promise.all([postgres.stop(), postgres.stop()]);
  await postgres.stop();
  expect(existsSync(postgres.socketFolder)).toBe(false);
  expect(isAlive(pid)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log']);
});

test('stop is content with a database that was killed just before', async () => {
  const folder = makeFolder();
  const postgres = await start(folder);
  process.kill(processOf(folder), 'SIGKILL');
  await postgres.stop();
  expect(existsSync(postgres.socketFolder)).toBe(false);
});

test('a database that outlived its server is adopted by the next one', async () => {
  const folder = makeFolder();
  const server = await startElsewhere(folder);
  const pid = processOf(folder);
  await killAndWait(server);
  const postgres = await start(folder);
  expect(postgres.adopted).toBe(true);
  expect(processOf(folder)).toBe(pid);
  expect(await ask(postgres, 'select 1')).toBe(1);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask(postgres, 'select 2').catch(() => null), { timeout: 15_000 }).toBe(2);
});

test('a database that another living server looks after is shared and left running', async () => {
  const folder = makeFolder();
  const server = await startElsewhere(folder);
  const postgres = await start(folder);
  expect(postgres.note).toContain(`process ${server.pid}`);
  await postgres.stop();
  expect(await ask(postgres, 'select 1')).toBe(1);
  await killAndWait(server);
  await (await start(folder)).stop();
});

test('a database that is killed comes back at the same address with all it acknowledged', async () => {
  const folder = makeFolder();
  const postgres = await start(folder);
  await ask(postgres, 'create table kept as select 42 as number');
  const killed = processOf(folder);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => ask(postgres, 'select number from kept').catch(() => null), { timeout: 15_000 }).toBe(42);
  expect(processOf(folder)).not.toBe(killed);
});

test('a pid file whose number belongs to somebody else by now does not keep the database from starting', async () => {
  const folder = makeFolder();
  const first = await start(folder);
  const file = join(folder, 'postgres/postmaster.pid');
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  const owner = isRoot ? Number(execFileSync('stat', ['-c', '%u', join(folder, 'postgres')])) : undefined;
  const somebody = spawn('sleep', ['60'], owner === undefined ? {} : { uid: owner });
  leftovers.push(() => void somebody.kill('SIGKILL'));
  writeFileSync(file, [somebody.pid, ...lines].join('\n'));
  const postgres = await start(folder);
  expect(postgres.adopted).toBe(false);
  expect(await ask(postgres, 'select 1')).toBe(1);
  expect(somebody.exitCode).toBeNull();
});

test('a start that was cut short while it made the database leaves nothing in the way', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'postgres.new'));
  writeFileSync(join(folder, 'postgres.new/PG_VERSION'), '18\n');
  const postgres = await start(folder);
  expect(await ask(postgres, 'select 1')).toBe(1);
});

test.runIf(isRoot)('as root, data below a closed folder live where the database can reach them', async () => {
  const closed = makeFolder(0o700);
  writeFileSync(join(closed, 'something-of-yours'), '');
  const folder = join(closed, 'data');
  const postgres = await start(folder);
  const cluster = readFileSync(join(folder, 'postgres-is-at'), 'utf8').trim();
  leftovers.unshift(() => rmSync(dirname(cluster), { recursive: true, force: true }));
  expect(cluster).toMatch(/^\/var\/lib\/bahi\/[0-9a-f]{16}\/postgres$/);
  expect(postgres.note).toContain(cluster);
  await ask(postgres, 'create table kept as select 42 as number');
  await postgres.stop();

  const moved = join(makeFolder(), 'moved');
  execFileSync('mv', [folder, moved]);
  expect(await ask(await start(moved), 'select number from kept')).toBe(42);
});
