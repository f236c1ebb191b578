import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const roleRoutes: RouteObject[] = [
  {
    path: screens.roles,
    lazy: async () => ({ Component: (await import('./RoleListPage.tsx')).RoleListPage }),
  },
  {
    path: screens.configureRole,
    lazy: async () => ({ Component: (await import('./RoleConfigurePage.tsx')).RoleConfigurePage }),
  },
];
