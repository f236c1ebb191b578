import type { RouteObject } from 'react-router';

export const dashboardRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./DashboardPage.tsx')).DashboardPage }) },
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./DashboardPage.tsx')).DashboardPage }) },
];
