import { accountLedgerColumns } from '@bahi/contract/reports/account-ledger/account-ledger-columns.messages';
import { accountLedger, accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The ledger of an account, which is the cash book and the bank book as well; a line leads to its document. */
export function AccountLedgerPage() {
  const t = useTexts(accountLedgerColumns);
  return (
    <ReportPage
      report={accountLedger}
      generate={accountLedgerContract.generate}
      download={accountLedgerContract.download}
      changes={accountLedgerContract.changes}
      drill={useLinkDrill(accountLedger)}
      hintOf={() => t('hint')}
    />
  );
}
