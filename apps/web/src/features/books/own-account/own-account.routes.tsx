import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const ownAccountRoutes: RouteObject[] = [
  {
    path: screens.ownAccounts,
    lazy: async () => ({ Component: (await import('./OwnAccountListPage.tsx')).OwnAccountListPage }),
  },
];
