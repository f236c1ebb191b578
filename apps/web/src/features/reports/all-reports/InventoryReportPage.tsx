import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import {
  inventoryReport,
  inventoryReportContract,
} from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { inventoryReportColumns } from '@bahi/contract/reports/inventory-report/inventory-report-columns.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import type { ReportDrill } from '../report/report-view.ts';
import { useSession } from '../../../platform/session.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** The stock; a row leads to what moved those goods there in the period, or else to the item. */
export function InventoryReportPage() {
  const t = useTexts(inventoryReportColumns);
  const { can } = useSession();
  const navigate = useNavigate();
  const toCard = useLinkDrill(inventoryReport);
  const toItem: ReportDrill = {
    mayOpen: () => can(itemVariantContract.list),
    open: (row) => void navigate(screenAt(screens.itemVariants, { itemId: Number(row['itemId']) })),
  };
  return (
    <ReportPage
      report={inventoryReport}
      generate={inventoryReportContract.generate}
      download={inventoryReportContract.download}
      changes={inventoryReportContract.changes}
      drill={can(stockCardContract.get) ? toCard : toItem}
      hintOf={() => t('hint')}
    />
  );
}
