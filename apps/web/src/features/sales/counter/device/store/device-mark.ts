import { z } from '@bahi/contract/zod';
import { readStored, writeStored } from '../../../../../platform/storage.ts';

const key = 'bahi.counter.device';
const marks = z.record(z.string(), z.int());

/**
 * Which counter this browser is, by business. It says so at once, and still says it where the database of the counter was
 * taken away: then nothing is sold, instead of beginning anew unseen.
 */
export function markedCounter(businessId: number): number | null {
  return read()[businessId] ?? null;
}

export function markCounter(businessId: number, counterId: number | null): void {
  const { [businessId]: _, ...others } = read();
  const next = counterId === null ? others : { ...others, [businessId]: counterId };
  writeStored(key, Object.keys(next).length === 0 ? null : JSON.stringify(next));
}

/** The businesses of which this browser is a counter. */
export function markedBusinesses(): number[] {
  return Object.keys(read()).map(Number);
}

function read(): Record<string, number> {
  try {
    return marks.parse(JSON.parse(readStored(key) ?? '{}'));
  } catch {
    return {};
  }
}
