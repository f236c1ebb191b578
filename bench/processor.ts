import { readdirSync, readFileSync } from 'node:fs';

/** Of the clock by which Linux counts a process's time; it is the same on every machine of today. */
const ticksOfSecond = 100;

/** Milliseconds of processor that a process and those that it started have taken, ended ones included; 0 where the system does not tell. */
export function processorOf(pid: number | null): number {
  if (pid === null || process.platform !== 'linux') return 0;
  const own = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && (name === String(pid) || parentOf(name) === pid),
  );
  return own.reduce((sum, name) => sum + timeOf(name), 0);
}

export function parentOf(name: string): number {
  return Number(fieldsOf(name)[1] ?? 0);
}

function timeOf(name: string): number {
  const [own, system, ofEnded, systemOfEnded] = fieldsOf(name).slice(11, 15).map(Number);
  return (((own ?? 0) + (system ?? 0) + (ofEnded ?? 0) + (systemOfEnded ?? 0)) * 1000) / ticksOfSecond;
}

/** What proc(5) says of a process behind its name, which may hold anything; nothing of one that has ended meanwhile. */
function fieldsOf(name: string): string[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
