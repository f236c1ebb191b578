import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** What a database writes about itself into its folder (`postmaster.pid`). */
export type PidFile = { pid: number; port: number; socketFolder: string; isReady: boolean };

/** Reads a database's pid file; null when there is none or it is not finished. */
export function readPidFile(cluster: string): PidFile | null {
  const text = readIfThere(join(cluster, 'postmaster.pid'));
  // The lines are: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const [pid, , , port, socketFolder = '', address = '', , status = ''] = text?.split('\n') ?? [];
  if (!(Number(pid) > 0)) return null;
  const host = socketFolder.trim() === '' ? address.trim() : socketFolder.trim();
  return { pid: Number(pid), port: Number(port), socketFolder: host, isReady: status.trim() === 'ready' };
}

/** Whether a process runs, and is the database of this folder: numbers of processes are used again. */
export function isDatabaseOf(cluster: string, pid: number): boolean {
  return isAlive(pid) && (process.platform === 'win32' || commandLine(pid).includes(cluster));
}

/**
 * Makes the pid file of a database that was killed harmless. Its number may belong to another process by now, and
 * PostgreSQL would refuse to start. Only the number is replaced, by one that no process can have: the line about
 * shared memory still keeps a new database from starting beside the remains of the old one.
 */
export function disarmPidFile(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  const text = readIfThere(file);
  if (text !== null) writeFileSync(file, text.replace(/^\d+/, '2147483647'));
}

/** Whether a process runs. One that ended but was not yet collected by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !/^\d+ \(.*\) Z/s.test(readIfThere(`/proc/${pid}/stat`) ?? '');
}

/** Sends a signal, and is content when the process is gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Whether something answers where a database says that it listens. */
export function canConnect({ socketFolder, port }: Pick<PidFile, 'socketFolder' | 'port'>): Promise<boolean> {
  return new Promise((resolve) => {
    const at = socketFolder.startsWith('/')
      ? { path: join(socketFolder, `.s.PGSQL.${port}`) }
      : { host: socketFolder, port };
    const socket = connect(at);
    socket.setTimeout(2_000, () => socket.destroy(new Error('no answer')));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Marks this process as the one that looks after a data folder's database, unless another living one does. Returns
 * the other one's number, or null when it is ours now.
 */
export function takeOwnership(dataFolder: string): number | null {
  const file = join(dataFolder, 'postgres.owner');
  const [pid, ...identity] = readIfThere(file)?.split('\n') ?? [];
  const owner = Number(pid);
  const livesOn = owner > 0 && isAlive(owner) && identityOf(owner) === identity.join('\n');
  if (livesOn && owner !== process.pid) return owner;
  writeFileSync(file, `${process.pid}\n${identityOf(process.pid)}`);
  return null;
}

/** Gives up what `takeOwnership` took. */
export function dropOwnership(dataFolder: string): void {
  rmSync(join(dataFolder, 'postgres.owner'), { force: true });
}

/** Tells one process from a later one with the same number: its start time where /proc knows it. */
function identityOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // Field 22 of the file is the start time; the second one, in brackets, may itself hold spaces.
  return stat?.slice(stat.lastIndexOf(')')).split(' ')[20] ?? (process.platform === 'win32' ? '' : startTime(pid));
}

function startTime(pid: number): string {
  return askPs(pid, 'lstart=');
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'command=');
  return (readIfThere(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
}

function askPs(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // ps fails when the process is gone.
    return '';
  }
}

function readIfThere(file: string): string | null {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } catch (error) {
    // It may go between the look and the reading.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null;
    throw error;
  }
}
