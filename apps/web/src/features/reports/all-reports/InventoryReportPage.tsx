import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import {
  inventoryReport,
  inventoryReportContract,
} from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { inventoryReportColumns } from '@bahi/contract/reports/inventory-report/inventory-report-columns.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The stock; a row leads to its item with all its variants and outlets. */
export function InventoryReportPage() {
  const t = useTexts(inventoryReportColumns);
  return (
    <ReportPage
      report={inventoryReport}
      generate={inventoryReportContract.generate}
      download={inventoryReportContract.download}
      drill={useLinkDrill(itemVariantContract.list, (row) =>
        screenAt(screens.itemVariants, { itemId: Number(row['itemId']) }),
      )}
      hintOf={() => t('hint')}
    />
  );
}
