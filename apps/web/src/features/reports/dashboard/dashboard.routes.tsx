import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const dashboardRoutes: RouteObject[] = [
  { path: screens.start, lazy: async () => ({ Component: (await import('./DashboardPage.tsx')).DashboardPage }) },
  { path: screens.dashboard, lazy: async () => ({ Component: (await import('./DashboardPage.tsx')).DashboardPage }) },
];
