import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isBeginningAnew } from './navigation.ts';
import { getTokens } from './tokens.ts';

/**
 * Asks before unsaved work is left: by the browser's own question when the tab closes, and by the returned blocker
 * (for `ui/LeaveDialog`) when another screen is opened. Where the session has ended nothing is asked: it is kept.
 */
export function useLeaveGuard(isDirty: boolean): Blocker {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isBeginningAnew()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && getTokens() !== null && placeOf(currentLocation) !== placeOf(nextLocation),
  );
}

/** A screen, or a tab of one: what another tab shows in its place is gone. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
