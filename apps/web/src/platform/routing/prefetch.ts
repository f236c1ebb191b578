import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

declare global {
  interface Navigator {
    /** Of browsers that tell how their user is connected. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How long nothing may have been asked before it is taken that the screen has all it shows. */
const quietMilliseconds = 1000;

let table: RouteObject[] = [];

/** Tells of the screens that there are, once their table has been loaded. */
export function offerScreens(routes: RouteObject[]): void {
  table = routes;
}

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
  for (const path of paths) {
    const lazy = matchRoutes(table, path)?.at(-1)?.route.lazy;
    // Who opens a screen whose code cannot be had is told then.
    if (typeof lazy === 'function') await lazy().catch(() => undefined);
  }
}
