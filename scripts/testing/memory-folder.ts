import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const folder = '/dev/shm';
/** More than four times what all tests have open at once. */
const roomBytes = 2 * 2 ** 30;

/**
 * The folder that the machine keeps in memory, for what tests make and throw away: a database of some thousand files
 * for each of hundreds of them is made there in a fourth of the time. Null where there is none, no room in it, or
 * where no program may run from it.
 */
export function memoryFolder(): string | null {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === folder);
    if (mount === undefined || mount[2] !== 'tmpfs' || /\b(?:ro|noexec)\b/.test(mount[3] ?? '')) return null;
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > roomBytes ? folder : null;
  } catch {
    return null;
  }
}
