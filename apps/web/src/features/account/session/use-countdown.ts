import { useEffect, useState } from 'react';
import { nowMilliseconds } from '../../../platform/clock.ts';

/** Seconds left until a moment; 0 when it has passed. */
export function useCountdown(untilMilliseconds: number): number {
  const [now, setNow] = useState(nowMilliseconds);
  const left = Math.max(0, Math.ceil((untilMilliseconds - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(nowMilliseconds()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
