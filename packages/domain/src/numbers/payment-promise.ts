import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Paisa } from './money.ts';

/** What became of a promise to pay: it stands, it is due today, it was kept or not, or another took its place. */
export const promiseStates = ['OPEN', 'TODAY', 'KEPT', 'BROKEN', 'REPLACED', 'WITHDRAWN'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** The last day that somebody can promise: a year ahead. */
export const longestPromiseDays = 366;

export type PromiseFacts = {
  promisedOn: CalendarDay;
  /** What was promised. */
  promised: Paisa;
  /** What came from the customer after the promise was given, up to the promised day, for what they owed then. */
  received: Paisa;
  /** How it ended before it was kept or broken, and on which day; null while it stands. */
  ended: { how: 'REPLACED' | 'WITHDRAWN'; on: CalendarDay } | null;
};

/**
 * What a promise is on a day. It is kept as soon as all that was promised has come, and broken once its day is over
 * without that; who gave another one before that day neither kept nor broke it. What was noted by mistake never was one.
 */
export function promiseStateOn(
  today: CalendarDay,
  { promisedOn, promised, received, ended }: PromiseFacts,
): PromiseState {
  if (ended?.how === 'WITHDRAWN') return 'WITHDRAWN';
  if (received >= promised) return 'KEPT';
  if (promisedOn < (ended?.on ?? today)) return 'BROKEN';
  if (ended !== null) return 'REPLACED';
  return promisedOn === today ? 'TODAY' : 'OPEN';
}
