import {
  lastDayOfMonth,
  scheduleFileTypes,
  scheduleFrequencies,
  weekdays,
} from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import type { ScheduleFormValues } from './schedule-form.ts';
import { useLanguageName } from './use-schedule-texts.ts';

/** When a report goes, to whom and as what. */
export function ScheduleFields({ form: { control } }: { form: AppForm<ScheduleFormValues> }) {
  const t = useTexts(reportScheduleScreenMessages);
  const languageName = useLanguageName();
  const frequency = useWatch({ control, name: 'frequency' });
  return (
    <FormGrid>
      <WholeRow>
        <TextareaField
          control={control}
          name="recipients"
          label={t('recipients')}
          description={t('recipientsHint')}
          rows={2}
          required
        />
      </WholeRow>
      <SelectField
        control={control}
        name="frequency"
        label={t('frequency')}
        options={scheduleFrequencies.map((value) => ({ value, label: t(value) }))}
        required
      />
      {frequency === 'WEEKLY' ? (
        <SelectField
          control={control}
          name="weekday"
          label={t('weekday')}
          options={weekdays.map((value) => ({ value, label: t(value) }))}
          required
        />
      ) : null}
      {frequency === 'MONTHLY' ? <MonthDayField control={control} /> : null}
      <TextField
        control={control}
        name="hour"
        label={t('hour')}
        description={t('hourHint')}
        inputMode="numeric"
        required
      />
      <RadioField
        control={control}
        name="fileType"
        label={t('fileType')}
        options={scheduleFileTypes.map((value) => ({ value, label: t(value) }))}
        isRow
      />
      <RadioField
        control={control}
        name="language"
        label={t('language')}
        options={(['ne', 'en'] as const).map((value) => ({ value, label: languageName(value) }))}
        isRow
      />
      <WholeRow>
        <CheckboxField
          control={control}
          name="onlyWithRows"
          label={t('onlyWithRows')}
          description={t('onlyWithRowsHint')}
        />
      </WholeRow>
    </FormGrid>
  );
}

function MonthDayField({ control }: { control: AppForm<ScheduleFormValues>['control'] }) {
  const t = useTexts(reportScheduleScreenMessages);
  const language = useLanguage();
  const days = Array.from({ length: lastDayOfMonth }, (_, position) => position + 1);
  return (
    <SelectField
      control={control}
      name="monthDay"
      label={t('monthDay')}
      description={t('monthDayHint')}
      options={days.map((value) => ({
        value,
        label: value === lastDayOfMonth ? t('lastDay') : inDigitsOf(String(value), language),
      }))}
      required
    />
  );
}
