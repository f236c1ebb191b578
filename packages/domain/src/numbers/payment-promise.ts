import type { CalendarDay } from '../calendar/calendar-day.ts';
import { asPaisa, type Paisa } from './money.ts';

/** What became of a promise to pay: it stands, it is due today, it was kept or not, or another took its place. */
export const promiseStates = ['OPEN', 'TODAY', 'KEPT', 'BROKEN', 'REPLACED', 'WITHDRAWN'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** The last day that somebody can promise: a year ahead. */
export const longestPromiseDays = 366;

export type PromiseFacts = {
  promisedOn: CalendarDay;
  /** What was promised. */
  promised: Paisa;
  /** What was taken off the documents that were there when it was given, since then and up to the promised day. */
  received: Paisa;
  /** What is open of those documents now. */
  open: Paisa;
  /** All that was due when it was given. */
  due: Paisa;
  /** What of those documents was cancelled by the promised day. */
  fallen: Paisa;
  /** How it ended before it was kept or broken, and on which day; null while it stands. */
  ended: { how: 'REPLACED' | 'WITHDRAWN'; on: CalendarDay } | null;
};

/**
 * What a promise is on a day. It is kept as soon as all that was promised has come, or once nothing is left of what
 * was owed, and broken when its day is over without that; who gave another one before that day neither kept nor broke it. What was noted by mistake never was one.
 */
export function promiseStateOn(
  today: CalendarDay,
  { promisedOn, promised, received, open, due, fallen, ended }: PromiseFacts,
): PromiseState {
  if (ended?.how === 'WITHDRAWN') return 'WITHDRAWN';
  if (received >= promised) return 'KEPT';
  // Once its day is over, what fell away by then is told from what was paid too late.
  const isNothingLeft = open <= 0 && (today <= promisedOn || received + fallen >= due);
  if (ended === null && isNothingLeft) return 'KEPT';
  if (promisedOn < (ended?.on ?? today)) return 'BROKEN';
  if (ended !== null) return 'REPLACED';
  return promisedOn === today ? 'TODAY' : 'OPEN';
}

/** What is missing of a promise still, and no more than what is open of what was owed when it was given. */
export function missingOf({ promised, received, open }: PromiseFacts): Paisa {
  return asPaisa(Math.max(0, Math.min(promised - received, open)));
}
