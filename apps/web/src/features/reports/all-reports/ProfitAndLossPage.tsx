import { profitAndLossColumns } from '@bahi/contract/reports/profit-and-loss/profit-and-loss-columns.messages';
import { profitAndLoss, profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** Profit and loss; a line leads to the lines of the books that it is the sum of. */
export function ProfitAndLossPage() {
  const t = useTexts(profitAndLossColumns);
  return (
    <ReportPage
      report={profitAndLoss}
      generate={profitAndLossContract.generate}
      download={profitAndLossContract.download}
      changes={profitAndLossContract.changes}
      drill={useLinkDrill(profitAndLoss)}
      hintOf={() => t('hint')}
    />
  );
}
