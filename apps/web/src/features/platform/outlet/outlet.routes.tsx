import type { RouteObject } from 'react-router';

export const outletRoutes: RouteObject[] = [
  {
    path: '/business/outlet-setup',
    lazy: async () => ({ Component: (await import('./OutletListPage.tsx')).OutletListPage }),
  },
];
