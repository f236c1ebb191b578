import type { Endpoint } from '@bahi/contract/endpoint';
import type { SentParts } from '../api-request.ts';

/** What a registered counter keeps in the place of the server's answers, for when the line is gone. */
export type StandIn = {
  /** Whether an answer of the call is kept, so that its failure is no news. */
  knows: (endpoint: Endpoint) => boolean;
  /** The line is known to be gone: nothing is waited for. */
  isAway: () => boolean;
  /** A call was answered by the server, or was not. */
  noteLine: (isThere: boolean) => void;
  /** What the server answered last is kept, where it is of use. */
  keep: (endpoint: Endpoint, sent: SentParts, data: unknown) => void;
  /** What is kept in its place; undefined where nothing is. */
  answer: (endpoint: Endpoint, sent: SentParts) => Promise<unknown>;
};

let current: StandIn | null = null;

export function setStandIn(standIn: StandIn | null): void {
  current = standIn;
}

export function theStandIn(): StandIn | null {
  return current;
}

/** A line that is so slow is as good as none, where what is asked for is kept. */
const patienceMilliseconds = 5000;

type Asking = {
  endpoint: Endpoint;
  sent: SentParts;
  /** Of who asks: a question that they take back says nothing of the line. */
  signal?: AbortSignal | undefined;
};

/**
 * The server's answer, or what is kept in its place where there is no line or a slow one. `ask` is given when to give up.
 * Fails as the server's call does where nothing is kept.
 */
export async function answerOrKept(
  standIn: StandIn,
  { endpoint, sent, signal }: Asking,
  ask: (signal: AbortSignal | undefined) => Promise<unknown>,
): Promise<unknown> {
  if (standIn.isAway()) {
    const kept = await standIn.answer(endpoint, sent);
    if (kept !== undefined) return kept;
  }
  const patience = AbortSignal.timeout(patienceMilliseconds);
  try {
    const data = await ask(patience);
    standIn.keep(endpoint, sent, data);
    return data;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    const isLate = patience.aborted && error instanceof DOMException;
    if (!isLate && !isUnanswered(error)) throw error;
    standIn.noteLine(false);
    const kept = await standIn.answer(endpoint, sent);
    if (kept !== undefined) return kept;
    // Nothing is kept of it: it takes as long as it needs.
    return isLate ? ask(undefined) : Promise.reject(error);
  }
}

/** What stands before the server answers in its place while it is started anew, or where a network asks for a sign-in first. */
const answersOfOthers = new Set([0, 502, 503, 504]);

/** Whether a failure says that the server itself has not answered. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false;
  return answersOfOthers.has(error.status) || ('code' in error && error.code === 'UNREADABLE');
}
