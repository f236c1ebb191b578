/** In a whole installation: beyond it those that nobody entered for longest go. */
export const mostSamples = 200;
/** A claim that nobody extends is over after this: its server is gone. */
export const leaseMilliseconds = 3 * 60_000;
/** So often a claim is extended while a sample is made. */
export const extendMilliseconds = 30_000;
/** A making is given up after this, whatever it waits for. Longer than any takes. */
export const makingMilliseconds = 15 * 60_000;
/** What failed is tried again after this. */
export const againMilliseconds = 30_000;
/** Makings that may end their server, or not succeed, before it has failed. */
export const mostTries = 2;
/** Removals that may not succeed before it has failed. */
export const mostRemovals = 10;
/** For the rows of a whole business to be deleted. */
export const removalMilliseconds = 5 * 60_000;
