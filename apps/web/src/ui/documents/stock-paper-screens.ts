import { screens } from '@bahi/contract/screens';
import type { Access } from '@bahi/contract/access';
import { type RightToReadPapers, rightToReadPaper, type StockPaperKind } from '@bahi/domain/goods/stock-papers';

type Screen = { list: string; needs: { access: Access & RightToReadPapers } };

/** The list in which the papers of each kind open as `?view=`, and who may read it. */
export const stockPaperScreens: Readonly<Record<StockPaperKind, Screen>> = {
  WRITE_OFF: { list: screens.writeOffs, needs: { access: rightToReadPaper('WRITE_OFF') } },
  STOCK_COUNT: { list: screens.stockCounts, needs: { access: rightToReadPaper('STOCK_COUNT') } },
  STOCK_TRANSFER: { list: screens.stockTransfers, needs: { access: rightToReadPaper('STOCK_TRANSFER') } },
};
