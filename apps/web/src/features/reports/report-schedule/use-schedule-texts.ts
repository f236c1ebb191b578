import { lastDayOfMonth } from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { ScheduleRow } from './schedule-form.ts';

type Rhythm = Pick<ScheduleRow, 'frequency' | 'weekday' | 'monthDay' | 'hour'>;

/** On which days and from which hour a report goes, in words. */
export function useRhythm(): (rhythm: Rhythm) => string {
  const t = useTexts(reportScheduleScreenMessages);
  return ({ frequency, weekday, monthDay, hour }) => {
    if (frequency === 'WEEKLY' && weekday !== null) return t('weekly', { weekday: t(weekday), hour });
    if (frequency !== 'MONTHLY' || monthDay === null) return t('daily', { hour });
    return monthDay === lastDayOfMonth ? t('monthlyLast', { hour }) : t('monthly', { day: monthDay, hour });
  };
}

/** In which language a report is sent. */
export function useLanguageName(): (language: 'ne' | 'en') => string {
  const goods = useTexts(goodsLinesScreenMessages);
  return (language) => goods(language === 'ne' ? 'nepali' : 'english');
}
