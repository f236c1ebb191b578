import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const stockTransferRoutes: RouteObject[] = [
  {
    path: screens.stockTransfers,
    lazy: async () => ({ Component: (await import('./StockTransferListPage.tsx')).StockTransferListPage }),
  },
  {
    path: screens.newStockTransfer,
    lazy: async () => ({ Component: (await import('./StockTransferFormPage.tsx')).StockTransferFormPage }),
  },
  {
    path: screens.editStockTransfer,
    lazy: async () => ({ Component: (await import('./StockTransferFormPage.tsx')).StockTransferFormPage }),
  },
  {
    path: screens.receiveStockTransfer,
    lazy: async () => ({ Component: (await import('./ReceiveTransferPage.tsx')).ReceiveTransferPage }),
  },
];
