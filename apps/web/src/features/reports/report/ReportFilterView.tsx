import type { Report } from '@bahi/contract/reports/report/report';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { KeptReports } from '../saved-report/KeptReports.tsx';
import { FilterField } from './FilterFields.tsx';
import { DayField, PeriodFields } from './PeriodFields.tsx';
import classes from './ReportFilterView.module.css';
import { filterOf, outletField, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import { reportFormOf, valuesOf } from './report-form.ts';

type Props = {
  report: Report;
  filter: ReportFilterTexts;
  onGenerate: (filter: ReportFilterTexts) => Promise<void>;
  onReset: () => void;
};

/** The filter of a report: its days, and what else it is narrowed to. */
export function ReportFilterView({ report, filter, onGenerate, onReset }: Props) {
  const t = useTexts(reportScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const todayAd = formatAdDate(useToday());
  const values = useMemo(() => valuesOf(report, filter), [report, filter]);
  const form = useAppForm(reportFormOf(report, todayAd), values);
  useEffect(() => form.reset(values), [form, values]);
  // What was typed and is no date stands in the field alone: fields that begin anew forget it.
  const [round, setRound] = useState(0);
  const reset = (): void => {
    setRound(round + 1);
    form.reset(valuesOf(report, {}));
    onReset();
  };
  return (
    <>
      <PageTitle title={report.title[language]} />
      <KeptReports report={report} onOpen={onGenerate} />
      <Surface>
        <form
          onSubmit={submitOf(form, (sent) => onGenerate(filterOf(report, (name) => sent[name])))}
          noValidate
          aria-label={t('filter')}
        >
          {report.time === 'period' ? (
            <PeriodFields key={round} form={form} />
          ) : (
            <DayField key={round} form={form} max={todayAd} />
          )}
          <div className={classes.rest}>
            <FormGrid columns={3}>
              <FilterField form={form} name="outletId" field={outletField} report={report} />
              {Object.entries(report.filter).map(([name, field]) => (
                <FilterField key={name} form={form} name={name} field={field} report={report} />
              ))}
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
