import { dateMessages } from '@bahi/contract/ui/date.messages';
import { calendarBounds } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCalendar } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { addMonths, type DateMode, monthName, monthOf, type MonthView } from './date-month.ts';
import classes from './DateGrid.module.css';

type Props = {
  view: MonthView;
  mode: DateMode;
  titleId: string;
  focused: CalendarDay;
  onShow: (day: CalendarDay) => void;
  onMode: (mode: DateMode) => void;
};

/** The head of the date grid: month and year, to step or to choose, and which calendar leads. */
export function DateGridHead({ view, mode, titleId, focused, onShow, onMode }: Props) {
  const t = useTexts(dateMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const bounds = calendarBounds(calendar);
  const firstYear = monthOf(bounds.first, mode, calendar).year;
  const lastYear = monthOf(bounds.last, mode, calendar).year;
  const step = (count: number): void => onShow(addMonths(focused, count, mode, calendar));
  const yearText = inDigitsOf(String(view.year), language);
  return (
    <>
      <div className={classes.modes} role="radiogroup" aria-label={t('mode')}>
        {(['bs', 'ad'] as const).map((known) => (
          <button
            key={known}
            type="button"
            role="radio"
            aria-checked={known === mode}
            className={classes.mode}
            onClick={() => onMode(known)}
          >
            {t(known)}
          </button>
        ))}
      </div>
      <div className={classes.head}>
        <ActionIcon aria-label={t('previousMonth')} onClick={() => step(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <h2 id={titleId} aria-live="polite" className={classes.title}>
          {`${monthName(view.month, mode, language)} ${yearText}`}
        </h2>
        <select
          aria-label={t('month')}
          className={classes.select}
          value={view.month}
          onChange={(event) => step(Number(event.currentTarget.value) - view.month)}
        >
          {Array.from({ length: 12 }, (_, position) => (
            <option key={position} value={position + 1}>
              {monthName(position + 1, mode, language)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('year')}
          className={classes.select}
          value={view.year}
          onChange={(event) => step((Number(event.currentTarget.value) - view.year) * 12)}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, position) => (
            <option key={position} value={firstYear + position}>
              {inDigitsOf(String(firstYear + position), language)}
            </option>
          ))}
        </select>
        <ActionIcon aria-label={t('nextMonth')} onClick={() => step(1)}>
          <ChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}
