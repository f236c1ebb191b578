const minuteMilliseconds = 60_000;

export type Tally = {
  /** Counts one more of somebody; false when they have had theirs for this minute. */
  take(who: string, now: number): boolean;
};

/**
 * Counts what each may do within a minute, in this process alone: for public reads, where a shared count would cost more
 * than what it guards. All counts begin anew with each minute, so that it holds no more than came within one.
 */
export function createTally(mostAMinute: number): Tally {
  const counts = new Map<string, number>();
  let minute = 0;
  return {
    take(who, now) {
      const current = Math.floor(now / minuteMilliseconds);
      if (current !== minute) counts.clear();
      minute = current;
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count <= mostAMinute;
    },
  };
}
