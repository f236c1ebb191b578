import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const categoryRoutes: RouteObject[] = [
  {
    path: screens.categories,
    lazy: async () => ({ Component: (await import('./CategoryListPage.tsx')).CategoryListPage }),
  },
];
