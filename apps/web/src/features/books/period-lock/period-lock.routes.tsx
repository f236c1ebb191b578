import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const periodLockRoutes: RouteObject[] = [
  {
    path: screens.periodLocks,
    lazy: async () => ({ Component: (await import('./PeriodLockPage.tsx')).PeriodLockPage }),
  },
];
