import type { RouteObject } from 'react-router';

export const businessRoutes: RouteObject[] = [
  {
    path: '/business/detail',
    lazy: async () => ({ Component: (await import('./BusinessDetailPage.tsx')).BusinessDetailPage }),
  },
];
