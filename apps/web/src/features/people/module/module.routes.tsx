import type { RouteObject } from 'react-router';

export const moduleRoutes: RouteObject[] = [
  { path: '/security/module', lazy: async () => ({ Component: (await import('./ModulePage.tsx')).ModulePage }) },
];
