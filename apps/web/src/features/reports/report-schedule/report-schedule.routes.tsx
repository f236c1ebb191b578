import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const reportScheduleRoutes: RouteObject[] = [
  {
    path: screens.reportSchedules,
    lazy: async () => ({ Component: (await import('./ReportScheduleListPage.tsx')).ReportScheduleListPage }),
  },
];
