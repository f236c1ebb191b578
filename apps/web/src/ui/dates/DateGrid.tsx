import { dateMessages } from '@bahi/contract/ui/date.messages';
import { isProvisional } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate, weekday } from '@bahi/domain/calendar/calendar-day';
import {
  formatLongAdDate,
  formatLongBsDate,
  shortWeekdayNames,
  weekdayNames,
} from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCalendar, useToday } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { addMonths, type DateBounds, type DateMode, dayNumberOf, monthOf, within } from './date-month.ts';
import classes from './DateGrid.module.css';
import { DateGridHead } from './DateGridHead.tsx';

type Props = {
  value: CalendarDay | null;
  mode: DateMode;
  bounds: DateBounds;
  onMode: (mode: DateMode) => void;
  onSelect: (day: CalendarDay) => void;
};

const daysInWeek = 7;

/**
 * A month of days to choose from, as WAI-ARIA's date grid: arrows move by day and week, Home and End within the
 * week, PageUp and PageDown by month, with Shift by year; Enter or Space chooses.
 */
export function DateGrid({ value, mode, bounds, onMode, onSelect }: Props) {
  const t = useTexts(dateMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);
  const [focused, setFocused] = useState(() => within(value ?? today, bounds));
  useEffect(() => {
    if (takesFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [focused]);
  const show = (day: CalendarDay): void => setFocused(within(day, bounds));
  const view = monthOf(focused, mode, calendar);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onSelect(focused);
    }
    const target = targetOf(event, focused, (count) => addMonths(focused, count, mode, calendar));
    if (target === null) return;
    event.preventDefault();
    takesFocus.current = true;
    show(target);
  };
  return (
    <div className={classes.calendar}>
      <DateGridHead view={view} mode={mode} titleId={titleId} focused={focused} onShow={show} onMode={onMode} />
      <table role="grid" aria-labelledby={titleId} ref={table} onKeyDown={press} className={classes.grid}>
        <thead>
          <tr>
            {shortWeekdayNames[language].map((name, position) => (
              <th key={name} scope="col" abbr={weekdayNames[language][position]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(view.first, view.length).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (day < view.first || day >= view.first + view.length) return <td key={day} />;
                const isOutside = day < bounds.min || day > bounds.max;
                const bsText = formatLongBsDate(day, language, calendar);
                return (
                  <td key={day} role="gridcell" aria-selected={day === value}>
                    <button
                      type="button"
                      className={classes.day}
                      tabIndex={day === focused ? 0 : -1}
                      data-autofocus={day === focused || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOutside || undefined}
                      aria-label={`${weekdayNames[language][weekday(day)] ?? ''}, ${bsText} (${formatLongAdDate(day, language)})`}
                      onClick={() => (isOutside ? undefined : onSelect(day))}
                    >
                      {inDigitsOf(String(dayNumberOf(day, mode, calendar)), language)}
                      <small aria-hidden>{dayNumberOf(day, mode === 'bs' ? 'ad' : 'bs', calendar)}</small>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {mode === 'bs' && isProvisional(view.year, calendar) ? (
        <p className={classes.provisional}>{`* ${t('provisional')}`}</p>
      ) : null}
      {today < bounds.min || today > bounds.max ? null : (
        <button type="button" className={classes.today} title={formatAdDate(today)} onClick={() => onSelect(today)}>
          {t('today')}
        </button>
      )}
    </div>
  );
}

function targetOf(
  event: KeyboardEvent,
  day: CalendarDay,
  byMonths: (count: number) => CalendarDay,
): CalendarDay | null {
  switch (event.key) {
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, daysInWeek);
    case 'ArrowUp':
      return addDays(day, -daysInWeek);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, daysInWeek - 1 - weekday(day));
    case 'PageUp':
      return byMonths(event.shiftKey ? -12 : -1);
    case 'PageDown':
      return byMonths(event.shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** The weeks that a month touches, Sunday first; days of the neighbouring months fill them up. */
function weeksOf(first: CalendarDay, length: number): CalendarDay[][] {
  const start = first - weekday(first);
  const count = Math.ceil((first - start + length) / daysInWeek);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, position) => asCalendarDay(start + week * daysInWeek + position)),
  );
}
