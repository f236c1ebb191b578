import type { Report } from '@bahi/contract/reports/report/report';
import type { AnyReportTotals } from '@bahi/contract/reports/report/report-columns';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { figureOf } from './report-cells.tsx';
import { useShownColumns } from './report-columns.tsx';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import classes from './ReportTotals.module.css';

type Props = { report: Report; filter: ReportFilterTexts; totals: AnyReportTotals };

/** What all rows of the report come to, above their cards on a phone. */
export function ReportTotals({ report, filter, totals }: Props) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const summed = useShownColumns(report, filter).filter(([, { total }]) => total === true);
  if (summed.length === 0) return null;
  return (
    <dl className={classes.totals} aria-label={t('totals')}>
      {summed.map(([key, column]) => (
        <div key={key} className={classes.total}>
          <dt>{column.title[language]}</dt>
          <dd>{figureOf(column, totals[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
