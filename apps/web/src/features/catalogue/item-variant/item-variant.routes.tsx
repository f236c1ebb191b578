import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const itemVariantRoutes: RouteObject[] = [
  {
    path: screens.itemAttributes,
    lazy: async () => ({ Component: (await import('./ItemAttributePage.tsx')).ItemAttributePage }),
  },
  {
    path: screens.itemCombinations,
    lazy: async () => ({ Component: (await import('./CombinationPage.tsx')).CombinationPage }),
  },
  {
    path: screens.itemPrices,
    lazy: async () => ({ Component: (await import('./PricePage.tsx')).PricePage }),
  },
  {
    path: screens.itemVariants,
    lazy: async () => ({ Component: (await import('./VariantListPage.tsx')).VariantListPage }),
  },
];
