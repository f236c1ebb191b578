import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const outletRoutes: RouteObject[] = [
  {
    path: screens.outlets,
    lazy: async () => ({ Component: (await import('./OutletListPage.tsx')).OutletListPage }),
  },
];
