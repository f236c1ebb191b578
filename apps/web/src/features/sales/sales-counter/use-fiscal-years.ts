import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { useCalendar } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Counter } from './counter-types.ts';

type Last = { fiscalYear: string; sequence: number; number: string };

/** The fiscal years in which a counter may have printed: those of which something came, and the present one of one that has a device. */
export function useFiscalYears(): (counter: Counter) => Last[] {
  const calendar = useCalendar();
  const { todayAD } = useSession();
  return ({ series, state }) => {
    const today = parseAdDate(todayAD, calendar);
    const present = isDateProblem(today) ? null : fiscalYearOf(today, calendar).label;
    const known = series.map(({ fiscalYear, sequence, number }) => ({ fiscalYear, sequence, number }));
    const isMissing = present !== null && state !== 'NEW' && !known.some(({ fiscalYear }) => fiscalYear === present);
    return isMissing ? [{ fiscalYear: present, sequence: 0, number: '' }, ...known] : known;
  };
}
