import type { RouteObject } from 'react-router';

export const emailSetupRoutes: RouteObject[] = [
  {
    path: '/master/email',
    lazy: async () => ({ Component: (await import('./EmailSetupPage.tsx')).EmailSetupPage }),
  },
];
