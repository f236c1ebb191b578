import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useLanguage } from '../../../../platform/language.ts';

/** The BS month that runs: its name, its first day and today, both AD. */
export function useMonth(): { month: string; from: string; today: string } {
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const { month, day } = bsFromDay(today, calendar);
  return {
    month: bsMonthName(month, language),
    from: formatAdDate(addDays(today, 1 - day)),
    today: formatAdDate(today),
  };
}
