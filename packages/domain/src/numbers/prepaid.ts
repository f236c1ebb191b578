import { asPaisa, type Paisa, subtractPaisa } from './money.ts';

/** The most BS months over which an expense is spread. */
export const mostPrepaidMonths = 120;

/**
 * What the next month takes of a prepaid expense: an equal part of what is left over the months that are left, less than a
 * paisa dropped, so that the last month takes all the rest. Throws RangeError where no month is left.
 */
export function prepaidPart(left: Paisa, monthsLeft: number): Paisa {
  if (monthsLeft < 1) throw new RangeError('no month is left to take a part');
  return asPaisa(Math.floor(left / monthsLeft));
}

/** What each of the months that are left takes, the next one first. They add up to what is left, to the paisa. */
export function prepaidParts(left: Paisa, monthsLeft: number): Paisa[] {
  const parts: Paisa[] = [];
  let rest = left;
  for (let months = monthsLeft; months > 0; months -= 1) {
    const part = prepaidPart(rest, months);
    parts.push(part);
    rest = subtractPaisa(rest, part);
  }
  return parts;
}
