import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName, formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { dayOf } from '../../../../ui/dates/date-month.ts';
import type { Period, TrendBar } from './trend-bars.ts';

/** What a place of the chart is called: shortly under it, and in full where it is pointed at or stands in the table. */
export function useBarTexts(period: Period) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const bsOf = (ad: string) => {
    const day = dayOf(ad, calendar);
    return day === null ? null : bsFromDay(day, calendar);
  };
  return {
    short: ({ fromAD, hour }: TrendBar): string => {
      const bs = bsOf(fromAD);
      if (hour !== null) return t('hour', { hour: inDigitsOf(String(hour), language) });
      if (bs === null) return '';
      if (period === 'YEARLY') return inDigitsOf(String(bs.year), language);
      const month = bsMonthName(bs.month, language);
      return period === 'MONTHLY' ? month : `${formatNumber(bs.day, language)} ${month}`;
    },
    full: ({ fromAD, toAD, hour }: TrendBar): string => {
      const [from, to] = [bsOf(fromAD), bsOf(toAD)];
      if (hour !== null) {
        const [start, end] = [hour, hour + 1].map((of) => inDigitsOf(String(of), language));
        return t('hours', { from: start ?? '', to: end ?? '' });
      }
      if (from === null || to === null) return '';
      if (period === 'YEARLY') return t('bsYear', { year: inDigitsOf(String(from.year), language) });
      if (period === 'MONTHLY')
        return `${bsMonthName(from.month, language)} ${inDigitsOf(String(from.year), language)}`;
      const [start, end] = [from, to].map((bs) => inDigitsOf(formatBsDate(bs), language));
      if (period === 'WEEKLY') return `${start} – ${end}`;
      const day = dayOf(fromAD, calendar);
      return day === null ? '' : formatLongBsDate(day, language, calendar);
    },
  };
}
