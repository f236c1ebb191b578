import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const userReportRoutes: RouteObject[] = [
  {
    path: screens.userReport,
    lazy: async () => ({ Component: (await import('./UserReportPage.tsx')).UserReportPage }),
  },
];
