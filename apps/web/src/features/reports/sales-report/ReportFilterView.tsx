import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { OutletField, PartyField, SellableFields } from './FilterFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import classes from './ReportFilterView.module.css';
import { emptyFilter, filterOf, reportFormOf, type ReportFilter } from './sales-report-form.ts';

type Props = { filter: ReportFilter; onGenerate: (filter: ReportFilter) => Promise<void>; onReset: () => void };

/** The filter of the report: the period, and what else it is narrowed to. */
export function ReportFilterView({ filter, onGenerate, onReset }: Props) {
  const t = useTexts(salesReportScreenMessages);
  const columns = useTexts(salesReportColumns);
  const ui = useTexts(uiMessages);
  const todayAd = formatAdDate(useToday());
  const form = useAppForm(reportFormOf(todayAd), filter);
  useEffect(() => form.reset(filter), [form, filter]);
  // What was typed and is no date stands in the field alone: fields that begin anew forget it.
  const [round, setRound] = useState(0);
  const reset = (): void => {
    setRound(round + 1);
    form.reset(emptyFilter);
    onReset();
  };
  return (
    <>
      <PageTitle title={columns('title')} />
      <Surface>
        <form
          onSubmit={submitOf(form, (values) => onGenerate(filterOf((name) => values[name])))}
          noValidate
          aria-label={t('filter')}
        >
          <PeriodFields key={round} form={form} />
          <div className={classes.rest}>
            <FormGrid columns={3}>
              <OutletField control={form.control} />
              <SellableFields form={form} />
              <PartyField control={form.control} />
              <TextField
                control={form.control}
                name="invoiceNumber"
                label={t('invoiceNumber')}
                placeholder={t('everything')}
                maxLength={60}
              />
            </FormGrid>
          </div>
          <div className={classes.actions}>
            <Button variant="default" onClick={reset}>
              {ui('reset')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('generate')}
            </Button>
          </div>
        </form>
      </Surface>
    </>
  );
}
