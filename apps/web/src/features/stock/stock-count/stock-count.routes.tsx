import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const stockCountRoutes: RouteObject[] = [
  {
    path: screens.stockCounts,
    lazy: async () => ({ Component: (await import('./StockCountListPage.tsx')).StockCountListPage }),
  },
  {
    path: screens.countSheet,
    lazy: async () => ({ Component: (await import('./CountSheetPage.tsx')).CountSheetPage }),
  },
];
