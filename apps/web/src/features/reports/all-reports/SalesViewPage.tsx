import { salesViewColumns } from '@bahi/contract/sales/sales-view/sales-view-columns.messages';
import { salesView, salesViewContract } from '@bahi/contract/sales/sales-view/sales-view.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The standard sales view of the tax office; a row leads to its invoice. */
export function SalesViewPage() {
  const t = useTexts(salesViewColumns);
  return (
    <ReportPage
      report={salesView}
      generate={salesViewContract.generate}
      download={salesViewContract.download}
      drill={useLinkDrill(salesView)}
      hintOf={() => t('hint')}
    />
  );
}
