import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const assetRoutes: RouteObject[] = [
  {
    path: screens.assets,
    lazy: async () => ({ Component: (await import('./AssetListPage.tsx')).AssetListPage }),
  },
  {
    path: screens.depreciation,
    lazy: async () => ({ Component: (await import('./depreciation/DepreciationPage.tsx')).DepreciationPage }),
  },
];
