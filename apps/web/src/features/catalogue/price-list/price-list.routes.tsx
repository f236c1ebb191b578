import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const priceListRoutes: RouteObject[] = [
  {
    path: screens.priceLists,
    lazy: async () => ({ Component: (await import('./PriceListListPage.tsx')).PriceListListPage }),
  },
  {
    path: screens.priceListPrices,
    lazy: async () => ({ Component: (await import('./PricesOfListPage.tsx')).PricesOfListPage }),
  },
];
