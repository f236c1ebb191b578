import type { RouteObject } from 'react-router';

export const salesReportRoutes: RouteObject[] = [
  {
    path: '/business/sales-report',
    lazy: async () => ({ Component: (await import('./SalesReportPage.tsx')).SalesReportPage }),
  },
];
