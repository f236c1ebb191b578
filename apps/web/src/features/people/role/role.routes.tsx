import type { RouteObject } from 'react-router';

export const roleRoutes: RouteObject[] = [
  {
    path: '/security/role',
    lazy: async () => ({ Component: (await import('./RoleListPage.tsx')).RoleListPage }),
  },
  {
    path: '/security/role/configure/:roleId',
    lazy: async () => ({ Component: (await import('./RoleConfigurePage.tsx')).RoleConfigurePage }),
  },
];
