import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';

/** A second day follows the day of the document at the distance it had; as it was, where that is not to be told. */
export function followingDay(secondAD: string, wasAD: string, isAD: string): string {
  const [was, second, is] = [wasAD, secondAD, isAD].map((text) => parseAdDate(text));
  const isKnown = was !== undefined && second !== undefined && is !== undefined;
  if (!isKnown || isDateProblem(is)) return secondAD;
  if (isDateProblem(was) || isDateProblem(second)) return secondAD > isAD ? secondAD : isAD;
  return formatAdDate(addDays(is, Math.max(0, daysBetween(was, second))));
}
