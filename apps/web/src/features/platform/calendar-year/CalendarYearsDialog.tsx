import { calendarYearContract, calendarYearForm } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { useEffect } from 'react';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import classes from './Calendar.module.css';
import { calendarValues, changeOf, type YearValues } from './calendar-form.ts';
import { CalendarFile } from './CalendarFile.tsx';
import { useShiftTexts } from './use-shift-texts.ts';
import { YearRows } from './YearRows.tsx';

type Props = { opened: boolean; years: YearValues[]; onClose: () => void };

/** Takes years into force, typed in or from a file, and says beforehand which other years move because of them. */
export function CalendarYearsDialog({ opened, years, onClose }: Props) {
  const t = useTexts(calendarYearScreenMessages);
  const calendar = useCalendar();
  const save = useSend(calendarYearContract.save);
  const form = useAppForm(calendarYearForm, calendarValues(years));
  const { control } = form;
  useEffect(() => {
    if (opened) form.reset(calendarValues(years));
    // Begins anew each time it opens, whatever the table does meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  const change = changeOf({ years: form.watch('years') }, calendar);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('formTitle')}
      size={820}
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.hint}>{t('formHint')}</p>
      <CalendarFile
        onRead={(read) => form.setValue('years', read, { shouldDirty: true, shouldValidate: true })}
        calendar={calendar}
      />
      <YearRows form={form} />
      <div className={classes.rest}>
        <TextField
          control={control}
          name="provenance"
          label={t('provenance')}
          description={t('provenanceHint')}
          maxLength={200}
          required
        />
        <CheckboxField control={control} name="isOfficial" label={t('isOfficial')} description={t('isOfficialHint')} />
        <Shifts texts={useShiftTexts()(change ?? { after: calendar, shifts: [] })} isKnown={change !== null} />
        {(change?.shifts.length ?? 0) > 0 ? (
          <CheckboxField control={control} name="acceptsShift" label={t('acceptsShift')} />
        ) : null}
      </div>
    </FormDialog>
  );
}

/** Spoken as it changes: what becomes of the other years. */
function Shifts({ texts, isKnown }: { texts: readonly string[]; isKnown: boolean }) {
  const t = useTexts(calendarYearScreenMessages);
  return (
    <div role="status" className={classes.shifts} data-moves={texts.length > 0 || undefined}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isKnown && texts.length === 0 ? <p>{t('noShift')}</p> : null}
    </div>
  );
}
