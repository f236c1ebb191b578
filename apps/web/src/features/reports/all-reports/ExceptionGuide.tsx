import { exceptionChecks, exceptionCodes } from '@bahi/contract/reports/exceptional-report/exception-checks';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { exceptionalReportColumns } from '@bahi/contract/reports/exceptional-report/exceptional-report-columns.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import classes from './ExceptionGuide.module.css';

/** Every check with its weight, why it matters and what to do: closed until somebody wants to know. */
export function ExceptionGuide() {
  const t = useTexts(exceptionalReportColumns);
  const language = useLanguage();
  const { can } = useSession();
  if (!can(exceptionalReportContract.generate)) return null;
  return (
    <details className={classes.guide}>
      <summary>{t('guide')}</summary>
      <dl className={classes.checks}>
        {exceptionCodes.map((code) => {
          const { name, severity, why, toDo } = exceptionChecks[code];
          return (
            <div key={code} className={classes.check}>
              <dt>{name[language]}</dt>
              <dd className={classes.weight}>{t(severity)}</dd>
              <dd>{why[language]}</dd>
              <dd>{toDo[language]}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
