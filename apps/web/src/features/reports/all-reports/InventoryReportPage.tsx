import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import {
  inventoryReport,
  inventoryReportContract,
} from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { inventoryReportColumns } from '@bahi/contract/reports/inventory-report/inventory-report-columns.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { stockCardPath } from '../../stock/stock-card/stock-card-path.ts';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The stock; a row leads to what moved those goods there in the period, or else to the item. */
export function InventoryReportPage() {
  const t = useTexts(inventoryReportColumns);
  const toItem = useLinkDrill(itemVariantContract.list, (row) =>
    screenAt(screens.itemVariants, { itemId: Number(row['itemId']) }),
  );
  const toCard = useLinkDrill(stockCardContract.get, ({ variantId, outletId }, { fromDate, toDate }) =>
    stockCardPath(Number(variantId), { outletId: Number(outletId), from: fromDate, to: toDate }),
  );
  return (
    <ReportPage
      report={inventoryReport}
      generate={inventoryReportContract.generate}
      download={inventoryReportContract.download}
      changes={inventoryReportContract.changes}
      drill={toCard ?? toItem}
      hintOf={() => t('hint')}
    />
  );
}
