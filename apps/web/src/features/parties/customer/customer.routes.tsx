import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const customerRoutes: RouteObject[] = [
  {
    path: screens.customers,
    lazy: async () => ({ Component: (await import('./CustomerListPage.tsx')).CustomerListPage }),
  },
];
