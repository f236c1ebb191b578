import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { calendarBounds } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { Popover, TextInput, type TextInputProps } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useCalendar, useToday } from '../../platform/calendar.ts';
import { textOf, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import classes from './BsDatePicker.module.css';
import { type DateBounds, type DateMode, dateText, dayOf, readDate } from './date-month.ts';
import { refusedText } from './refused-day.ts';
import { DateGrid } from './DateGrid.tsx';
import { isSaveKey } from '../form/use-save-shortcut.ts';

export type BsDatePickerProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'min' | 'max' | 'type'> & {
  /** AD `YYYY-MM-DD`, or empty. */
  value: unknown;
  onChange: (ad: string) => void;
  /** Told of a text that is no day, or none that may be chosen; without it the value is empty while the text stays. */
  onRefused?: ((text: string) => void) | undefined;
  onBlur?: () => void;
  /** The first and the last day that may be chosen, AD `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** What is said of a day before the first or after the last, where more is known than that it cannot be chosen. */
  beforeText?: string | undefined;
  afterText?: string | undefined;
  /** A day of any year is meant, such as of birth: then none is taken for one of the other calendar. */
  anyYear?: boolean | undefined;
};

/**
 * A day, typed (`२०८३/७/१`, `83-7-1`, `2026-11-20`) or chosen from a grid, in BS or AD; its value is AD. What
 * is typed and may not be chosen is never taken as a day, and the message says why. Arrow down opens the grid.
 */
export function BsDatePicker(props: BsDatePickerProps) {
  const { value, onChange, onRefused, onBlur, min, max, beforeText, afterText, ...others } = props;
  const { disabled = false, anyYear = false, error, ...rest } = others;
  const t = useTexts(dateMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const [mode, setMode] = useState<DateMode>('bs');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const day = dayOf(value, calendar);
  const today = useToday();
  const bounds = boundsOf(min, max, calendar);
  const take = (next: CalendarDay | null): void => {
    setTyped(null);
    setProblem(null);
    const ad = next === null ? '' : formatAdDate(next);
    if (ad !== (value ?? '')) onChange(ad);
  };
  const read = (): void => {
    if (typed === null) return;
    if (typed.trim() === '') return take(null);
    const reading = readDate(typed, mode, anyYear ? bounds : { ...bounds, today }, calendar);
    if ('day' in reading) return take(reading.day);
    if (onRefused === undefined) onChange('');
    else onRefused(typed);
    // What the form does not keep is kept here, to be mended.
    if (onRefused !== undefined) setTyped(null);
    const known = 'outside' in reading ? { before: beforeText, after: afterText }[reading.outside] : undefined;
    setProblem(known ?? reading.problem);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || isSaveKey(event.nativeEvent)) read();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    read();
    setOpened(true);
  };
  const otherMode = mode === 'bs' ? 'ad' : 'bs';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      onClose={() => onBlur?.()}
      position="bottom-start"
      withRoles={false}
      trapFocus
      returnFocus
      disabled={disabled}
    >
      <Popover.Target>
        <TextInput
          placeholder={t(mode === 'bs' ? 'placeholderBs' : 'placeholderAd')}
          {...rest}
          disabled={disabled}
          value={typed ?? (day === null ? refusedText(value) : dateText(day, mode, language, calendar))}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            read();
            if (!opened && !staysWithin(event)) onBlur?.();
          }}
          error={problem === null ? error : textOf(problem, {}, language)}
          inputMode="text"
          autoComplete="off"
          rightSectionWidth={day === null || typed !== null ? 40 : 116}
          // The other day lies over the field: a click on it is one into the field.
          rightSectionPointerEvents="none"
          rightSection={
            <span className={classes.section}>
              {day === null || typed !== null ? null : (
                <small className={classes.other} title={t(otherMode)}>
                  {dateText(day, otherMode, language, calendar)}
                </small>
              )}
              <button
                type="button"
                className={classes.button}
                aria-label={t('openCalendar')}
                aria-haspopup="dialog"
                aria-expanded={opened}
                disabled={disabled}
                onClick={() => setOpened(true)}
                onBlur={(event) => {
                  if (!opened && !staysWithin(event)) onBlur?.();
                }}
              >
                <CalendarDays size={18} aria-hidden />
              </button>
            </span>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('calendar')} p={8}>
        <DateGrid
          key={mode}
          value={day}
          mode={mode}
          bounds={bounds}
          onMode={setMode}
          onSelect={(chosen) => {
            take(chosen);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Going from the text to the button beside it, or back, does not count as leaving the field. */
function staysWithin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const field = currentTarget.closest('.mantine-Input-wrapper');
  return relatedTarget instanceof Element && field?.contains(relatedTarget) === true;
}

function boundsOf(
  min: string | undefined,
  max: string | undefined,
  calendar: ReturnType<typeof useCalendar>,
): DateBounds {
  const { first, last } = calendarBounds(calendar);
  return { min: dayOf(min, calendar) ?? first, max: dayOf(max, calendar) ?? last };
}
