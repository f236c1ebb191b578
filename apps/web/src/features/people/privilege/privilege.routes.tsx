import type { RouteObject } from 'react-router';

export const privilegeRoutes: RouteObject[] = [
  {
    path: '/security/privilege',
    lazy: async () => ({ Component: (await import('./PrivilegePage.tsx')).PrivilegePage }),
  },
];
