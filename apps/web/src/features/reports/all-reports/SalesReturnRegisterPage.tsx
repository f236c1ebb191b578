import { salesReturnRegisterColumns } from '@bahi/contract/reports/sales-return-register/sales-return-register-columns.messages';
import {
  salesReturnRegister,
  salesReturnRegisterContract,
} from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The sales return register of the tax office; a row leads to its credit note. */
export function SalesReturnRegisterPage() {
  const t = useTexts(salesReturnRegisterColumns);
  return (
    <ReportPage
      report={salesReturnRegister}
      generate={salesReturnRegisterContract.generate}
      download={salesReturnRegisterContract.download}
      changes={salesReturnRegisterContract.changes}
      drill={useLinkDrill(salesReturnRegister)}
      hintOf={() => t('hint')}
    />
  );
}
