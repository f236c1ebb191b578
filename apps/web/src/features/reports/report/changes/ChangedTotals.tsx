import type { Report } from '@bahi/contract/reports/report/report';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import type { AnyChangesAnswer } from '@bahi/contract/reports/report/second-clock';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { ChangedFigure } from './change-columns.tsx';
import { useShownColumns } from '../report-columns.tsx';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import classes from '../ReportTotals.module.css';

type Props = { report: Report; filter: ReportFilterTexts; totals: AnyChangesAnswer['totals'] };

/** By how much each sum has changed, above the cards of a phone. */
export function ChangedTotals({ report, filter, totals: { before, changes, after } }: Props) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const summed = useShownColumns(report, filter).filter(([, { total, kind }]) => total === true && kind !== 'percent');
  if (summed.length === 0) return null;
  return (
    <dl className={classes.totals} aria-label={t('totals')}>
      {summed.map(([key, column]) => (
        <div key={key} className={classes.total}>
          <dt>{column.title[language]}</dt>
          <dd>
            <ChangedFigure column={column} then={before[key]} difference={changes[key]} now={after[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
