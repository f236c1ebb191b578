import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { formatLongAdDate, formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import classes from './TodayText.module.css';

/** The fiscal year, and today in BS with AD small beside it. */
export function TodayText() {
  const t = useTexts(frameMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const { fiscalYear } = useSession();
  return (
    <span className={classes.today}>
      <span className={classes.year}>{t('fiscalYear', { year: formatFiscalYear(fiscalYear, language) })}</span>
      <span>{formatLongBsDate(today, language, calendar)}</span>
      <small className={classes.ad}>{formatLongAdDate(today, language)}</small>
    </span>
  );
}
