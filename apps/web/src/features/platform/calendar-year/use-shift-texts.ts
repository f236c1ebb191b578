import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { newYear } from '@bahi/domain/calendar/bs-calendar-change';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { CalendarAfter } from './calendar-form.ts';

/** Says which years would begin on another day, and on which. */
export function useShiftTexts(): (change: CalendarAfter) => string[] {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  return ({ after, shifts }) =>
    shifts.map(({ year, days }) => {
      const shown = inDigitsOf(String(year), language);
      if (days === 0) return t('asNow', { year: shown });
      return t(days > 0 ? 'later' : 'earlier', {
        year: shown,
        days: Math.abs(days),
        from: inDigitsOf(formatAdDate(newYear(year, calendar)), language),
        to: inDigitsOf(formatAdDate(newYear(year, after)), language),
      });
    });
}
