import { accountLedgerColumns } from '@bahi/contract/reports/account-ledger/account-ledger-columns.messages';
import { dayBook, dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The day book; a line leads to its document. */
export function DayBookPage() {
  const t = useTexts(accountLedgerColumns);
  return (
    <ReportPage
      report={dayBook}
      generate={dayBookContract.generate}
      download={dayBookContract.download}
      changes={dayBookContract.changes}
      drill={useLinkDrill(dayBook)}
      hintOf={() => t('dayBookHint')}
    />
  );
}
