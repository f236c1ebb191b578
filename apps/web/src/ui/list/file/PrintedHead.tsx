import { formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { useCalendar, useToday } from '../../../platform/calendar.ts';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import classes from './PrintedHead.module.css';

/** Whose list it is and of which day: on paper alone, where the frame of the screen is not. */
export function PrintedHead() {
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const { business } = useSession();
  return (
    <p className={classes.head}>
      <strong>{business === null ? null : nameIn(language, business.companyName, business.companyNameNp)}</strong>
      <span>{formatLongBsDate(today, language, calendar)}</span>
    </p>
  );
}
