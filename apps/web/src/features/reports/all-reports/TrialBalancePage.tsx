import { trialBalanceColumns } from '@bahi/contract/reports/trial-balance/trial-balance-columns.messages';
import { trialBalance, trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The trial balance; a row leads to the ledger of its account. */
export function TrialBalancePage() {
  const t = useTexts(trialBalanceColumns);
  return (
    <ReportPage
      report={trialBalance}
      generate={trialBalanceContract.generate}
      download={trialBalanceContract.download}
      changes={trialBalanceContract.changes}
      drill={useLinkDrill(trialBalance)}
      hintOf={() => t('hint')}
    />
  );
}
