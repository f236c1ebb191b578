import type { RouteObject } from 'react-router';

export const categoryRoutes: RouteObject[] = [
  {
    path: '/business/category-setup',
    lazy: async () => ({ Component: (await import('./CategoryListPage.tsx')).CategoryListPage }),
  },
];
