import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const userRoleRoutes: RouteObject[] = [
  { path: screens.peopleAndRoles, lazy: async () => ({ Component: (await import('./PeoplePage.tsx')).PeoplePage }) },
];
