import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const savedReportRoutes: RouteObject[] = [
  {
    path: screens.savedReports,
    lazy: async () => ({ Component: (await import('./SavedReportListPage.tsx')).SavedReportListPage }),
  },
];
