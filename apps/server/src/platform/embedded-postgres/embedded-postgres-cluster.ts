import { execFile, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { disarmPidFile, isAlive, isDatabaseOf, readPidFile, signal } from './embedded-postgres-process.ts';
import type { Place, RunAs } from './embedded-postgres-place.ts';

/** All that a start of the database needs; the same at each start, so that clients find it where it was. */
export type Launch = {
  place: Place;
  binaries: string;
  socketFolder: string;
  port: number;
  settings: Record<string, string>;
};

const run = promisify(execFile);
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
const retryMilliseconds = 10_000;
/** How long a database may take to put itself in order after it was killed. */
export const recoveryMilliseconds = 300_000;
const largestLog = 10_000_000;

// Acknowledged means stored: these stand on the command line, where no configuration file overrides them.
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/**
 * A firm's machine has other things to do: what the database keeps in memory beside what the system keeps of its files
 * anyway is measured for the connections of one server (`npm run bench -- memory`).
 */
const frugal = { shared_buffers: '32MB', autovacuum_max_workers: '1', io_method: 'sync' };

/** Makes the database's folder when there is none. A folder that exists is a whole one: it is made aside and renamed. */
export async function ensureCluster({ cluster, runAs }: Place, binaries: string, isDurable: boolean): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return giveBack(cluster, runAs);
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  giveTo(unfinished, runAs);
  const flags = ['-D', unfinished, '-U', 'postgres', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  flags.push('--lc-messages=C', '--auth=trust', '--no-instructions', ...(isDurable ? [] : ['--no-sync']));
  await run(join(binaries, 'initdb'), flags, { ...runAs, env: environment, cwd: unfinished });
  renameSync(unfinished, cluster);
}

/**
 * Starts the database and waits until it accepts connections. After a kill -9 its former helpers may still hold the
 * shared memory: it is tried again for up to 10 seconds.
 * @throws when it does not start, with the last lines of its log.
 */
export async function launch(options: Launch, stopped: AbortSignal): Promise<number> {
  const deadline = Date.now() + retryMilliseconds;
  for (;;) {
    const outcome = await launchOnce(options, stopped);
    if (typeof outcome === 'number') return outcome;
    const isBusy = /shared memory block|lock file .* exists|Address already in use/i.test(outcome.reason);
    if (!isBusy || Date.now() > deadline || stopped.aborted) {
      throw new Error(`The database in ${options.place.cluster} did not start:\n${outcome.reason}`);
    }
    await wait(200);
  }
}

/**
 * Stops a database: first politely (its clients are sent away, everything is written), after 5 seconds at once, which
 * costs a recovery at the next start but no data.
 */
export async function stopDatabase(cluster: string, pid: number, binaries: string): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; a database that is gone already is fine.
    await run(join(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-t', '7']).catch(() => {});
    return;
  }
  for (const [name, milliseconds] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 1_500],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!isDatabaseOf(cluster, pid)) return;
    signal(pid, name);
    const deadline = Date.now() + milliseconds;
    while (isAlive(pid) && Date.now() < deadline) await wait(10);
  }
}

/** 5432 for a socket, which has a folder of its own; on Windows a free port of the loopback address. */
export async function choosePort(): Promise<number> {
  if (process.platform !== 'win32') return 5432;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function launchOnce(options: Launch, stopped: AbortSignal): Promise<number | { reason: string }> {
  const { place, binaries } = options;
  const old = readPidFile(place.cluster);
  if (old && !isDatabaseOf(place.cluster, old.pid)) disarmPidFile(place.cluster);
  const log = openLog(place.logFile);
  const child = spawn(join(binaries, 'postgres'), flagsOf(options), {
    ...place.runAs,
    env: environment,
    cwd: place.cluster,
    // It outlives this process, which adopts it again after a crash of its own; Ctrl-C does not reach it.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  child.unref();
  closeSync(log.descriptor);
  const end: { reason?: string } = {};
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', (code, killedBy) => (end.reason ??= `It ended with ${killedBy ?? code}.`));

  const deadline = Date.now() + recoveryMilliseconds;
  while (end.reason === undefined) {
    const now = readPidFile(place.cluster);
    if (now && now.pid === child.pid && now.isReady) return now.pid;
    if ((stopped.aborted || Date.now() > deadline) && child.pid !== undefined) signal(child.pid, 'SIGINT');
    await wait(5);
  }
  const lines = readFileSync(place.logFile).subarray(log.size).toString();
  return { reason: `${end.reason}\n${lines.slice(-2_000)}` };
}

function flagsOf({ place, socketFolder, port, settings }: Launch): string[] {
  const network =
    process.platform === 'win32'
      ? { listen_addresses: socketFolder }
      : { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700' };
  const all = { ...network, timezone: 'UTC', log_timezone: 'UTC', ...durable, ...frugal, ...settings };
  const named = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', place.cluster, '-p', String(port), ...named];
}

function openLog(file: string): { descriptor: number; size: number } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.old`);
  return { size: statSync(file, { throwIfNoEntry: false })?.size ?? 0, descriptor: openSync(file, 'a', 0o600) };
}

/** A database that root copied or restored belongs to root, and goes back to the user it runs under. */
function giveBack(cluster: string, runAs: RunAs): void {
  if (runAs.uid === undefined || statSync(cluster).uid === runAs.uid) return;
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) giveTo(join(entry.parentPath, entry.name), runAs);
  }
  giveTo(cluster, runAs);
}

function giveTo(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
