import type { RouteObject } from 'react-router';

export const unitGroupRoutes: RouteObject[] = [
  {
    path: '/master/unit/group',
    lazy: async () => ({ Component: (await import('./UnitGroupPage.tsx')).UnitGroupPage }),
  },
  {
    path: '/master/unit/conversion/:id',
    lazy: async () => ({ Component: (await import('./UnitConversionPage.tsx')).UnitConversionPage }),
  },
];
