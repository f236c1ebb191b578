import type { RouteObject } from 'react-router';

export const attributeRoutes: RouteObject[] = [
  {
    path: '/master/setup/attribute-setup',
    lazy: async () => ({ Component: (await import('./AttributePage.tsx')).AttributePage }),
  },
];
