import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const salesReportRoutes: RouteObject[] = [
  {
    path: screens.salesReport,
    lazy: async () => ({ Component: (await import('./SalesReportPage.tsx')).SalesReportPage }),
  },
];
