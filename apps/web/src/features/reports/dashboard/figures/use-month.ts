import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useLanguage } from '../../../../platform/language.ts';

/** The BS month that runs: its name, its first day, today and its last day, all AD. */
export function useMonth(): { month: string; from: string; today: string; to: string } {
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const { month, day } = bsFromDay(today, calendar);
  return {
    month: bsMonthName(month, language),
    from: formatAdDate(addDays(today, 1 - day)),
    today: formatAdDate(today),
    to: formatAdDate(bsMonthOf(today, calendar).to),
  };
}
