import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchScreen } from './offered-screens.ts';

declare global {
  interface Navigator {
    /** Of browsers that tell how their user is connected. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How long nothing may have been asked before it is taken that the screen has all it shows. */
const quietMilliseconds = 1000;

/**
 * Fetches the code of screens that most likely come next, one after the other, once this one has come to rest: what is
 * opened then waits for no line. Not where the user asks browsers to save data.
 */
export function usePrefetch(paths: readonly string[]): void {
  const isResting = useIsFetching() === 0;
  const wanted = paths.join(' ');
  useEffect(() => {
    if (!isResting || wanted === '' || navigator.connection?.saveData === true) return undefined;
    const timer = setTimeout(() => void fetchInTurn(wanted.split(' ')), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [isResting, wanted]);
}

async function fetchInTurn(paths: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (const path of paths) await fetchScreen(path);
}
