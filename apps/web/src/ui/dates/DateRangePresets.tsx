import { dateMessages } from '@bahi/contract/ui/date.messages';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { type DateRangePreset, dateRangeOf, dateRangePresets } from '@bahi/domain/calendar/date-range';
import { lazy, Suspense, useId, useState } from 'react';
import { useCalendar, useToday } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import classes from './DateRangePresets.module.css';

/** Loaded when it is asked for: lists with a date filter begin without the calendar. */
const CustomDays = lazy(async () => ({ default: (await import('./CustomDays.tsx')).CustomDays }));

/** Two days, AD `YYYY-MM-DD`, both within; empty while not chosen. */
export type AdRange = { from: string; to: string };
type Props = {
  value: AdRange;
  onChange: (range: AdRange) => void;
  /** The last day that may be chosen, AD. */
  max?: string | undefined;
  /** The two days stand as fields of their own beside the periods. */
  withoutDays?: boolean;
};

/** The days of a preset, as they are sent. */
export function useAdRangeOf(): (preset: Exclude<DateRangePreset, 'custom'>) => AdRange {
  const today = useToday();
  const calendar = useCalendar();
  return (preset) => {
    const { from, to } = dateRangeOf(preset, today, calendar);
    return { from: formatAdDate(from), to: formatAdDate(to) };
  };
}

/** The preset whose days a range has; `custom` for any other. */
export function usePresetOf(): (range: AdRange) => DateRangePreset {
  const rangeOf = useAdRangeOf();
  return ({ from, to }) => {
    const known = dateRangePresets.find((preset) => {
      if (preset === 'custom') return false;
      const range = rangeOf(preset);
      return range.from === from && range.to === to;
    });
    return known ?? 'custom';
  };
}

/** What a preset is called; the BS months by their names. */
export function usePresetName(): (preset: DateRangePreset) => string {
  const t = useTexts(dateMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const { month } = bsFromDay(useToday(), calendar);
  return (preset) => {
    const named = preset === 'lastBsMonth' ? ((month + 10) % 12) + 1 : month;
    return t(preset === 'custom' ? 'customRange' : preset, { month: bsMonthName(named, language) });
  };
}

/** Periods to choose by one click, in AD and in BS; Custom Range asks for the two days. */
export function DateRangePresets({ value, onChange, max, withoutDays = false }: Props) {
  const t = useTexts(dateMessages);
  const rangeOf = useAdRangeOf();
  const presetOf = usePresetOf();
  const nameOf = usePresetName();
  const group = useId();
  const [isCustom, setCustom] = useState(false);
  const isChosen = value.from !== '' || value.to !== '';
  const current = isCustom ? 'custom' : isChosen ? presetOf(value) : null;
  const choose = (preset: DateRangePreset): void => {
    setCustom(preset === 'custom');
    if (preset !== 'custom') onChange(rangeOf(preset));
  };
  return (
    <div className={classes.presets}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('presets')}</legend>
        {dateRangePresets.map((preset) => (
          <label key={preset} className={classes.preset}>
            <input
              type="radio"
              name={group}
              className={classes.radio}
              checked={preset === current}
              onChange={() => choose(preset)}
            />
            {nameOf(preset)}
          </label>
        ))}
      </fieldset>
      {current === 'custom' && !withoutDays ? (
        <div className={classes.days}>
          <Suspense>
            <CustomDays value={value} onChange={onChange} max={max} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
