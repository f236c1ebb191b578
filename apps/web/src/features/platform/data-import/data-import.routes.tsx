import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const dataImportRoutes: RouteObject[] = [
  {
    path: screens.dataImports,
    lazy: async () => ({ Component: (await import('./ImportListPage.tsx')).ImportListPage }),
  },
  {
    path: screens.dataImport,
    lazy: async () => ({ Component: (await import('./ImportPage.tsx')).ImportPage }),
  },
];
