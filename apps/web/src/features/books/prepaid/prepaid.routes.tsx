import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const prepaidRoutes: RouteObject[] = [
  {
    path: screens.prepaidExpenses,
    lazy: async () => ({ Component: (await import('./PrepaidListPage.tsx')).PrepaidListPage }),
  },
];
