import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { type AdRange, DateRangePresets } from '../../../ui/dates/DateRangePresets.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import classes from './PeriodFields.module.css';
import type { ReportValues } from './report-form.ts';

/** From when to when: by a usual period with one click, or by the two days. */
export function PeriodFields({ form }: { form: AppForm<ReportValues> }) {
  const t = useTexts(reportScreenMessages);
  const { control } = form;
  const [from, to] = useWatch({ control, name: ['fromDate', 'toDate'] });
  const choose = (range: AdRange): void => {
    const isChosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    form.setValue('fromDate', range.from, isChosen);
    form.setValue('toDate', range.to, isChosen);
  };
  return (
    <div className={classes.period} data-period>
      <DateRangePresets value={{ from: String(from ?? ''), to: String(to ?? '') }} onChange={choose} withoutDays />
      <FormGrid columns={3}>
        <DateField
          control={control}
          name="fromDate"
          label={t('startDate')}
          required
          onChanged={() => {
            // Whether the end is after the start depends on both.
            if (form.getFieldState('toDate').isTouched) void form.trigger('toDate');
          }}
        />
        <DateField control={control} name="toDate" label={t('endDate')} required />
      </FormGrid>
    </div>
  );
}

/** At the end of which day. */
export function DayField({ form, max }: { form: AppForm<ReportValues>; max: string }) {
  const t = useTexts(reportColumns);
  return (
    <div data-period>
      <FormGrid columns={3}>
        <DateField control={form.control} name="asAt" label={t('asAt')} max={max} required />
      </FormGrid>
    </div>
  );
}
