import type { Services } from './services.ts';

/** How often, under which name the log tells of a failure, and whether it begins at once. */
type Rhythm = { name: string; everyMilliseconds: number; beginsAtOnce?: boolean };

/**
 * Does something again and again, never twice at a time, until the answered function is called, which waits for what is
 * under way. The work is given a look at whether it is to stop. A turn that fails is told to the log, and the next one
 * comes at its time.
 */
export function repeated(
  { log }: Pick<Services, 'log'>,
  { name, everyMilliseconds, beginsAtOnce = false }: Rhythm,
  work: (isStopped: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let underWay: Promise<unknown> | null = null;
  let isStopped = false;
  const look = (): void => {
    if (underWay !== null) return;
    underWay = work(() => isStopped)
      .catch((error: unknown) => log.warn({ err: error }, name))
      .finally(() => (underWay = null));
  };
  const timer = setInterval(look, everyMilliseconds);
  timer.unref();
  if (beginsAtOnce) look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await underWay;
  };
}
