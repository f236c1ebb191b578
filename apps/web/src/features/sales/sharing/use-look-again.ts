import { useEffect } from 'react';
import type { SharedState } from './shared-document.ts';

const everyMilliseconds = 3000;

/** Looks again whether a message has gone, until none is under way. */
export function useLookAgain(state: SharedState | undefined, look: () => unknown): void {
  const isUnderWay =
    state?.sharings.some(({ message }) => message?.state === 'WAITING' || message?.state === 'SENDING') === true;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void look(), everyMilliseconds);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);
}
