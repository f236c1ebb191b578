import type { RouteObject } from 'react-router';

export const accountRoutes: RouteObject[] = [
  { path: '/view-profile', lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }) },
];
