import { itemWiseSales, itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { itemWiseSalesColumns } from '@bahi/contract/reports/item-wise-sales/item-wise-sales-columns.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** What was sold; a row leads to the invoices that it stands on. */
export function ItemWiseSalesPage() {
  const t = useTexts(itemWiseSalesColumns);
  return (
    <ReportPage
      report={itemWiseSales}
      generate={itemWiseSalesContract.generate}
      download={itemWiseSalesContract.download}
      changes={itemWiseSalesContract.changes}
      drill={useLinkDrill(itemWiseSales)}
      hintOf={() => t('hint')}
    />
  );
}
