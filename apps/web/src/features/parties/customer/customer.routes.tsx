import type { RouteObject } from 'react-router';

export const customerRoutes: RouteObject[] = [
  {
    path: '/business/customer-setup',
    lazy: async () => ({ Component: (await import('./CustomerListPage.tsx')).CustomerListPage }),
  },
];
