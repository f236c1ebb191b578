import { createTurns } from '../core/turns.ts';

/** Postings of one business at once: its counter rows only get slower with more writers. */
const width = 2;

/**
 * The turn-taking of one business's postings within this process: at most two run, the others wait in the order they
 * came, before they take a connection. Correctness does not depend on it; the database's locks hold that.
 */
export const postingTurns = createTurns<number>({ places: { all: Infinity, ofLane: width } });
