import { salesReport, salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useInvoiceDrill } from '../report/use-invoice-drill.tsx';

/** The sales report; a row leads to its invoice or credit note. */
export function SalesReportPage() {
  const t = useTexts(salesReportScreenMessages);
  return (
    <ReportPage
      report={salesReport}
      generate={salesReportContract.generate}
      download={salesReportContract.download}
      changes={salesReportContract.changes}
      drill={useInvoiceDrill(salesReport)}
      hintOf={({ inventoryType }) => (inventoryType ? t('narrowedHint') : null)}
    />
  );
}
