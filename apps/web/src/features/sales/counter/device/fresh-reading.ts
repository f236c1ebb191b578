/** So long somebody waits for the taxes and rules of now before they sell by what is shown. */
const freshMilliseconds = 1500;
/** What was read for the sale before is new enough for the next one. */
const newEnoughMilliseconds = 15_000;

export type FreshReading = ReturnType<typeof freshReading>;

/**
 * Reads anew what is sold by, where the last reading is too long ago. `read` answers whether it came: one that is still on
 * its way, or failed, makes nothing new. `now` is the clock, in milliseconds.
 */
export function freshReading(read: () => Promise<boolean>, now: () => number) {
  let readAt: number | null = null;
  const anew = async (): Promise<void> => {
    const begunAt = now();
    // As of when it was asked for: what changed while the answer was on its way may not be in it.
    if (await read().catch(() => false)) readAt = begunAt;
  };
  return {
    anew,
    /** Answers at once where what is shown is new enough, and after a moment in any case; whether it waited. */
    wait: async (): Promise<boolean> => {
      if (readAt !== null && Math.abs(now() - readAt) < newEnoughMilliseconds) return false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, freshMilliseconds);
      });
      await Promise.race([anew(), late]);
      clearTimeout(timer);
      return true;
    },
  };
}
