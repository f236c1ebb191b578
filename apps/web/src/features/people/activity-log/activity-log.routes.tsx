import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const activityLogRoutes: RouteObject[] = [
  {
    path: screens.activityLog,
    lazy: async () => ({ Component: (await import('./ActivityLogPage.tsx')).ActivityLogPage }),
  },
];
