/** In a whole installation, whatever is left of those that could not be removed included. */
export const mostSamples = 200;
/** A making that nobody ends is given up after this: its server is gone. Longer than any takes. */
export const leaseMilliseconds = 15 * 60_000;
/** Tries that may end their server, or not succeed, before it has failed. */
export const mostTries = 2;
