import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addToBsMonth, type BsMonth, bsMonthOfDay, isBsMonth, lastDayOfBsMonth } from '@bahi/domain/calendar/bs-month';
import { mostPrepaidMonths } from '@bahi/domain/numbers/prepaid';
import { useCalendar } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';

/** How long ago an expense may have begun that is offered. */
const monthsBefore = 24;
const monthsAfter = 24;

type Asked = { chosen: unknown; from: unknown };

/** BS months to choose from: around today, or from a month on; what is chosen is always among them. */
export function useMonthOptions(): (asked: Asked) => Choice[] {
  const calendar = useCalendar();
  const { todayAD } = useSession();
  const monthName = useMonthName();
  return ({ chosen, from }) => {
    const today = parseAdDate(todayAD, calendar);
    if (isDateProblem(today)) return [];
    const offered = monthsOf(from) ?? around(bsMonthOfDay(today, calendar));
    const known = offered.filter((month) => lastDayOfBsMonth(month, calendar) !== null);
    const all = typeof chosen === 'string' && isBsMonth(chosen) ? [...known, chosen] : known;
    return [...new Set(all)].toSorted().map((month) => ({ value: month, label: monthName(month) }));
  };
}

function monthsOf(from: unknown): BsMonth[] | null {
  if (typeof from !== 'string' || !isBsMonth(from)) return null;
  return Array.from({ length: mostPrepaidMonths }, (_, count) => addToBsMonth(from, count));
}

function around(month: BsMonth): BsMonth[] {
  return Array.from({ length: monthsBefore + monthsAfter + 1 }, (_, count) =>
    addToBsMonth(month, count - monthsBefore),
  );
}
