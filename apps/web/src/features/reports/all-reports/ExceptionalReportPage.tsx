import {
  exceptionalReport,
  exceptionalReportContract,
} from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { exceptionalReportColumns } from '@bahi/contract/reports/exceptional-report/exceptional-report-columns.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';
import { ExceptionGuide } from './ExceptionGuide.tsx';

/** What an auditor would ask about; a finding leads to its document, and below stands what is looked for and why. */
export function ExceptionalReportPage() {
  const t = useTexts(exceptionalReportColumns);
  return (
    <>
      <ReportPage
        report={exceptionalReport}
        generate={exceptionalReportContract.generate}
        download={exceptionalReportContract.download}
        drill={useLinkDrill(exceptionalReport)}
        hintOf={() => t('hint')}
      />
      <ExceptionGuide />
    </>
  );
}
