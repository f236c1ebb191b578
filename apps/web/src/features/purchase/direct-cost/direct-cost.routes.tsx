import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const directCostRoutes: RouteObject[] = [
  {
    path: screens.directCosts,
    lazy: async () => ({ Component: (await import('./DirectCostListPage.tsx')).DirectCostListPage }),
  },
  {
    path: screens.purchaseCosts,
    lazy: async () => ({ Component: (await import('./PurchaseCostsPage.tsx')).PurchaseCostsPage }),
  },
];
