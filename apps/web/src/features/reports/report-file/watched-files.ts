import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, sharedPrefix, writeStored } from '../../../platform/storage.ts';

const key = `${sharedPrefix}report-files`;
const listeners = new Set<() => void>();

/** The ids of the files that the strip above the screens tells of, as one text: it changes only when they do. */
function watched(): string {
  return readStored(key) ?? '';
}

function write(ids: readonly number[]): void {
  writeStored(key, ids.length === 0 ? null : ids.join(','));
  for (const listener of listeners) listener();
}

function idsOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** The strip tells of a file until it is dismissed. */
export function watchFile(id: number): void {
  const ids = idsOf(watched());
  if (!ids.includes(id)) write([...ids, id]);
}

export function dismissFiles(...gone: readonly number[]): void {
  write(idsOf(watched()).filter((id) => !gone.includes(id)));
}

/** The ids of the files that the strip tells of, in whichever tab they were asked for. */
export function useWatchedFiles(): readonly number[] {
  return idsOf(useSyncExternalStore(listen, watched));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(key, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
