import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const privilegeRoutes: RouteObject[] = [
  {
    path: screens.privileges,
    lazy: async () => ({ Component: (await import('./PrivilegePage.tsx')).PrivilegePage }),
  },
];
