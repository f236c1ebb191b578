import type { RouteObject } from 'react-router';

export const userReportRoutes: RouteObject[] = [
  {
    path: '/security/user-report-list',
    lazy: async () => ({ Component: (await import('./UserReportPage.tsx')).UserReportPage }),
  },
];
