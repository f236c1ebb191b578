import { expenseReport, expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** What was spent; a row leads to its expense. */
export function ExpenseReportPage() {
  return (
    <ReportPage
      report={expenseReport}
      generate={expenseReportContract.generate}
      download={expenseReportContract.download}
      changes={expenseReportContract.changes}
      drill={useLinkDrill(expenseReport)}
    />
  );
}
