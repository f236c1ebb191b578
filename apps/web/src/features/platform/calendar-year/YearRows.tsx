import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { bsMonthNames } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import classes from './Calendar.module.css';
import { type CalendarValues, daysTyped, yearValues } from './calendar-form.ts';

/** The years of the form, each with the lengths of its months. */
export function YearRows({ form }: { form: AppForm<CalendarValues> }) {
  const t = useTexts(calendarYearScreenMessages);
  const calendar = useCalendar();
  const language = useLanguage();
  const { control } = form;
  const rows = useFieldArray<CalendarValues, 'years', 'key', CalendarValues>({
    control,
    name: 'years',
    keyName: 'key',
  });
  const next = (): void => {
    const last = Number(toLatin(String(form.getValues('years').at(-1)?.year ?? calendar.lastOfficialYear)));
    rows.append(yearValues(last + 1, { calendar, language }));
  };
  return (
    <div className={classes.years}>
      {rows.fields.map((row, position) => (
        <YearRow
          key={row.key}
          form={form}
          position={position}
          onRemove={rows.fields.length > 1 ? () => rows.remove(position) : undefined}
        />
      ))}
      <div>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={next}>
          {t('addYear')}
        </Button>
      </div>
    </div>
  );
}

type RowProps = { form: AppForm<CalendarValues>; position: number; onRemove: (() => void) | undefined };

function YearRow({ form, position, onRemove }: RowProps) {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const year = inDigitsOf(toLatin(String(form.watch(`years.${position}.year`))), language);
  const days = daysTyped(form.watch(`years.${position}.months`));
  return (
    <fieldset className={classes.year}>
      <legend className={classes.legend}>{t('yearTitle', { year })}</legend>
      <div className={classes.yearHead}>
        <TextField
          control={control}
          name={`years.${position}.year`}
          label={t('year')}
          inputMode="numeric"
          maxLength={4}
          required
        />
        <output className={classes.sum} data-wrong={days !== 365 && days !== 366 ? true : undefined}>
          {days === null ? null : t('sum', { days })}
        </output>
        {onRemove === undefined ? null : (
          <DangerIcon aria-label={t('removeYear', { year })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </DangerIcon>
        )}
      </div>
      <div className={classes.lengths}>
        {bsMonthNames[language].map((name, month) => (
          <TextField
            key={name}
            control={control}
            name={`years.${position}.months.${month}`}
            label={name}
            inputMode="numeric"
            maxLength={2}
          />
        ))}
      </div>
    </fieldset>
  );
}
