import { useEffect } from 'react';
import { nowMilliseconds } from '../../../platform/clock.ts';
import type { Sharing } from './shared-document.ts';

const everyMilliseconds = 3000;
/** What is tried that much later is not waited for: a host may have asked to come again in half a day. */
const mostMilliseconds = 60_000;

/** Looks again whether messages have gone, as long as one is on its way. */
export function useLookAgain(sharings: readonly Pick<Sharing, 'message'>[] | undefined, look: () => unknown): void {
  useEffect(() => {
    if (sharings === undefined || !sharings.some(isUnderWay)) return;
    const timer = setInterval(() => {
      if (sharings.some(isSoon)) void look();
    }, everyMilliseconds);
    return () => clearInterval(timer);
  }, [sharings, look]);
}

function isUnderWay({ message }: Pick<Sharing, 'message'>): boolean {
  return message?.state === 'WAITING' || message?.state === 'SENDING';
}

function isSoon({ message }: Pick<Sharing, 'message'>): boolean {
  if (message?.state !== 'WAITING') return message?.state === 'SENDING';
  return message.dueAt === null || Date.parse(message.dueAt) < nowMilliseconds() + mostMilliseconds;
}
