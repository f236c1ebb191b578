import { ageReceivableColumns } from '@bahi/contract/reports/age-receivable/age-receivable-columns.messages';
import { ageReceivable, ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** What customers owe by its age; a row leads to the customer's statement. */
export function AgeReceivablePage() {
  const t = useTexts(ageReceivableColumns);
  return (
    <ReportPage
      report={ageReceivable}
      generate={ageReceivableContract.generate}
      download={ageReceivableContract.download}
      changes={ageReceivableContract.changes}
      drill={useLinkDrill(ageReceivable)}
      hintOf={() => t('hint')}
    />
  );
}
