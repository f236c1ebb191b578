import { purchaseRegisterColumns } from '@bahi/contract/reports/purchase-register/purchase-register-columns.messages';
import {
  purchaseRegister,
  purchaseRegisterContract,
} from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The purchase register of the tax office; a row leads to its bill, cost, expense or debit note. */
export function PurchaseRegisterPage() {
  const t = useTexts(purchaseRegisterColumns);
  return (
    <ReportPage
      report={purchaseRegister}
      generate={purchaseRegisterContract.generate}
      download={purchaseRegisterContract.download}
      changes={purchaseRegisterContract.changes}
      drill={useLinkDrill(purchaseRegister)}
      hintOf={() => t('hint')}
    />
  );
}
