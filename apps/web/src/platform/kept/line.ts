/** Between two questions whether the server is heard again. */
const askMilliseconds = 5_000;

let isGone = false;
let timesGone = 0;
let reach: (() => Promise<unknown>) | null = null;
let asking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether the server is heard: as the browser says, and as the last call found. */
export const line = {
  isGone: (): boolean => isGone,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** By what the server is asked for a sign of life; anything it answers will do. */
  reachBy: (way: (signal: AbortSignal) => Promise<unknown>): void => {
    reach = () => way(AbortSignal.timeout(askMilliseconds));
  },
  /** How often the browser has lost its network: an answer to a question from before tells nothing. */
  timesGone: (): number => timesGone,
  /** A call was answered, be it with a refusal, or was not. */
  note: (isThere: boolean): void => {
    if (isGone !== isThere) return;
    isGone = !isThere;
    clearTimeout(asking);
    if (isGone) asking = setTimeout(() => void ask(), askMilliseconds);
    for (const listener of listeners) listener();
  },
};

window.addEventListener('offline', () => {
  timesGone += 1;
  line.note(false);
});
// The browser has a network again; whether the server is at its other end is asked.
window.addEventListener('online', () => void ask());
line.note(navigator.onLine);

/** Asks the server anything while nothing else does. */
async function ask(): Promise<void> {
  clearTimeout(asking);
  if (!isGone) return;
  try {
    await reach?.();
    line.note(true);
  } catch {
    asking = setTimeout(() => void ask(), askMilliseconds);
  }
}
