import { expiryReport, expiryReportContract } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import { expiryReportColumns } from '@bahi/contract/reports/expiry-report/expiry-report-columns.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** What expires soon or has expired; a row leads to what moved those goods there. */
export function ExpiryReportPage() {
  const t = useTexts(expiryReportColumns);
  return (
    <ReportPage
      report={expiryReport}
      generate={expiryReportContract.generate}
      download={expiryReportContract.download}
      changes={expiryReportContract.changes}
      drill={useLinkDrill(expiryReport)}
      hintOf={() => t('hint')}
    />
  );
}
