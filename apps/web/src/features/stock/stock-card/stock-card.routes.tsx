import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const stockCardRoutes: RouteObject[] = [
  {
    path: screens.stockCard,
    lazy: async () => ({ Component: (await import('./StockCardPage.tsx')).StockCardPage }),
  },
];
