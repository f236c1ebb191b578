import { salesRegisterColumns } from '@bahi/contract/reports/sales-register/sales-register-columns.messages';
import { salesRegister, salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The sales register of the tax office; a row leads to its invoice or credit note. */
export function SalesRegisterPage() {
  const t = useTexts(salesRegisterColumns);
  return (
    <ReportPage
      report={salesRegister}
      generate={salesRegisterContract.generate}
      download={salesRegisterContract.download}
      changes={salesRegisterContract.changes}
      drill={useLinkDrill(salesRegister)}
      hintOf={() => t('hint')}
    />
  );
}
