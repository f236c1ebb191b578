import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';

/** The days of an assignment, AD and BS. */
export function effectiveDays({ calendar }: Pick<Context, 'calendar'>, from: string, till: string | null) {
  const bsOf = (text: string): string => {
    const day = parseAdDate(text, calendar);
    return isDateProblem(day) ? text : bothDates(day, calendar).bs;
  };
  return {
    effectiveDateAD: from,
    effectiveDateBS: bsOf(from),
    effectiveTillDateAD: till,
    effectiveTillDateBS: till === null ? null : bsOf(till),
  };
}
