import { balanceSheetColumns } from '@bahi/contract/reports/balance-sheet/balance-sheet-columns.messages';
import { balanceSheet, balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The balance sheet; a line leads to the lines of the books that it is the sum of. */
export function BalanceSheetPage() {
  const t = useTexts(balanceSheetColumns);
  return (
    <ReportPage
      report={balanceSheet}
      generate={balanceSheetContract.generate}
      download={balanceSheetContract.download}
      changes={balanceSheetContract.changes}
      drill={useLinkDrill(balanceSheet)}
      hintOf={() => t('hint')}
    />
  );
}
