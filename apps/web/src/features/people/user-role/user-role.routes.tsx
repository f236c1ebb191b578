import type { RouteObject } from 'react-router';

export const userRoleRoutes: RouteObject[] = [
  { path: '/security/user', lazy: async () => ({ Component: (await import('./PeoplePage.tsx')).PeoplePage }) },
];
