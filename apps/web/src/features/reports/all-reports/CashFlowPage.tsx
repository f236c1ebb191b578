import { cashFlowColumns } from '@bahi/contract/reports/cash-flow/cash-flow-columns.messages';
import { cashFlow, cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The cash flow statement; a line leads to the lines of the books that it is the sum of. */
export function CashFlowPage() {
  const t = useTexts(cashFlowColumns);
  return (
    <ReportPage
      report={cashFlow}
      generate={cashFlowContract.generate}
      download={cashFlowContract.download}
      changes={cashFlowContract.changes}
      drill={useLinkDrill(cashFlow)}
      hintOf={() => t('hint')}
    />
  );
}
