import type { CalendarDay } from './calendar-day.ts';
import { addPaisa, type Paisa, sumPaisa } from '../numbers/money.ts';

/** What a day changed in an advance: what came in is above zero, what was used below. */
export type AdvanceChange = { readonly day: CalendarDay; readonly change: Paisa };

/**
 * What of an advance may be used on a day: what is in it on that day, but not more than is left on any later one, for
 * what was used later had come in before. Negative where more was used than had come in. Changes may stand in any order.
 */
export function freeAdvance(changes: readonly AdvanceChange[], day: CalendarDay): Paisa {
  const inOrder = changes.toSorted((one, other) => one.day - other.day || other.change - one.change);
  let held = sumPaisa(inOrder.filter((one) => one.day <= day).map((one) => one.change));
  let free = held;
  // Of one day what came in stands first: the day counts as it ends.
  for (const { change } of inOrder.filter((one) => one.day > day)) {
    held = addPaisa(held, change);
    if (held < free) free = held;
  }
  return free;
}
