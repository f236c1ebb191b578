import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parentOf } from './processor.ts';

/** Megabytes of a process and those that it started, what they share counted once; 0 where the system does not tell. */
export function memoryOf(pid: number | null): number {
  if (pid === null || process.platform !== 'linux') return 0;
  const own = readdirSync('/proc').filter((name) => name === String(pid) || parentOf(name) === pid);
  return own.reduce((sum, name) => sum + memoryOfOne(name), 0);
}

/** Megabytes of one process alone; of what it shares with others its part. */
export function memoryOfOne(name: string): number {
  return megabytes(`/proc/${name}/smaps_rollup`, 'Pss');
}

/** Megabytes that one process held at most since the last `forgetMostMemory`, shared ones included. */
export function mostMemoryOf(pid: number | null): number {
  return megabytes(`/proc/${pid}/status`, 'VmHWM');
}

export function forgetMostMemory(pid: number | null): void {
  if (pid !== null && process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function megabytes(file: string, name: string): number {
  return (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(file))?.[1] ?? 0) * 1024) / 1e6;
}

/** Nothing of a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
